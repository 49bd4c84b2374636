import Diagnostics
import MenuModel
import Messages
import Spelling

/// Two shown rows with one title.
enum DuplicateTitle: DraftRule {
  static let id: RuleID = "duplicate-title"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "Two rows that are shown have the same title.",
      ja: "表示される 2 つの行のタイトルが同じです。"),
    reason: Message(
      en: "People who use the app cannot tell them apart; often one was copied and not changed.",
      ja: "利用者には区別がつきません。コピーした行を直し忘れていることがよくあります。"),
    remedy: Message(
      en: "Give one of the rows another title, or hide it.",
      ja: "どちらかの行のタイトルを変えるか、非表示にしてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        campaign: { title: クーポン, icon: star }
      order: [coupon, campaign]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        campaign: { title: キャンペーン, icon: star }
      order: [coupon, campaign]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var titles = NameTable(draft.texts)
    var first: [Int] = []
    var diagnostics: [Diagnostic] = []
    for section in names.sections {
      for row in section.items.compactMap(\.row) {
        // Rows that are never shown together may share a title, such as two kinds of log in.
        guard draft.rows[row].when.isEmpty, !draft.rows[row].isBroken,
          let title = draft.rows[row].title
        else { continue }
        let text = title.value.written
        guard let earlier = titles.insert(text) else {
          first.append(row)
          continue
        }
        if first[earlier] == row { continue }
        diagnostics.append(
          diagnostic(
            draft.string(text), at: title.range, first: draft.rows[first[earlier]].title?.range))
      }
    }
    return diagnostics
  }

  private static func diagnostic(
    _ title: String, at range: SourceRange, first: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "another row has the title \(VisibleText.quoted(title)), too",
        ja: "\(VisibleText.quoted(title)) というタイトルの行がほかにもあります"),
      notes: [.init(Message(en: "the other row", ja: "もう一方の行はここです"), at: first)],
      help: Message(en: "change one of the two titles", ja: "どちらかのタイトルを変えてください"))
  }
}

extension Title {
  /// The text that stands for the title when two are compared: the only one, or the first one.
  fileprivate var written: Text {
    switch self {
    case .text(let text), .key(let text): text
    case .localized(let all): all[0].text
    }
  }
}
