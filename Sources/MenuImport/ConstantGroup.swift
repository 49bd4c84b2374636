import Diagnostics

/// Constants that a source keeps together: an enum, or all that stand alone.
struct ConstantGroup {
  /// What declares the constants.
  enum Kind {
    /// `#define` and `static const`, each for itself.
    case loose
    case cEnum
    case swiftEnum
  }

  var kind: Kind
  /// Its name, with those of the types around it: `Drawer.Row`; empty where it has none.
  var name: String
  /// The name, or what stands for it.
  var place: Place
  /// What the constants stand for, as the source declares it.
  var rawType = RawType.integer
  /// In the order of the source.
  var constants: [Constant]
  /// What its braces hold; `nil` where it has none.
  var body: SourceRange?
  /// Constants that somebody took out by making them a comment.
  var commentedOut: [Constant] = []

  /// The last part of its name.
  var simpleName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
