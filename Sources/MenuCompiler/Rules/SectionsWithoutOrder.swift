import Diagnostics
import Messages

/// `sections:` where `order:` has none.
enum SectionsWithoutOrder: DraftRule {
  static let id: RuleID = "sections-without-order"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    guard let key = draft.sectionsKey else { return [] }
    switch draft.order {
    case .broken, .sections: return []
    case .absent, .list:
      return [
        Diagnostic(
          Self.self, at: key,
          Message(
            en: "`sections:` needs an `order:` that has a list for each section",
            ja: "`sections:` を使うときは、`order:` にセクションごとのリストが必要です"),
          help: Message(
            en: "write `order:` with the ids of the sections as keys",
            ja: "`order:` の下にセクションの id をキーとして書いてください"))
      ]
    }
  }
}
