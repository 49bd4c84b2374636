import Diagnostics
import Messages
import Spelling

/// A rule that does not exist, or whose severity cannot be changed, in `menuc.yaml` or in a
/// comment that excuses a line.
enum UnknownRule: Rule {
  static let id: RuleID = "unknown-rule"
  static let explanation = Explanation(
    summary: Message(
      en: "A configuration or an excuse names a rule that menuc does not have.",
      ja: "設定やコメントに書かれた名前のルールがありません。"),
    reason: Message(
      en: "It then changes nothing, although somebody relies on it.",
      ja: "指定したつもりでも効果がありません。"),
    remedy: Message(
      en: "Write the id that the message shows in brackets; `menuc rules` lists them all.",
      ja: "メッセージの [ ] の中にある id を書いてください。`menuc rules` で一覧を確認できます。"),
    // Only `menuc.yaml` can name a rule that is an error.
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer } # menuc: ignore[long-titel] as the posters have it
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        # menuc: ignore[long-title] as the posters have it
        coupon: { title: 春の特別キャンペーン対象施設で使えるクーポン, icon: local_offer }
      order: [coupon]
      """)

  static func diagnostic(
    _ name: String, at range: SourceRange, _ speller: inout Speller
  ) -> Diagnostic {
    let nearest = speller.nearest(to: name, among: rules.map { $0.id.name })
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no rule \(VisibleText.quoted(name))",
        ja: "\(VisibleText.quoted(name)) というルールはありません"),
      help: nearest.map { .didYouMean($0) }
        ?? Message(
          en: "`menuc rules` lists the rules", ja: "ルールの一覧は `menuc rules` で確認できます"))
  }

  static func fixedSeverity(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(name)` is always an error: a menu that breaks it cannot be compiled",
        ja: "`\(name)` は必ずエラーになります（違反したメニューは生成できないため）"),
      help: Message(
        en: "delete this line; only warnings and notes can be changed",
        ja: "この行を削除してください。変更できるのは警告とメモだけです"))
  }
}
