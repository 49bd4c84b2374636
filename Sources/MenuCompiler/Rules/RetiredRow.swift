import Diagnostics
import Messages

/// A row with an id that once existed and must not come back.
enum RetiredRow: DraftRule {
  static let id: RuleID = "retired-row"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    draft.retired.compactMap { retired in
      guard let index = draft.rowNames.index(of: retired.text) else { return nil }
      return Diagnostic(
        Self.self, at: draft.rows[index].id.range,
        Message(
          en:
            "the id \(VisibleText.quoted(draft.string(retired.text))) is retired and cannot be used again",
          ja: "\(VisibleText.quoted(draft.string(retired.text))) は使用を終えた id なので、もう使えません"),
        notes: [.init(Message(en: "it is retired here", ja: "ここで使用を終えています"), at: retired.range)],
        help: Message(en: "choose another id", ja: "別の id にしてください"))
    }
  }
}
