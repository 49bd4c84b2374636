import Messages
import Testing

@Suite("The language that menuc speaks")
struct LanguageTests {
  @Test(
    "A locale's language is what stands before its territory",
    arguments: [
      ("ja", .japanese),
      ("ja_JP", .japanese),
      ("ja_JP.UTF-8", .japanese),
      ("ja-JP", .japanese),
      ("ja.eucJP", .japanese),
      ("ja@calendar=japanese", .japanese),
      ("JA_JP.UTF-8", .japanese),
      ("en", .english),
      ("en_GB.UTF-8", .english),
      ("En-US", .english),
      ("", nil),
      ("C", nil),
      ("C.UTF-8", nil),
      ("POSIX", nil),
      ("jav_ID", nil),
      ("japanese", nil),
      ("de_DE.UTF-8", nil),
      ("_JP", nil),
      ("ｊａ", nil),
    ] as [(String, Language?)])
  func locale(name: String, language: Language?) {
    #expect(Language(locale: name) == language)
  }

  @Test(
    "The first variable that is set and not empty decides",
    arguments: [
      ([:], .english),
      (["LANG": "ja_JP.UTF-8"], .japanese),
      (["LC_MESSAGES": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"], .japanese),
      (["LC_MESSAGES": "en_US.UTF-8", "LANG": "ja_JP.UTF-8"], .english),
      (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "en", "LANG": "en"], .japanese),
      (["LC_ALL": "en", "LC_MESSAGES": "ja", "LANG": "ja"], .english),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja"], .japanese),
      (["LC_ALL": "", "LC_MESSAGES": "ja", "LANG": "en"], .japanese),
      (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], .english),
      (["LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8"], .english),
      (["LC_CTYPE": "ja_JP.UTF-8", "LANGUAGE": "ja"], .english),
      (["LANG": ""], .english),
    ] as [([String: String], Language)])
  func environment(variables: [String: String], language: Language) {
    #expect(Language(environment: { variables[$0] }) == language)
  }
}
