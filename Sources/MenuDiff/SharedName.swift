import MenuModel

/// A name of a menu that several rows may use, and that is a case of an enum in Swift.
public struct SharedName: Hashable, Sendable {
  /// What is named; the raw value is the name of the enum.
  public enum Kind: String, CaseIterable, Sendable {
    /// A screen of the app.
    case screen = "Screen"
    /// Something that the app does.
    case action = "Action"
    /// A counter.
    case badge = "Badge"
  }

  /// What is named.
  public var kind: Kind
  /// The name, as it was written.
  public var name: String

  /// The case in Swift: `Screen.favorites`.
  public var swiftName: String {
    var bytes: [UInt8] = []
    switch kind {
    case .screen: GeneratedNames.appendCaseName(ofType: Array(name.utf8)[...], to: &bytes)
    case .action, .badge:
      GeneratedNames.appendLowerCamelCase(Array(name.utf8)[...], to: &bytes)
    }
    return kind.rawValue + "." + String(decoding: bytes, as: UTF8.self)
  }
}

extension Menu {
  /// The names that its rows and its header use, each once, in the order of their use.
  ///
  /// - Parameter excluded: ids of rows that are passed over.
  /// - Returns: the names.
  func sharedNames(without excluded: Set<String> = []) -> [SharedName] {
    var names: [SharedName] = []
    var seen: Set<SharedName> = []
    func add(_ kind: SharedName.Kind, _ text: Text) {
      let name = SharedName(kind: kind, name: texts.string(text))
      if seen.insert(name).inserted { names.append(name) }
    }
    func add(_ destination: Destination?) {
      switch destination {
      case .screen(let screen): add(.screen, screen.text)
      case .action(let action): add(.action, action.text)
      case .url, .storyboard, nil: break
      }
    }
    add(header?.destination)
    for row in rows where !excluded.contains(texts.string(row.id.text)) {
      add(row.destination)
      if let badge = row.badge { add(.badge, badge.text) }
      for variant in row.variants { add(variant.destination) }
    }
    return names
  }
}
