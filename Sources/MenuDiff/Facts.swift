import MenuModel

/// The values of one thing in a menu, as texts that can be compared and shown.
struct Facts: Equatable {
  private(set) var values: [(property: Property, text: String)] = []

  static func == (left: Facts, right: Facts) -> Bool {
    left.values.elementsEqual(right.values) { $0 == $1 }
  }

  mutating func add(_ property: Property, _ text: String?) {
    if let text { values.append((property, text)) }
  }

  /// What differs in other facts about the same thing: first what was there, then what is new.
  func changes(to new: Facts, of subject: Change.Subject) -> [Change] {
    if self == new { return [] }
    let (before, after) = (byProperty, new.byProperty)
    let added = new.values.map(\.property).filter { before[$0] == nil }
    let properties = values.map(\.property) + added
    return properties.compactMap { property in
      let (old, new) = (before[property], after[property])
      if old == new { return nil }
      return Change(
        subject, .changed(property, from: old, to: new), property.risk(from: old, to: new))
    }
  }

  private var byProperty: [Property: String] {
    Dictionary(values.map { ($0.property, $0.text) }) { first, _ in first }
  }
}
