/// Writes statements as Swift's formatter breaks them into lines.
extension CodeWriter {
  /// Writes a case that returns an expression.
  mutating func switchCase(_ name: CaseName, returning value: SwitchMember.Expression) {
    if value.count == 1, let only = value.first {
      switchCase(name, "return", only)
      return
    }
    line("case .", name, ":")
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
  mutating func switchCase(_ name: CaseName, _ opening: String, _ expression: some Writable) {
    var head: [UInt8] = []
    name.write(to: &head)
    var body: [UInt8] = []
    expression.write(to: &body)
    // A character has at least one byte, so that bytes bound the columns.
    if width(head.count + opening.utf8.count + body.count + 9) <= Self.longestLine {
      line("case .", head[...], ": ", opening, " ", body[...])
    } else {
      line("case .", head[...], ":")
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
