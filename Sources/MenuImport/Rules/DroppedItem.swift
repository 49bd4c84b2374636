import Diagnostics
import Messages

/// An element of an Android menu that is no row.
enum DroppedItem: Rule {
  static let id: RuleID = "dropped-item"
  static let severity = Severity.note
  static let explanation = Explanation(
    summary: Message(
      en: "An item without a title or in a comment, or a group without an item, was left out.",
      ja: "タイトルのない項目、コメントアウトされた項目、または項目のないグループを取り込みませんでした。"),
    reason: Message(
      en:
        "Items without a title and an icon only take up room; a menu of menuc has sections for that.",
      ja: "タイトルもアイコンもない項目は、すき間を空けるためのものです。menuc ではセクションを使います。"),
    remedy: Message(
      en:
        "Nothing is to be done, unless the app fills it at run time: then add a section with `[]`.",
      ja: "対応は不要です。アプリが実行時に中身を入れる場合は、`[]` のセクションを足してください。"),
    wrong: """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:id="@+id/home" android:title="Home" />
        <item android:title="" android:enabled="false" />
      </menu>
      """,
    right: """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:id="@+id/home" android:title="Home" />
      </menu>
      """, syntax: .xml)

  static func diagnostic(_ dropped: MenuResource.Dropped) -> Diagnostic {
    let message =
      switch dropped.reason {
      case .spacer:
        Message(
          en: "this item has no title and no icon, and is left out",
          ja: "この項目にはタイトルもアイコンもないため、取り込みません")
      case .commentedOut:
        Message(
          en: "an item is commented out here, and is left out",
          ja: "ここでコメントアウトされている項目は、取り込みません")
      case .emptyGroup:
        Message(en: "this group is empty, and is left out", ja: "このグループは空のため、取り込みません")
      }
    return Diagnostic(Self.self, at: dropped.place.range, message)
  }
}
