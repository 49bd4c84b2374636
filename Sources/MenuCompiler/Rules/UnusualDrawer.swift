import Diagnostics
import Messages

/// A number of the drawer that hardly anybody can want.
enum UnusualDrawer: Rule {
  static let id: RuleID = "unusual-drawer"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "A number under `drawer:` lies far from what drawers usually have.",
      ja: "`drawer:` の数値が、一般的なドロワーの値から大きく外れています。"),
    reason: Message(
      en: """
        A wide edge takes swipes from the rows, a narrow one cannot be hit; a slow drawer feels \
        broken, and a faint scrim does not tell that the rest of the screen is covered.
        """,
      ja: """
        端の幅が広すぎると行のスワイプを奪い、狭すぎると指で引き出せません。動きが遅いと不具合に見え、\
        スクリムが薄いと背後が操作できないことが伝わりません。
        """),
    remedy: Message(
      en: "Write a number within the range that the message names, or delete the key.",
      ja: "メッセージにある範囲の数値を書くか、キーを削除してください。"),
    wrong: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      drawer: { edge: 200 }
      """,
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      drawer: { edge: 20 }
      """)

  static func diagnostic(
    _ value: String, key: String, _ range: ClosedRange<Double>, unit: String,
    at place: SourceRange
  ) -> Diagnostic {
    let (low, high) = (number(range.lowerBound) + unit, number(range.upperBound) + unit)
    return Diagnostic(
      Self.self, at: place,
      Message(
        en: "`\(key): \(value)` is unusual; it is mostly between \(low) and \(high)",
        ja: "`\(key): \(value)` は一般的な値ではありません（通常は \(low) から \(high) です）"))
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }
}
