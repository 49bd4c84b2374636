import Diagnostics
import MenuModel
import Messages
import Spelling

/// Two constants of the C header with one name.
///
/// Derived names of rows and sections cannot meet, since their ends tell them apart; those of
/// conditions and those that `symbol:` gives can meet any.
enum CNameCollision: DraftRule {
  static let id: RuleID = "c-name-collision"
  static let explanation = Explanation(
    summary: Message(
      en: "Two names in the generated C header would be the same.",
      ja: "生成される C のヘッダーに、同じ名前が 2 つできてしまいます。"),
    reason: Message(
      en: "C code has only one list of names, so the app would not compile.",
      ja: "C のコードでは同じ名前を 2 つ使えないため、アプリをビルドできなくなります。"),
    remedy: Message(
      en: "Give one of the two another `symbol:`, or rename the row, section or condition.",
      ja: """
        どちらかの `symbol:` を別の名前にするか、行、セクション、\
        または条件の id を変えてください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite, symbol: FAVORITE_ROW }
        history: { title: 閲覧履歴, icon: history, symbol: FAVORITE_ROW }
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite, symbol: FAVORITE_ROW }
        history: { title: 閲覧履歴, icon: history, symbol: HISTORY_ROW }
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let menu = draft.name?.value else { return [] }
    let chosen = Chosen(draft)
    guard !chosen.isEmpty else { return [] }
    let constants = ConstantNames(ofMenu: draft.texts[menu.text])
    var places: [ArraySlice<UInt8>: SourceRange] = [:]
    for name in fixedNames(constants, draft) { places[name] = draft.name?.range }
    for row in draft.rows where row.c.symbol == nil {
      places[constants.row(draft.texts[row.id.text])] = row.id.range
    }
    if case .sections(let sections) = draft.order {
      for section in sections {
        let id = draft.texts[section.id.text]
        places[constants.rowCount(ofSection: id)] = section.id.range
        let definition = draft.sectionNames.index(of: section.id.text)
        if definition.flatMap({ draft.sections[$0].c.symbol }) == nil {
          places[constants.section(id)] = section.id.range
        }
      }
    }
    return chosen.names(constants, draft).compactMap { name, range in
      guard let first = places.updateValue(range, forKey: name) else { return nil }
      return diagnostic(String(decoding: name, as: UTF8.self), at: range, first: first)
    }
  }

  /// The names whose author could have chosen others.
  private struct Chosen {
    let conditions: [NameDraft]
    let symbols: [Located<CName>]

    init(_ draft: MenuDraft) {
      conditions = draft.conditions
      symbols = draft.rows.compactMap(\.c.symbol) + draft.sections.compactMap(\.c.symbol)
    }

    var isEmpty: Bool { conditions.isEmpty && symbols.isEmpty }

    func names(
      _ constants: ConstantNames, _ draft: MenuDraft
    ) -> [(ArraySlice<UInt8>, SourceRange)] {
      conditions.map { (constants.condition(draft.texts[$0.text]), $0.range) }
        + symbols.map { (draft.texts[$0.value.text], $0.range) }
    }
  }

  /// The names that every header has, and those of the parameters and variables of its functions.
  private static func fixedNames(
    _ constants: ConstantNames, _ draft: MenuDraft
  ) -> [ArraySlice<UInt8>] {
    let unnamed = Array(Menu.unnamedSectionID.utf8)[...]
    return [
      constants.includeGuard, constants.rowCount, constants.sectionCount,
      constants.section(unnamed), constants.rowCount(ofSection: unnamed),
    ] + ConstantNames.Declaration.allCases.map { constants.name(of: $0) }
      + ["index", "row", "section", "conditions", "unused"].map { Array($0.utf8)[...] }
  }

  private static func diagnostic(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the C header would hold \(VisibleText.quoted(name)) twice",
        ja: "C ヘッダーに \(VisibleText.quoted(name)) が 2 つできてしまいます"),
      notes: [.init(Message(en: "the other one", ja: "もう一方はここです"), at: first)],
      help: Message(
        en: "rename one of the two, or give it another `symbol:`",
        ja: "どちらかの名前を変えるか、`symbol:` を別の名前にしてください"))
  }
}
