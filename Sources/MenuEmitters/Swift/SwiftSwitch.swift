/// A property or function whose body is a switch over the cases of its enum.
///
/// Every case returns: as an expression, a switch of many cases takes the Swift compiler many times
/// as long.
struct SwitchMember {
  /// What stands before the body, such as `public var role: Role?`.
  var head: Joined
  /// What is switched over.
  var subject = "self"
  /// The patterns in order; each with its value, an expression of one line or several, or with none.
  var cases: [(pattern: any Writable, value: Expression?)]
  /// What the cases without a value return.
  var fallback: String

  /// The lines of an expression.
  typealias Expression = [Joined]

  func write(to out: inout CodeWriter) {
    let given = cases.count { $0.value != nil }
    if cases.isEmpty {
      out.line(head, " { switch ", subject, " {} }")
    } else if given == 0 {
      out.line(head, " { ", fallback, " }")
    } else {
      out.block(head) { out in
        out.line("switch ", subject, " {")
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
      switchCase(pattern, Joined(parts: ["return ", only]))
      return
    }
    line("case ", Joined(parts: [pattern]), ":")
    indented { out in
      for (index, part) in value.enumerated() { out.line(index == 0 ? "return " : "", part) }
    }
  }

  /// Writes a case with one statement, on one line where that is sure to fit on 100 columns.
  mutating func switchCase(_ pattern: any Writable, _ statement: some Writable) {
    var head: [UInt8] = []
    pattern.write(to: &head)
    var body: [UInt8] = []
    statement.write(to: &body)
    // A character has at least one byte, so that bytes bound the columns.
    if width(head.count + body.count + 7) <= 100 {
      line("case ", head[...], ": ", body[...])
    } else {
      line("case ", head[...], ":")
      indented { $0.line(body[...]) }
    }
  }
}

/// Parts one after the other.
struct Joined: Writable {
  let parts: [any Writable]

  func write(to bytes: inout [UInt8]) {
    for part in parts { part.write(to: &bytes) }
  }
}
