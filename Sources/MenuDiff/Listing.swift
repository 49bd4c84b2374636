import MenuModel

/// The rows and sections of a menu by their ids, with their places.
struct Listing {
  let menu: Menu
  let rowIDs: [String]
  let sectionIDs: [String]
  /// Where each row stands, by its place in `rowIDs`.
  let places: [Place]
  let rowIndex: [String: Int]

  init(_ menu: Menu) {
    self.menu = menu
    rowIDs = menu.rows.map { menu.texts.string($0.id.text) }
    let sectionIDs = menu.sections.map { String(decoding: menu.id(of: $0), as: UTF8.self) }
    self.sectionIDs = sectionIDs
    var places: [Place] = []
    for (section, id) in zip(menu.sections, sectionIDs) {
      let isHeader = menu.hasHeaderRow && places.isEmpty
      let rows = isHeader ? section.rows.dropFirst() : section.rows
      if isHeader { places.append(.header) }
      for (ordinal, _) in zip(1..., rows) {
        places.append(.shown(ordinal: ordinal, section: menu.hasNamedSections ? id : nil))
      }
    }
    places += menu.hidden.map { _ in .hidden }
    self.places = places
    rowIndex = Dictionary(zip(rowIDs, rowIDs.indices)) { first, _ in first }
  }

  var retired: [String] { menu.retired.map { menu.texts.string($0.text) } }
  var conditions: [String] { menu.conditions.map { menu.texts.string($0.text) } }
}
