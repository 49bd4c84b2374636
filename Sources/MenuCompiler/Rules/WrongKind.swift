import Diagnostics
import MenuYAML
import Messages

/// A list where a text must stand, a text where keys must stand, and so on.
enum WrongKind: Rule {
  static let id: RuleID = "wrong-kind"

  static func diagnostic(
    expected: Shape, found: Node.Kind, at range: SourceRange
  ) -> Diagnostic {
    let expected = expected.message
    let found =
      switch found {
      case .scalar: Message(en: "a text", ja: "文字列")
      case .sequence: Message(en: "a list", ja: "リスト")
      case .mapping: Message(en: "keys with values", ja: "「キー: 値」の形")
      }
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "this is \(found.english); here stands \(expected.english)",
        ja: "ここには\(expected.japanese)を書きます（いまは\(found.japanese)です）"))
  }
}
