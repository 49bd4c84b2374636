/// What the cases of an enum in Swift stand for.
enum RawType {
  /// Integers, counted on where none is written.
  case integer
  /// Texts, the names themselves where none is written.
  case text
  /// Fractions or characters.
  case other
  /// Nothing: only the order counts.
  case none

  /// Whether an enum of this type looks like a numbered list; one without raw values is most often
  /// something else.
  var isNumbered: Bool { self == .integer || self == .text }

  /// The raw type among what an enum inherits from.
  init(_ parents: [String]) {
    let integers: Set = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "NSInteger", "NSUInteger",
    ]
    if parents.contains(where: integers.contains) {
      self = .integer
    } else if parents.contains("String") {
      self = .text
    } else if parents.contains(where: ["Double", "Float", "CGFloat", "Character"].contains) {
      self = .other
    } else {
      self = .none
    }
  }
}
