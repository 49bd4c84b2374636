import Diagnostics
import Messages

/// Collections deeper in one another than menuc reads.
enum NestingTooDeep: Rule {
  static let id: RuleID = "nesting-too-deep"

  static let explanation = Explanation(
    summary: Message(
      en: "Lists or groups lie more than \(Limits.depth) deep in one another.",
      ja: "リストやまとまりが、\(Limits.depth) 段を超えて入れ子になっています。"),
    reason: Message(
      en: """
        No menu is that deep. Most often brackets were typed by mistake, or a script wrote the \
        file wrongly.
        """,
      ja: "メニューがこれほど深くなることはありません。括弧の打ち間違いか、ファイルを書き出したスクリプトの誤りがほとんどです。"),
    remedy: Message(
      en: """
        Delete the brackets that are too many. `order:` holds a list, or a list for each \
        section.
        """,
      ja: "余分な括弧を削除してください。`order:` に書くのは、リストか、セクションごとのリストです。"),
    wrong: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[favorite]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
      """,
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """)

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "lists and mappings lie more than \(Limits.depth) deep in one another",
        ja: "リストやマッピングの入れ子が深すぎます（\(Limits.depth) 段まで）"))
  }
}
