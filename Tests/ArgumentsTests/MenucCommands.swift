import Arguments
import Messages

/// The command line that the tests parse.
enum Menuc {
  static let language = Option(
    "language",
    valueName: "LANGUAGE",
    help: Message(en: "The language of messages.", ja: "メッセージの言語です。"),
    allowedValues: ["en", "ja"])
  static let quiet = Flag(
    "quiet", short: "q", help: Message(en: "Print only errors.", ja: "エラーだけを表示します。"))

  static let configuration = CommandConfiguration(
    commandName: "menuc",
    abstract: Message(en: "Compile menu files.", ja: "メニューファイルをコンパイルします。"),
    version: "1.0",
    arguments: [language, quiet],
    subcommands: [Generate.configuration, Convert.configuration, Cache.configuration])
}

enum Generate {
  static let outputDirectory = Option(
    "output-directory",
    short: "o",
    valueName: "DIR",
    help: Message(
      en: "The directory to write to, which is made where it does not exist.",
      ja: "書き込み先のディレクトリです。「ない」場合は、menucが新しく作ります。"))
  static let define = Option(
    "define",
    short: "D",
    valueName: "NAME",
    isRepeating: true,
    help: Message(en: "Define a name.", ja: "名前を定義します。"))
  static let check = Flag(
    "check",
    short: "c",
    help: Message(en: "Write nothing.", ja: "何も書き込みません。"))
  static let paths = Argument(
    "PATH",
    isRepeating: true,
    isOptional: true,
    help: Message(en: "The menu files.", ja: "メニューファイルです。"))

  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: Message(en: "Generate code from menu files.", ja: "コードを生成します。"),
    discussion: Message(
      en: """
        Without a path, every menu file of the working directory is compiled, in the order of names.

          menuc generate --check   a line that keeps its form, though it is wider than the text
        """,
      ja: """
        パスを省略すると、作業ディレクトリの全ファイルを、名前の順にコンパイルします。
        """),
    arguments: [outputDirectory, define, check, paths])
}

enum Convert {
  static let format = Argument(
    "FORMAT",
    help: Message(en: "The format.", ja: "形式です。"),
    allowedValues: ["json", "yaml"])
  static let path = Argument(
    "PATH", isOptional: true, help: Message(en: "The menu file.", ja: "メニューファイルです。"))

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: Message(en: "Convert a menu file.", ja: "メニューファイルを変換します。"),
    arguments: [format, path])
}

enum Cache {
  static let all = Flag("all", help: Message(en: "Remove all.", ja: "すべて削除します。"))
  static let clear = CommandConfiguration(
    commandName: "clear",
    abstract: Message(en: "Clear the cache.", ja: "キャッシュを消去します。"),
    arguments: [all])
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: Message(en: "Manage the cache.", ja: "キャッシュを管理します。"),
    subcommands: [clear])
}
