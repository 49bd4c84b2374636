import MenuModel
import Testing

@Suite("Names that are valid, and names that are not")
struct NamesTests {
  private static let longest = String(repeating: "a", count: 64)

  @Test(
    arguments: [
      "a", "faq", "log_in", "a1", "a_1", "log_in_2fa", "a_b_c", "none", "null", "init", longest,
    ])
  func identifierIsAccepted(name: String) throws {
    let (text, texts) = surrounded(name)
    let identifier = try #require(Identifier(text, in: texts))
    #expect(texts.string(identifier.text) == name)
  }

  @Test(
    arguments: [
      "", "A", "Faq", "logIn", "1a", "1", "_", "_a", "a_", "a__b", "log-in", "log in", " a", "a ",
      "a\n", "ａ", "é", "お気に入り", "a.b", "~", "a\u{0}", "a\u{200B}", longest + "a",
    ])
  func identifierIsRefused(name: String) {
    let (text, texts) = surrounded(name)
    #expect(Identifier(text, in: texts) == nil)
  }

  @Test(arguments: ["A", "FAQ", "NavigationDrawer", "Menu2", "A1b2", longest.uppercased()])
  func typeNameIsAccepted(name: String) throws {
    let (text, texts) = surrounded(name)
    let typeName = try #require(TypeName(text, in: texts))
    #expect(texts.string(typeName.text) == name)
  }

  @Test(
    arguments: [
      "", "a", "menu", "navigationDrawer", "1A", "_A", "A_B", "A-B", "A B", "Ａ", "É", "Aé", "A.B",
      "A\n", longest.uppercased() + "A",
    ])
  func typeNameIsRefused(name: String) {
    let (text, texts) = surrounded(name)
    #expect(TypeName(text, in: texts) == nil)
  }

  @Test(
    arguments: [
      "A", "a", "_", "FAVORITE_ROW", "kFavorite", "row2", "Int", "INT", "ids", "yes",
      longest + longest,
    ])
  func cNameIsAccepted(name: String) throws {
    let (text, texts) = surrounded(name)
    let cName = try #require(CName(text, in: texts))
    #expect(texts.string(cName.text) == name)
  }

  @Test(
    arguments: [
      "", "2", "2a", "A-B", "A B", "A.B", "Ａ", "é", "$a", "A\n", longest + longest + "a",
      "int", "while", "restrict", "_Bool", "nullptr", "class", "and", "co_await", "typeof",
      "id", "self", "nil", "YES", "in", "NSInteger", "NULL", "__LINE__", "defined",
    ])
  func cNameIsRefused(name: String) {
    let (text, texts) = surrounded(name)
    #expect(CName(text, in: texts) == nil)
  }

  @Test(
    arguments: [
      "ja", "en", "fil", "pt-BR", "zh-Hans", "zh-Hant-TW", "es-419", "sr-Latn-RS", "sl-rozaj",
      "de-1996", "de-CH-1901", "sl-rozaj-biske-1994", "ca-ES-valencia",
    ])
  func languageTagIsAccepted(tag: String) throws {
    let (text, texts) = surrounded(tag)
    let language = try #require(LanguageTag(text, in: texts))
    #expect(texts.string(language.text) == tag)
  }

  @Test(
    arguments: [
      "", "j", "JA", "Ja", "japanese", "ja_JP", "ja-jp", "ja-JPN", "zh-hans", "zh-HANS",
      "zh-TW-Hant", "ja-", "-ja", "ja--JP", "ja JP", "ｊａ", "en-12", "en-1234567890", "de-abcd",
      "en-US-GB",
      "x-foo", "en-u", "日本語",
    ])
  func languageTagIsRefused(tag: String) {
    let (text, texts) = surrounded(tag)
    #expect(LanguageTag(text, in: texts) == nil)
  }

  @Test func languageTagsAreOrderedByWhereTheyStand() throws {
    let samples = Samples("zh", "ja")
    let first = try #require(LanguageTag(samples[0], in: samples.texts))
    let second = try #require(LanguageTag(samples[1], in: samples.texts))
    #expect(first.isBefore(second))
    #expect(!second.isBefore(first))
    #expect(!first.isBefore(first))
  }
}
