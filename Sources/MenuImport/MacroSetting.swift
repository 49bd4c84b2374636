/// What the user says of a macro that a file asks for.
public enum MacroSetting: Hashable, Sendable {
  /// It is defined, with this value.
  case define(String, String)
  /// It is not defined.
  case undefine(String)

  /// The name of the macro.
  public var name: String {
    switch self {
    case .define(let name, _), .undefine(let name): name
    }
  }

  /// Reads `NAME` or `NAME=VALUE`, as compilers take it behind `-D`: without a value it is 1.
  ///
  /// `nil` where that is no name, or the value has several lines.
  public init?(definition: String) {
    let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : "1"
    guard let name = parts.first, Self.isName(name), !value.contains(where: \.isNewline) else {
      return nil
    }
    self = .define(String(name), value)
  }

  /// Reads the name behind `-U`; `nil` where it is none.
  public init?(undefinition: String) {
    guard Self.isName(undefinition[...]) else { return nil }
    self = .undefine(undefinition)
  }

  private static func isName(_ name: Substring) -> Bool {
    let letters = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return letters && !name.isEmpty && name.utf8.first.map { $0 > UInt8(ascii: "9") } == true
  }
}
