/// The names that a menu has in C, spelt in one place: the header writes them, and the rules see
/// which of them meet.
public struct ConstantNames: Sendable {
  /// What all constants begin with: `NAVIGATION_DRAWER`.
  private let prefix: [UInt8]
  private let menu: ArraySlice<UInt8>

  /// The names of the menu of a type.
  public init(ofMenu name: ArraySlice<UInt8>) {
    var prefix: [UInt8] = []
    GeneratedNames.appendConstantCase(ofType: name, to: &prefix)
    self.prefix = prefix
    menu = name
  }

  /// The macro that keeps the header from being read twice.
  public var includeGuard: ArraySlice<UInt8> { (Array("MENUC_".utf8) + prefix + "_H".utf8)[...] }
  /// The number of all shown rows.
  public var rowCount: ArraySlice<UInt8> { constant([], "_ROW_COUNT") }
  /// The number of sections.
  public var sectionCount: ArraySlice<UInt8> { constant([], "_SECTION_COUNT") }

  /// The index of a row: `NAVIGATION_DRAWER_FAVORITE_ROW`.
  public func row(_ id: ArraySlice<UInt8>) -> ArraySlice<UInt8> { constant(id, "_ROW") }

  /// The index of a section: `NAVIGATION_DRAWER_OTHERS_SECTION`.
  public func section(_ id: ArraySlice<UInt8>) -> ArraySlice<UInt8> { constant(id, "_SECTION") }

  /// The number of rows of a section: `NAVIGATION_DRAWER_OTHERS_ROW_COUNT`.
  public func rowCount(ofSection id: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    constant(id, "_ROW_COUNT")
  }

  /// The bit of a condition: `NAVIGATION_DRAWER_SIGNED_IN`.
  public func condition(_ id: ArraySlice<UInt8>) -> ArraySlice<UInt8> { constant(id, "") }

  private func constant(
    _ id: ArraySlice<UInt8>, _ ending: StaticString
  ) -> ArraySlice<UInt8> {
    var name: [UInt8] = []
    name.reserveCapacity(prefix.count + id.count + ending.utf8CodeUnitCount + 1)
    name += prefix
    if !id.isEmpty {
      name.append(UInt8(ascii: "_"))
      GeneratedNames.appendConstantCase(id, to: &name)
    }
    ending.withUTF8Buffer { name.append(contentsOf: $0) }
    return name[...]
  }

  /// What the header declares beside constants; the raw value ends its name.
  public enum Declaration: String, CaseIterable, Sendable {
    /// The type of a row's index.
    case row = "Row"
    /// The type of a section's index.
    case section = "Section"
    /// The function that gives a row's index for a set of conditions.
    case rowIndex = "RowIndex"
    /// The function that gives a section's index for a set of conditions.
    case sectionIndex = "SectionIndex"
  }

  /// The name of a type or function: `NavigationDrawerRow`.
  public func name(of declaration: Declaration) -> ArraySlice<UInt8> {
    (Array(menu) + declaration.rawValue.utf8)[...]
  }
}
