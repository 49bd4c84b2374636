import Diagnostics
import MenuModel
import Messages
import Spelling

/// A title that lacks a language which `menuc.yaml` asks for.
enum MissingLanguage: DraftRule {
  static let id: RuleID = "missing-language"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "`languages:` in `menuc.yaml` lists languages that every title must have, and one lacks.",
      ja: "`menuc.yaml` の `languages:` にある言語のタイトルが足りません。"),
    reason: Message(
      en: "People who use that language see the title in another one.",
      ja: "その言語の利用者には、別の言語のタイトルが表示されます。"),
    remedy: Message(
      en: "Add the language: `title: { ja: …, en: … }`.",
      ja: "`title: { ja: …, en: … }` のように、その言語を書き足してください。"),
    // The languages stand in another file.
    wrong: """
      menu: SideMenu
      # menuc.yaml has `languages: [ja, en]`.
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      # menuc.yaml has `languages: [ja, en]`.
      rows:
        coupon: { title: { ja: クーポン, en: Coupons }, icon: local_offer }
      order: [coupon]
      """)

  /// What a title lacks of the languages.
  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let first = options.languages.first else { return [] }
    var diagnostics: [Diagnostic] = []
    draft.visitTitles { name, title in
      let given: [String]
      switch title.value {
      case .key: return
      // One text stands for every language only where there is one.
      case .text: given = [first]
      case .localized(let all): given = all.map { draft.string($0.language.text) }
      }
      let missing = options.languages.filter { !given.contains($0) }
      guard !missing.isEmpty else { return }
      diagnostics.append(diagnostic(missing, of: name, beside: title, first, in: draft))
    }
    return diagnostics
  }

  private static func diagnostic(
    _ missing: [String], of name: NameDraft, beside title: Located<Title>, _ first: String,
    in draft: MenuDraft
  ) -> Diagnostic {
    let name = VisibleText.quoted(draft.string(name.text))
    let entries = missing.map { "\($0): …" }.joined(separator: ", ")
    var help = Message(
      en: "add `\(entries)` to the title", ja: "タイトルに `\(entries)` を書き足してください")
    if case .text(let text) = title.value {
      let whole = "{ \(first): \(VisibleText.spelled(draft.string(text))), \(entries) }"
      help = Message(en: "write `\(whole)`", ja: "`\(whole)` のように書いてください")
    }
    return Diagnostic(
      Self.self, at: title.range,
      Message(
        en: "the title of \(name) lacks \(quotedList(missing, separator: ", "))",
        ja: "\(name) のタイトルに \(quotedList(missing, separator: "、")) がありません"),
      help: help)
  }
}
