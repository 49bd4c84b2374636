import Diagnostics
import Messages

/// A text that is empty, has several lines or holds what cannot be seen.
enum InvalidText: Rule {
  static let id: RuleID = "invalid-text"

  static func diagnostic(
    _ problem: LineProblem, isFolded: Bool, at range: SourceRange
  ) -> Diagnostic {
    let (message, help): (Message, Message) =
      switch problem {
      case .empty:
        (
          Message(en: "this text is empty", ja: "文字列が空です"),
          Message(en: "write a text", ja: "文字列を書いてください")
        )
      case .lineBreak:
        (
          Message(
            en: "this text has a line break; it must be one line",
            ja: "文字列に改行が入っています。1 行で書いてください"),
          isFolded
            ? Message(
              en: "write `>-`, which leaves out the last line break",
              ja: "`>-` と書くと、最後の改行が入りません")
            : Message(
              en: "only `note:` may have several lines", ja: "複数行にできるのは `note:` だけです")
        )
      case .hidden(let scalar):
        (
          Message(
            en: "this text holds the invisible character \(scalar.codePointName)",
            ja: "文字列に見えない文字 \(scalar.codePointName) が入っています"),
          Message(en: "delete it", ja: "この文字を削除してください")
        )
      }
    return Diagnostic(Self.self, at: range, message, help: help)
  }
}
