/// A property or function whose body is a switch over the cases of its enum.
///
/// Every case returns: as an expression, a switch of many cases takes the Swift compiler many times
/// as long.
struct SwitchMember {
  /// What stands before the body, such as `public var role: Role?`.
  var head: Joined
  /// The cases in order; each with its value, an expression of one line or several, or with none.
  var cases: [(name: CaseName, value: Expression?)]
  /// What the cases without a value return.
  var fallback: String

  /// The lines of an expression.
  typealias Expression = [Joined]

  func write(to out: inout CodeWriter) {
    let given = cases.count { $0.value != nil }
    if cases.isEmpty {
      out.line(head, " { switch self {} }")
    } else if given == 0 {
      out.line(head, " { ", fallback, " }")
    } else {
      out.block(head) { out in
        out.line("switch self {")
        for (name, value) in cases {
          if let value { out.switchCase(name, returning: value) }
        }
        if given < cases.count { out.line("default: return ", fallback) }
        out.line("}")
      }
    }
  }
}
