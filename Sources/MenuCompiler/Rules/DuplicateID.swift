import Diagnostics
import Messages
import Spelling

/// A row, section or condition that is defined twice.
enum DuplicateID: Rule {
  static let id: RuleID = "duplicate-id"
  static let explanation = Explanation(
    summary: Message(
      en: "Two rows, sections or conditions have the same id.",
      ja: "同じ id の行、セクション、または条件が 2 つあります。"),
    reason: Message(
      en: """
        The lists of the menu and the app refer to everything by its id, so each id must mean one \
        thing.
        """,
      ja: """
        メニューのリストもアプリも id で項目を見分けるため、同じ id が 2 つあると区別できません。
        """),
    remedy: Message(
      en: "Give one of the two another id, or delete the one that is not needed.",
      ja: "どちらかを別の id に変えるか、要らないほうを削除してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        coupon: { title: 会員クーポン, icon: local_offer }
        coupon: { title: 夏のクーポン, icon: local_offer }
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        coupon: { title: 会員クーポン, icon: local_offer }
        summer_coupon: { title: 夏のクーポン, icon: local_offer }
      """)

  static func diagnostic(
    _ name: String, of kind: NameKind, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(kind.english) \(VisibleText.quoted(name)) is defined a second time",
        ja: "\(kind.japanese) \(VisibleText.quoted(name)) が 2 回定義されています"),
      notes: [.init(Message(en: "it is first defined here", ja: "1 回目の定義はここです"), at: first)],
      help: Message(en: "rename or delete one of the two", ja: "どちらかの名前を変えるか、削除してください"))
  }
}
