/// A property or function whose body is a switch over the cases of its enum.
///
/// Every case returns: as an expression, a switch of many cases takes the Swift compiler many times
/// as long.
struct SwitchMember {
  /// What stands before the body, such as `public var role: Role?`.
  var head: Joined
  /// The patterns in order; each with its value, an expression of one line or several, or with none.
  var cases: [(pattern: any Writable, value: Expression?)]
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
        for (pattern, value) in cases {
          if let value { out.switchCase(pattern, returning: value) }
        }
        if given < cases.count { out.line("default: return ", fallback) }
        out.line("}")
      }
    }
  }
}

/// A case after a dot, as a pattern has it.
struct CasePattern: Writable {
  let name: CaseName

  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "."))
    name.write(to: &bytes)
  }
}

extension CodeWriter {
  fileprivate mutating func switchCase(
    _ pattern: any Writable, returning value: SwitchMember.Expression
  ) {
    if value.count == 1, let only = value.first {
      switchCase(pattern, "return", only)
      return
    }
    line("case ", Joined(parts: [pattern]), ":")
    indented { $0.returning(value) }
  }

  /// Writes the return of an expression.
  mutating func returning(_ value: SwitchMember.Expression) {
    if value.count == 1, let only = value.first {
      statement("return", only)
      return
    }
    for (index, part) in value.enumerated() { line(index == 0 ? "return " : "", part) }
  }

  /// Writes a case with one statement, `opening` and an expression, on one line where that is sure
  /// to fit.
  mutating func switchCase(
    _ pattern: any Writable, _ opening: String, _ expression: some Writable
  ) {
    var head: [UInt8] = []
    pattern.write(to: &head)
    var body: [UInt8] = []
    expression.write(to: &body)
    // A character has at least one byte, so that bytes bound the columns.
    if width(head.count + opening.utf8.count + body.count + 8) <= Self.longestLine {
      line("case ", head[...], ": ", opening, " ", body[...])
    } else {
      line("case ", head[...], ":")
      indented { $0.statement(opening, expression) }
    }
  }

  /// Writes `opening` and an expression, on two lines where they do not fit on one: just where
  /// Swift's formatter breaks them.
  mutating func statement(_ opening: String, _ value: some Writable) {
    var bytes: [UInt8] = []
    value.write(to: &bytes)
    let expression = bytes[...]
    let isLong =
      width(opening.utf8.count + 1 + expression.count) > Self.longestLine
      && width(opening.utf8.count + 1 + String(decoding: expression, as: UTF8.self).count)
        > Self.longestLine
    if isLong {
      line(opening)
      indented { $0.line(expression) }
    } else {
      line(opening, " ", expression)
    }
  }

  /// How many columns a line has at most: the default of Swift's formatter.
  static var longestLine: Int { 100 }
}
