import Spelling
import Diagnostics
import MenuModel
import Messages

/// A title that lacks a language which `menuc.yaml` asks for.
enum MissingLanguage: Rule {
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
    wrong: "", right: "")

  /// What a title lacks of the languages.
  static func check(
    _ draft: MenuDraft, languages: [String]
  ) -> [Diagnostic] {
    guard !languages.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for row in draft.rows {
      guard let title = row.title, let range = row.titleRange else { continue }
      let given: [String]
      switch title {
      case .key: continue
      // One text stands for every language only where there is one.
      case .text: given = Array(languages.prefix(1))
      case .localized(let all): given = all.map { draft.string($0.language.text) }
      }
      let missing = languages.filter { !given.contains($0) }
      guard !missing.isEmpty else { continue }
      diagnostics.append(
        diagnostic(missing, of: row, beside: title, languages[0], at: range, in: draft))
    }
    return diagnostics
  }

  private static func diagnostic(
    _ missing: [String], of row: RowDraft, beside title: Title, _ first: String,
    at range: SourceRange, in draft: MenuDraft
  ) -> Diagnostic {
    let name = VisibleText.quoted(draft.string(row.id.text))
    let entries = missing.map { "\($0): …" }.joined(separator: ", ")
    var help = Message(
      en: "add `\(entries)` to the title", ja: "タイトルに `\(entries)` を書き足してください")
    if case .text(let text) = title {
      let whole = "{ \(first): \(VisibleText.spelled(draft.string(text))), \(entries) }"
      help = Message(en: "write `\(whole)`", ja: "`\(whole)` のように書いてください")
    }
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "the title of \(name) lacks \(quotedList(missing, separator: ", "))",
        ja: "\(name) のタイトルに \(quotedList(missing, separator: "、")) がありません"),
      help: help)
  }
}
