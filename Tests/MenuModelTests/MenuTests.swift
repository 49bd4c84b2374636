import MenuModel
import Testing

@Suite("What every menu promises")
struct MenuTests {
  private static let samples = Samples("Drawer", "user", "a", "b", "c", "main", "signed_in", "Home")

  private static func identifier(_ index: Int) throws -> Identifier {
    try #require(Identifier(samples[index], in: samples.texts))
  }

  private static func row(_ index: Int, opens destination: Destination? = nil) throws -> Row {
    var row = Row(id: try identifier(index))
    row.title = .text(samples[index])
    row.destination = destination
    return row
  }

  private static func screen() throws -> Destination {
    .screen(try #require(TypeName(samples[7], in: samples.texts)))
  }

  /// Two sections, with the rows `a` and `b` and none, the hidden row `c`, and one condition.
  private static func parts() throws -> Menu.Parts {
    var parts = Menu.Parts(
      name: try #require(TypeName(samples[0], in: samples.texts)), texts: samples.texts)
    parts.conditions = [try identifier(6)]
    parts.rows = [try row(2, opens: screen()), try row(3), try row(4, opens: screen())]
    parts.shownCount = 2
    parts.sections = [
      Section(id: try identifier(5), rows: 0..<2), Section(id: try identifier(3), rows: 2..<2),
    ]
    parts.hasNamedSections = true
    parts.initial = 0
    return parts
  }

  private static let signedIn = Requirement([.init(condition: 0, holds: true)])
  private static let undeclared = Requirement([.init(condition: 1, holds: true)])

  @Test func rowsAreDividedIntoShownAndHiddenOnes() throws {
    let menu = try Menu(Self.parts())
    #expect(menu.rows.prefix(menu.shownCount).map { menu.texts.string($0.id.text) } == ["a", "b"])
    #expect(menu.hidden.map { menu.texts.string($0.id.text) } == ["c"])
    #expect(menu.sections.map(\.rows) == [0..<2, 2..<2])
    #expect(menu.initial == 0)
  }

  @Test func aMenuMayHaveNoRow() throws {
    var parts = Menu.Parts(
      name: try #require(TypeName(Self.samples[0], in: Self.samples.texts)),
      texts: Self.samples.texts)
    parts.sections = [Section(id: nil, rows: 0..<0)]
    #expect(try Menu(parts).rows.isEmpty)
  }

  @Test func requirementsMayNameDeclaredConditions() throws {
    var parts = try Self.parts()
    parts.sections[0].when = Self.signedIn
    parts.rows[0].when = Self.signedIn
    parts.rows[2].variants = [Variant(when: Self.signedIn)]
    #expect(try Menu(parts).rows[0].when.terms == Self.signedIn.terms)
  }

  @Test(
    "Sections divide the shown rows among them, in order",
    arguments: [
      [], [0..<1], [0..<3], [1..<2], [0..<1, 0..<2], [0..<1, 2..<2], [1..<2, 0..<1],
      [0..<2, 2..<3],
    ])
  func sections(ranges: [Range<Int>]) throws {
    var parts = try Self.parts()
    parts.initial = nil
    parts.sections = try ranges.map { Section(id: try Self.identifier(5), rows: $0) }
    #expect(throws: MenuInvariant.sectionsDoNotCoverRows) { try Menu(parts) }
  }

  @Test func noMoreRowsAreShownThanThereAre() throws {
    var parts = try Self.parts()
    parts.shownCount = 4
    parts.sections = [Section(id: nil, rows: 0..<4)]
    #expect(throws: MenuInvariant.sectionsDoNotCoverRows) { try Menu(parts) }
  }

  @Test(
    "No requirement names a condition that is not declared",
    arguments: [
      { $0.sections[1].when = undeclared },
      { $0.rows[1].when = undeclared },
      { $0.rows[2].when = undeclared },
      { $0.rows[1].variants = [Variant(when: signedIn), Variant(when: undeclared)] },
      { $0.rows[1].when = Requirement([.init(condition: -1, holds: true)]) },
      {
        $0.conditions = []
        $0.rows[1].when = signedIn
      },
    ] as [@Sendable (inout Menu.Parts) -> Void])
  func conditions(change: @Sendable (inout Menu.Parts) -> Void) throws {
    var parts = try Self.parts()
    change(&parts)
    #expect(throws: MenuInvariant.unknownCondition) { try Menu(parts) }
  }

  @Test("Every row has a title, hidden ones too", arguments: 0..<3)
  func titles(index: Int) throws {
    var parts = try Self.parts()
    parts.rows[index].title = nil
    #expect(throws: MenuInvariant.titleMissing) { try Menu(parts) }
  }

  @Test func theHeaderRowHasNoTitle() throws {
    var parts = try Self.parts()
    parts.hasHeaderRow = true
    #expect(throws: MenuInvariant.titleMissing) { try Menu(parts) }
    parts.rows[0].title = nil
    #expect(try Menu(parts).hasHeaderRow)
  }

  @Test func theHeaderRowStandsInTheFirstSection() throws {
    var parts = try Self.parts()
    parts.hasHeaderRow = true
    parts.rows[0].title = nil
    parts.sections = [
      Section(id: try Self.identifier(3), rows: 0..<0),
      Section(id: try Self.identifier(5), rows: 0..<2),
    ]
    #expect(throws: MenuInvariant.sectionsDoNotCoverRows) { try Menu(parts) }
  }

  @Test func theSectionOfTheHeaderRowIsAlwaysShown() throws {
    var parts = try Self.parts()
    parts.hasHeaderRow = true
    parts.rows[0].title = nil
    parts.sections[0].when = Self.signedIn
    #expect(throws: MenuInvariant.headerRowIsConditional) { try Menu(parts) }
  }

  @Test("The initial row is shown and opens something", arguments: [1, 2, 3])
  func initial(index: Int) throws {
    var parts = try Self.parts()
    parts.initial = index
    #expect(throws: MenuInvariant.initialOpensNothing) { try Menu(parts) }
  }

  @Test func theInitialRowIsNoAction() throws {
    var parts = try Self.parts()
    parts.rows[0].destination = .action(try Self.identifier(6))
    #expect(throws: MenuInvariant.initialOpensNothing) { try Menu(parts) }
    parts.rows[0].destination = .storyboard(name: Self.samples[7], identifier: nil)
    #expect(try Menu(parts).initial == 0)
  }
}
