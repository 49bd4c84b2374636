/// The words of a name in C or Swift: `kMenuRowLogOut` and `MENU_ROW_LOG_OUT` are menu, row, log,
/// out.
struct NameWords {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if !word.isEmpty, Self.beginsWord(at: index, in: scalars) {
        words.append(word)
        word = ""
      }
      word += scalar.properties.lowercaseMapping
    }
    if !word.isEmpty { words.append(word) }
    // Constants of Apple's older style begin with a `k` that means nothing.
    if words.count > 1, words[0] == "k" { words.removeFirst() }
    self.words = words
  }

  private static func beginsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard isUppercase(scalars[index]) else { return false }
    let previous = scalars[index - 1]
    // A digit goes with the capitals behind it: `2FA`.
    if !isUppercase(previous), previous.properties.numericType == nil { return true }
    return index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isUppercase
  }

  /// How many words all names begin with; each keeps one of its own.
  static func commonPrefix(of names: [[String]]) -> Int {
    guard let first = names.first else { return 0 }
    var count = first.count - 1
    for name in names.dropFirst() {
      let shared = zip(first, name).prefix { $0 == $1 }.count
      count = min(count, shared, name.count - 1)
    }
    return max(0, count)
  }

  /// The words as a type's name: `NavigationDrawer`.
  static func typeName(_ words: some Sequence<String>) -> String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
