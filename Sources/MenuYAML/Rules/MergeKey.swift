import Diagnostics
import Messages

/// A key that takes over those of another mapping: `<<`.
enum MergeKey: Rule {
  static let id: RuleID = "merge-key"

  static let explanation = Explanation(
    summary: Message(
      en: "The key `<<` takes over the keys of another place. A menu file has no such key.",
      ja: "別の場所のキーを取り込む `<<`（マージキー）が書かれています。メニューのファイルでは使えません。"),
    reason: Message(
      en: """
        Whoever reads the row would not see all its keys, and a change elsewhere would change \
        it, too.
        """,
      ja: "取り込んだキーはこの行を見ても分からず、取り込み元を直すとこの行まで変わってしまうためです。"),
    remedy: Message(
      en: "Delete `<<` and write the keys out in each row.",
      ja: "`<<` を削除して、必要なキーをそれぞれの行に書いてください。"),
    wrong: """
      menu: SideMenu
      rows:
        history:
          <<: { icon: history }
          title: 閲覧履歴
      order: [history]
      """,
    right: """
      menu: SideMenu
      rows:
        history:
          icon: history
          title: 閲覧履歴
      order: [history]
      """)

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "merge keys (`<<`) cannot be used in a menu file", ja: "マージキー（`<<`）は使えません"),
      help: Message(
        en: "write the keys out in each row", ja: "それぞれの行にキーを書いてください"))
  }
}
