import Menus

/// UIKit's `IndexPath`, so far as a table uses it.
struct IndexPath: Hashable {
  var section: Int
  var row: Int

  init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  init(_ place: SideMenu.Place) {
    self.init(row: place.index, section: place.section)
  }
}
