/// The names that a menu's names become in generated code: the one definition of them, for the
/// rules, which find names that meet, and for the emitters, which write them.
public enum GeneratedNames {
  /// Appends the Swift name of an identifier: `log_out` becomes `logOut`.
  public static func appendLowerCamelCase(_ identifier: ArraySlice<UInt8>, to result: inout [UInt8])
  {
    append(to: &result, atMost: identifier.count) { name in
      var count = 0
      var isAtWordStart = false
      for byte in identifier {
        if byte == underscore {
          isAtWordStart = true
        } else {
          name[count] = isAtWordStart ? uppercased(byte) : byte
          isAtWordStart = false
          count += 1
        }
      }
      return count
    }
  }

  /// Appends an identifier as a word of a type's name: `log_out` becomes `LogOut`.
  public static func appendUpperCamelCase(_ identifier: ArraySlice<UInt8>, to result: inout [UInt8])
  {
    let start = result.count
    appendLowerCamelCase(identifier, to: &result)
    if start < result.count { result[start] = uppercased(result[start]) }
  }

  /// Appends the Swift name of a screen: `Profile` becomes `profile`, `FAQ` `faq`, and `ESBPromo`
  /// `esbPromo`.
  public static func appendCaseName(ofType name: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var initials = name.prefix(while: ASCII.isUppercase).count
    // The last capital begins the next word, unless the name is nothing but an acronym.
    if initials > 1, initials < name.count,
      ASCII.isLowercase(name[name.startIndex + initials])
    {
      initials -= 1
    }
    result += name.prefix(initials).lazy.map(lowercased)
    result += name.dropFirst(initials)
  }

  /// Appends an identifier as a part of a C constant's name: `log_out` becomes `LOG_OUT`.
  public static func appendConstantCase(_ identifier: ArraySlice<UInt8>, to result: inout [UInt8]) {
    append(to: &result, atMost: identifier.count) { name in
      var count = 0
      for byte in identifier {
        name[count] = uppercased(byte)
        count += 1
      }
      return count
    }
  }

  /// Appends a menu's name as the start of its C constants: `NavigationDrawer` becomes
  /// `NAVIGATION_DRAWER`, `FAQMenu` `FAQ_MENU`.
  public static func appendConstantCase(ofType name: ArraySlice<UInt8>, to result: inout [UInt8]) {
    for index in name.indices {
      let byte = name[index]
      if index > name.startIndex, ASCII.isUppercase(byte) {
        let next = index + 1 < name.endIndex ? name[index + 1] : UInt8(ascii: "A")
        if !ASCII.isUppercase(name[index - 1]) || ASCII.isLowercase(next) {
          result.append(underscore)
        }
      }
      result.append(uppercased(byte))
    }
  }

  /// Whether Swift code cannot reach a case of this name: `self` and `init` mean something else
  /// after a dot, and `allCases` is the list of all cases.
  public static func isUnusableCase(_ name: String) -> Bool {
    switch name {
    case "self", "init", "allCases": true
    default: false
    }
  }

  /// Whether a type of this name would shadow one of Swift's library or of the app's imports.
  public static func isUnusableType(_ name: ArraySlice<UInt8>) -> Bool {
    SwiftLibrary.names.contains(name)
  }

  /// Whether an identifier could become the same Swift name as another one.
  ///
  /// An underscore before a digit leaves no trace; so of two such names, one has a digit right after
  /// a letter, as `coupon2`, which `coupon_2` becomes, too, or one has an underscore between digits.
  public static func isAmbiguous(_ identifier: ArraySlice<UInt8>) -> Bool {
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in identifier {
      if ASCII.isDigit(byte) {
        if ASCII.isLowercase(last) || last == underscore && ASCII.isDigit(beforeLast) {
          return true
        }
      }
      (last, beforeLast) = (byte, last)
    }
    return false
  }

  /// Whether a screen could become the same Swift name as another one: capitals after the first
  /// letter leave no trace.
  public static func isAmbiguous(type name: ArraySlice<UInt8>) -> Bool {
    name.prefix(2).allSatisfy(ASCII.isUppercase)
  }

  /// Whether a declaration of this name needs backticks: Swift's reserved words (The Swift
  /// Programming Language, "Lexical Structure").
  public static func isSwiftKeyword(_ name: ArraySlice<UInt8>) -> Bool {
    // Most names are longer than every keyword.
    name.count <= longestKeyword && keywords.contains(name)
  }

  private static let longestKeyword = 15

  private static let keywords = WordList(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open
    operator private precedencegroup protocol public rethrows static struct subscript typealias var
    break case catch continue default defer do else fallthrough for guard if in repeat return
    switch throw where while any as await false is nil self super throws true try
    """)

  /// Appends the bytes that `fill` writes, which says how many those are.
  private static func append(
    to result: inout [UInt8], atMost count: Int,
    fill: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { name in
      let count = fill(name)
      result.append(contentsOf: UnsafeBufferPointer(rebasing: name[..<count]))
    }
  }

  private static let underscore = UInt8(ascii: "_")

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    ASCII.isLowercase(byte) ? byte - 0x20 : byte
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    ASCII.isUppercase(byte) ? byte + 0x20 : byte
  }
}
