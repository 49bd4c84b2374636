import Diagnostics
import Messages

/// A key without a value, or a list item without one.
enum MissingValue: Rule {
  static let id: RuleID = "missing-value"

  static func diagnostic(key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(key)) has no value", ja: "\(VisibleText.quoted(key)) の値がありません"),
      help: Message(
        en: "write a value after the colon, or delete the key",
        ja: "コロンの後に値を書くか、キーを削除してください"))
  }

  static func emptyList(key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(key)) has no list", ja: "\(VisibleText.quoted(key)) のリストがありません"),
      help: Message(en: "write `[]` for an empty list", ja: "空にするときは `[]` と書いてください"))
  }

  static func item(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(en: "this list item is empty", ja: "リストの項目が空です"),
      help: Message(en: "write a row id, or delete the item", ja: "行の id を書くか、この項目を削除してください"))
  }
}
