import MenuModel

/// Makes ids of words, each once.
struct IdentifierMaker {
  /// The names that the ids would have in Swift, by which they must differ.
  private var taken: Set<[UInt8]> = []
  /// How often each name was asked for.
  private var uses: [String: Int] = [:]

  /// What stands where a name gives nothing: `row`.
  let fallback: String

  init(fallback: String) { self.fallback = fallback }

  /// An id for words; it differs from what they say where that is no id, or is taken.
  mutating func id(for words: [String]) -> String {
    let base = usable(words)
    var id = base
    while !taken.insert(Self.swiftName(id)).inserted {
      uses[base, default: 1] += 1
      let ending = "_\(uses[base] ?? 2)"
      id = Self.shortened(base, to: Identifier.maximumLength - ending.utf8.count) + ending
    }
    return id
  }

  private func usable(_ words: [String]) -> String {
    var id = words.map { String($0.unicodeScalars.filter(Self.isPlain)) }.filter { !$0.isEmpty }
      .joined(separator: "_")
    id = Self.shortened(id, to: Identifier.maximumLength - fallback.utf8.count - 1)
    if id.isEmpty { return fallback }
    if id.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true { return "\(fallback)_\(id)" }
    let swift = String(decoding: Self.swiftName(id), as: UTF8.self)
    // `none` and `some` would be read as those of an optional.
    let isUnusable = GeneratedNames.isUnusableCase(swift) || ["none", "some"].contains(swift)
    return isUnusable ? "\(id)_\(fallback)" : id
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  private static func shortened(_ id: String, to length: Int) -> String {
    var id = id.utf8.count > length ? String(decoding: id.utf8.prefix(length), as: UTF8.self) : id
    while id.hasSuffix("_") { id.removeLast() }
    return id
  }

  private static func swiftName(_ id: String) -> [UInt8] {
    var name: [UInt8] = []
    GeneratedNames.appendLowerCamelCase(Array(id.utf8)[...], to: &name)
    return name
  }
}
