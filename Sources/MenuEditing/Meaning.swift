import MenuEmitters
import MenuModel

/// What a menu means: what it gives to the app, whichever way it is written.
struct Meaning: Equatable {
  private let outputs: [[UInt8]]

  /// The meaning of a menu.
  init(of menu: Menu) {
    let source = MenuSource(path: "", bytes: [])
    outputs = OutputKind.allCases.map { emit($0, menu, from: source) }
  }
}
