import Arguments
import Diagnostics
import Messages

/// The options of every command.
enum GlobalOptions {
  static let language = Option(
    "language", valueName: "LANGUAGE",
    help: Message(
      en: "The language of messages; without it, that of the environment.",
      ja: "メッセージの言語。指定がなければ環境変数（LANG など）に従います。"),
    allowedValues: Language.allCases.map(\.rawValue))

  static let color = Option(
    "color", valueName: "WHEN",
    help: Message(
      en: "Whether messages have colours; `auto` is where they go to a terminal.",
      ja: "メッセージに色を付けるかどうか。`auto` は端末に出すときだけ付けます。"),
    allowedValues: ["auto", "always", "never"])

  static let format = Option(
    "format", valueName: "FORMAT",
    help: Message(
      en: """
        How problems are told; without it, `xcode` where Xcode runs menuc, `github` in a workflow \
        of GitHub Actions, else `text`.
        """,
      ja: """
        問題の表示形式。指定がなければ、Xcode から実行されたときは `xcode`、GitHub Actions では `github`、\
        それ以外は `text`。
        """),
    allowedValues: DiagnosticFormat.allCases.map(\.rawValue))

  static let strict = Flag(
    "strict",
    help: Message(
      en: "Treat warnings as problems: the exit status is 1, and nothing is written.",
      ja: "警告も問題とみなします（終了コードは 1 になり、何も書き出しません）。"))

  static let quiet = Flag(
    "quiet", short: "q",
    help: Message(
      en: "Print nothing but what is wrong.", ja: "問題があるときだけ出力します。"))

  /// All of them, as help lists them.
  static let all: [any ArgumentDefinition] = [format, strict, language, color, quiet]
}
