import Diagnostics
import Messages

/// A list item where a key is needed.
enum StrayDash: Rule {
  static let id: RuleID = "stray-dash"

  static let explanation = Explanation(
    summary: Message(
      en: "A list item, which starts with `- `, stands among keys.",
      ja: "キーが並ぶ場所に、`- ` で始まるリストの項目があります。"),
    reason: Message(
      en: "Keys and list items cannot be mixed in one place: `rows:` has keys, `order:` has items.",
      ja: "同じ場所に、キーとリストの項目を混ぜて書くことはできません。たとえば、`rows:` の下はキー、`order:` の下はリストの項目です。"),
    remedy: Message(
      en: "Delete the dash, or move the item to the list where it belongs.",
      ja: "`-` を削除するか、項目を本来のリストに移してください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        - favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let dash = problem.culprit, dash.kind == .dash else { return nil }
    return Diagnostic(
      Self.self, at: dash.range,
      Message(
        en: "a list item (`- `) stands where a key is needed",
        ja: "キーが必要な場所にリストの項目（`- `）があります"),
      help: Message(
        en: "delete the dash, or put the item below the key that it belongs to",
        ja: "`-` を削除するか、この項目が属するキーの下に移してください"))
  }
}
