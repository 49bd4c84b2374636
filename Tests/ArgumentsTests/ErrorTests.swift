import Arguments
import Messages
import Testing

/// A wrong command line and what is said about it.
struct Mistake: CustomTestStringConvertible {
  var words: [String]
  var english: String
  var japanese: String

  init(_ words: [String], en english: String, ja japanese: String) {
    self.words = words
    self.english = english
    self.japanese = japanese
  }

  var testDescription: String { words.description }

  static let all = [
    Mistake(
      ["generate", "--chek"],
      en: "unknown option '--chek'; did you mean '--check'?",
      ja: "「--chek」というオプションはありません。「--check」のことでしょうか？"),
    Mistake(
      ["generate", "--out-directory=x"],
      en: "unknown option '--out-directory'; did you mean '--output-directory'?",
      ja: "「--out-directory」というオプションはありません。「--output-directory」のことでしょうか？"),
    Mistake(
      ["generate", "--langage", "ja"],
      en: "unknown option '--langage'; did you mean '--language'?",
      ja: "「--langage」というオプションはありません。「--language」のことでしょうか？"),
    Mistake(
      ["generate", "--zzz"],
      en: "unknown option '--zzz'",
      ja: "「--zzz」というオプションはありません"),
    Mistake(
      ["--define", "generate"],
      en: "unknown option '--define'",
      ja: "「--define」というオプションはありません"),
    Mistake(
      ["generate", "--version"],
      en: "unknown option '--version'",
      ja: "「--version」というオプションはありません"),
    Mistake(
      ["generate", "-cx"],
      en: "unknown option '-x'",
      ja: "「-x」というオプションはありません"),
    Mistake(
      ["-langage"],
      en: "unknown option '-langage'; did you mean '--language'?",
      ja: "「-langage」というオプションはありません。「--language」のことでしょうか？"),
    Mistake(
      ["genrate", "--check", "a.yaml"],
      en: "unknown subcommand 'genrate'; did you mean 'generate'?",
      ja: "「genrate」というサブコマンドはありません。「generate」のことでしょうか？"),
    Mistake(
      ["help", "bogus"],
      en: "unknown subcommand 'bogus'",
      ja: "「bogus」というサブコマンドはありません"),
    Mistake(
      ["-"],
      en: "unknown subcommand '-'",
      ja: "「-」というサブコマンドはありません"),
    Mistake(
      ["generate", "-o"],
      en: "missing value for '--output-directory <DIR>'",
      ja: "「--output-directory <DIR>」の値が指定されていません"),
    Mistake(
      ["generate", "--output-directory", "--check"],
      en: "missing value for '--output-directory <DIR>'",
      ja: "「--output-directory <DIR>」の値が指定されていません"),
    Mistake(
      ["generate", "--check=yes"],
      en: "the flag '--check' takes no value, but 'yes' was given",
      ja: "フラグ「--check」に値「yes」は指定できません"),
    Mistake(
      ["generate", "-c=yes"],
      en: "the flag '--check' takes no value, but 'yes' was given",
      ja: "フラグ「--check」に値「yes」は指定できません"),
    Mistake(
      ["--language", "fr"],
      en: "the value 'fr' is invalid for '--language <LANGUAGE>'; allowed values: 'en', 'ja'",
      ja: "「--language <LANGUAGE>」に値「fr」は指定できません。指定できる値: 「en」「ja」"),
    Mistake(
      ["convert", "xml"],
      en: "the value 'xml' is invalid for '<FORMAT>'; allowed values: 'json', 'yaml'",
      ja: "「<FORMAT>」に値「xml」は指定できません。指定できる値: 「json」「yaml」"),
    Mistake(
      ["convert"],
      en: "missing argument '<FORMAT>'",
      ja: "引数「<FORMAT>」が指定されていません"),
    Mistake(
      ["convert", "json", "a.yaml", "b.yaml", "c.yaml"],
      en: "unexpected argument 'b.yaml'",
      ja: "余分な引数「b.yaml」があります"),
    Mistake(
      ["convert", "json", "a", "\u{1B}[31m\n\u{85}\u{202E}"],
      en: #"unexpected argument '\u{1B}[31m\u{A}\u{85}\u{202E}'"#,
      ja: #"余分な引数「\u{1B}[31m\u{A}\u{85}\u{202E}」があります"#),
    Mistake(
      ["--\u{7}=x"],
      en: #"unknown option '--\u{7}'"#,
      ja: #"「--\u{7}」というオプションはありません"#),
  ]
}

@Suite("Mistakes")
struct ErrorTests {
  @Test("A mistake is told in both languages", arguments: Mistake.all)
  func message(mistake: Mistake) {
    let message = parsingError(of: mistake.words)?.message
    #expect(message == Message(en: mistake.english, ja: mistake.japanese))
  }

  @Test func reportInEnglish() throws {
    let error = try #require(parsingError(of: ["generate", "--chek"]))
    #expect(
      ErrorText(for: error, in: .english).text == """
        Error: unknown option '--chek'; did you mean '--check'?
        Usage: menuc generate [--output-directory <DIR>] [--define <NAME> ...] [--check]
               [<PATH> ...]
          See 'menuc generate --help' for more information.
        """)
  }

  @Test func reportInJapanese() throws {
    let error = try #require(parsingError(of: ["genrate"]))
    #expect(
      ErrorText(for: error, in: .japanese).text == """
        エラー: 「genrate」というサブコマンドはありません。「generate」のことでしょうか？
        使い方: menuc [--language <LANGUAGE>] [--quiet] <サブコマンド>
          詳しくは「menuc --help」をご覧ください。
        """)
  }

  @Test(
    "The language of the report is known wherever the mistake is",
    arguments: [
      ["--language", "ja", "generate", "--bogus"],
      ["generate", "--bogus", "value", "--language=ja"],
      ["bogus", "--language", "ja"],
    ])
  func optionsAroundTheMistake(words: [String]) {
    #expect(parsingError(of: words)?.arguments[Menuc.language] == "ja")
  }

  @Test func mistakeThatACommandFinds() throws {
    guard case .run(let arguments) = try Menuc.configuration.parse(["cache", "clear"]) else {
      Issue.record("the line does not run")
      return
    }
    let message = Message(en: "nothing to clear; give '--all'", ja: "「--all」を指定してください")
    let error = ArgumentError(.validation(message), arguments: arguments)
    #expect(error.commandPath == ["menuc", "cache", "clear"])
    #expect(
      ErrorText(for: error, in: .english).text == """
        Error: nothing to clear; give '--all'
        Usage: menuc cache clear [--all]
          See 'menuc cache clear --help' for more information.
        """)
  }

  private func parsingError(of words: [String]) -> ArgumentError? {
    #expect(throws: ArgumentError.self) { try Menuc.configuration.parse(words) }
  }
}
