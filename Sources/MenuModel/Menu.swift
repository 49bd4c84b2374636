/// A valid menu: positions are derived, names resolve, and every row stands in one place.
public struct Menu: Sendable {
  /// The bytes of its texts.
  public let texts: TextStorage
  /// The name of the generated type.
  public let name: TypeName
  /// The user-info header; `nil` where there is none.
  public let header: Header?
  /// Whether the header is the first row of the table.
  public let hasHeaderRow: Bool
  /// The conditions that the app can answer, as declared.
  public let conditions: [Identifier]
  /// The sections, in display order; never empty.
  public let sections: [Section]
  /// Whether the author names sections; else there is one, called `main`.
  public let hasNamedSections: Bool
  /// The rows: first those that are shown, in display order, then the hidden ones as listed.
  public let rows: [Row]
  /// How many rows are shown.
  public let shownCount: Int
  /// Ids that must not come back.
  public let retired: [Identifier]
  /// The row that is selected at start, as an index into `rows`.
  public let initial: Int?
  /// How the drawer looks and moves.
  public let drawer: Drawer
  /// The languages of its titles, the first one first; empty where no title names one.
  public let languages: [LanguageTag]

  /// The id of a section; that of one without a name is ``unnamedSectionID``.
  public func id(of section: Section) -> ArraySlice<UInt8> {
    section.id.map { texts[$0.text] } ?? Array(Self.unnamedSectionID.utf8)[...]
  }

  /// The id of the one section of a menu that names none.
  public static let unnamedSectionID = "main"

  /// The rows that are not shown at present.
  public var hidden: ArraySlice<Row> { rows[shownCount...] }

  /// The parts of a menu, before they are found to fit together.
  public struct Parts: Sendable {
    /// See `Menu`.
    public var texts: TextStorage
    /// See `Menu`.
    public var name: TypeName
    /// See `Menu`.
    public var header: Header?
    /// See `Menu`.
    public var hasHeaderRow = false
    /// See `Menu`.
    public var conditions: [Identifier] = []
    /// See `Menu`.
    public var sections: [Section] = []
    /// See `Menu`.
    public var hasNamedSections = false
    /// See `Menu`.
    public var rows: [Row] = []
    /// See `Menu`.
    public var shownCount = 0
    /// See `Menu`.
    public var retired: [Identifier] = []
    /// See `Menu`.
    public var initial: Int?
    /// See `Menu`.
    public var drawer = Drawer()
    /// See `Menu`.
    public var languages: [LanguageTag] = []

    /// Creates the parts of a menu without rows.
    public init(name: TypeName, texts: TextStorage) {
      self.name = name
      self.texts = texts
    }
  }

  /// Puts a menu together.
  ///
  /// - Throws: the first promise of a menu that the parts break.
  public init(_ parts: Parts) throws(MenuInvariant) {
    try parts.check()
    texts = parts.texts
    name = parts.name
    header = parts.header
    hasHeaderRow = parts.hasHeaderRow
    conditions = parts.conditions
    sections = parts.sections
    hasNamedSections = parts.hasNamedSections
    rows = parts.rows
    shownCount = parts.shownCount
    retired = parts.retired
    initial = parts.initial
    drawer = parts.drawer
    languages = parts.languages
  }
}
