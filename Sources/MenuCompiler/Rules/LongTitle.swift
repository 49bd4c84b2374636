import Diagnostics
import MenuModel
import Messages
import Spelling

/// A title that most likely does not fit on its row.
enum LongTitle: DraftRule {
  static let id: RuleID = "long-title"
  static let severity = Severity.warning

  /// How many columns fit: 20 full-width characters or 40 letters, in a drawer of 280 points with
  /// an icon.
  static let limit = 40

  static let explanation = Explanation(
    summary: Message(
      en: "A title is longer than fits on a row: 20 full-width characters or 40 letters.",
      ja: "タイトルが 1 行に収まりません（全角 20 文字、半角 40 文字が目安です）。"),
    reason: Message(
      en: "The app cuts it off, often just where it tells what the row is.",
      ja: "アプリでは途中で切れて表示され、何の行か分からなくなることがあります。"),
    remedy: Message(
      en: "Say it in fewer words.", ja: "短い言葉に言い換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        change:
          title: ご予約内容の確認と変更とキャンセルのお手続きはこちらから
          icon: event_available
      order: [change]
      """,
    right: """
      menu: SideMenu
      rows:
        change:
          title: 予約の確認・変更
          icon: event_available
      order: [change]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for row in draft.rows {
      guard let title = row.title else { continue }
      if isLong(title.value, of: draft) { diagnostics.append(diagnostic(at: title.range)) }
    }
    return diagnostics
  }

  /// Whether a text that is shown as it is written is too long.
  private static func isLong(_ title: Title, of draft: MenuDraft) -> Bool {
    switch title {
    case .text(let text): isLong(text, of: draft)
    case .localized(let all): all.contains { isLong($0.text, of: draft) }
    case .key: false
    }
  }

  private static func isLong(_ text: Text, of draft: MenuDraft) -> Bool {
    // A column has at least one byte.
    draft.texts[text].count > limit && VisibleText.columns(of: draft.string(text)) > limit
  }

  private static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "this title is too long for a row", ja: "タイトルが長すぎて 1 行に収まりません"),
      help: Message(
        en: "use at most \(limit / 2) full-width characters or \(limit) letters",
        ja: "全角 \(limit / 2) 文字（半角 \(limit) 文字）以内にしてください"))
  }
}
