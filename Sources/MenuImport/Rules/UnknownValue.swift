import Diagnostics
import Messages

/// A row whose number cannot be found.
enum UnknownValue: Rule {
  static let id: RuleID = "unknown-value"
  static let explanation = Explanation(
    summary: Message(
      en: "The number of a row or section cannot be found.",
      ja: "行やセクションの番号を求められません。"),
    reason: Message(
      en: "Left out or guessed, it would move the rows behind it.",
      ja: "無視したり推測したりすると、後ろの行の番号がずれてしまいます。"),
    remedy: Message(
      en: """
        Name the file that defines what the value is made of as well, or give it with \
        `-D NAME=VALUE`.
        """,
      ja: "値のもとになる定義を含むファイルも一緒に指定するか、`-D 名前=値` で値を指定してください。"),
    wrong: """
      #define HOME_ROW 0
      #define HELP_ROW (FIRST_HELP + 1)
      """,
    right: """
      #define FIRST_HELP 0
      #define HOME_ROW 0
      #define HELP_ROW (FIRST_HELP + 1)
      """, syntax: .c)

  static func diagnostic(_ constant: Constant, _ failure: CFailure) -> Diagnostic {
    let name = Message.quoted(constant.name)
    let reason = failure.reason
    return Diagnostic(
      Self.self, at: constant.place.range,
      Message(
        en: "the value of \(name) cannot be found: \(reason.english)",
        ja: "\(name) の値がわかりません（\(reason.japanese)）"), help: help(failure))
  }

  private static func help(_ failure: CFailure) -> Message? {
    guard case .unknownName(let name) = failure else { return nil }
    return Message(
      en: "name the file that defines it, too, or say `-D \(name)=VALUE`",
      ja: "定義しているファイルも指定するか、`-D \(name)=値` と指定してください")
  }
}
