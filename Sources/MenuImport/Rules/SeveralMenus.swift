import Diagnostics
import Messages

/// Files in which several things look like a menu.
enum SeveralMenus: Rule {
  static let id: RuleID = "several-menus"
  static let explanation = Explanation(
    summary: Message(
      en: "Several things in the files look like a menu.",
      ja: "メニューらしいものが複数見つかりました。"),
    reason: Message(
      en: "A file of menuc is one menu, and only you know which of them is meant.",
      ja: "menuc のファイルは 1 つにつき 1 メニューで、どれを取り込むかは判断できません。"),
    remedy: Message(
      en: "Say which one with `--only NAME`, and run the import again for each of the others.",
      ja: "`--only 名前` でどれかを指定してください。ほかのものは、もう一度それぞれ取り込みます。"),
    wrong: """
      typedef NS_ENUM(NSInteger, DrawerRow) { DrawerRowHome, DrawerRowHelp };
      typedef NS_ENUM(NSInteger, SettingsRow) { SettingsRowPush, SettingsRowSound };
      """,
    right: """
      typedef NS_ENUM(NSInteger, DrawerRow) { DrawerRowHome, DrawerRowHelp };
      """, syntax: .c)

  static func report(_ found: [FoundMenu], to reports: inout Reports) {
    guard let first = found.first else { return }
    let notes = found.prefix(50).map { candidate in
      reports.note(
        Message(
          en: "\(Message.quoted(candidate.name)) has \(candidate.count) \(rows(candidate.count))",
          ja: "\(Message.quoted(candidate.name)): \(candidate.count) 行"),
        at: candidate.place, for: first.place.file)
    }
    reports.add(
      Diagnostic(
        Self.self, at: first.place.range,
        Message(
          en: "\(found.count) things look like a menu", ja: "メニューの候補が \(found.count) 個あります"),
        notes: notes,
        help: Message(
          en: "say which one, such as `--only \(first.name)`",
          ja: "`--only \(first.name)` のように、どれか 1 つを指定してください")), in: first.place.file)
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "row" : "rows" }
}
