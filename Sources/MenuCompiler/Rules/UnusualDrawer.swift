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

  /// Points: `ViewDragHelper`, behind Android's drawer, listens on 20; a finger's target has 44 in
  /// Apple's Human Interface Guidelines.
  static let edge = 10.0...44
  /// Points: drawers of Material Design are 256 to 360 wide, on the widest telephones.
  static let width = 200.0...400
  /// Percent of the screen; below, titles are cut, and above, there is no scrim to tap.
  static let widthPercent = 50.0...95
  /// A share of the way: at either end, letting go would nearly always do the same.
  static let threshold = 0.1...0.9
  /// Points a second: a slow drag has less, and hardly any flick has more.
  static let velocity = 100.0...3000
  /// Seconds: below, nothing is seen to move; above, it is waited for.
  static let duration = 0.1...1
  /// A share: below, the screen behind looks usable; above, it looks gone.
  static let scrimOpacity = 0.2...0.9

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
