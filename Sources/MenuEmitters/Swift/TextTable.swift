import MenuModel

/// A property of texts, one for each of many cases; some may have none.
///
/// Up to a number of cases it is a switch, which reads best. A larger one is a column of text, a
/// line a case, which costs the compiler next to nothing: a switch of a thousand literals, or a
/// list of them, takes it many times as long as the enum alone.
struct TextTable {
  /// How many cases a table has at most to be written as a switch.
  ///
  /// A choice for readers, not a measured limit: `make bench` tells what the generated code costs
  /// the compiler at 10, 100 and 1,000 rows.
  static let longestSwitch = 64

  /// The name of the property, which is that of the column, too.
  var name: String
  /// Whether cases may have none.
  var isOptional: Bool
  /// The case and its text, in order.
  var entries: [(name: CaseName, text: ArraySlice<UInt8>?)]

  var isColumn: Bool { entries.count > Self.longestSwitch }

  private var type: String { isOptional ? "String?" : "String" }

  /// Writes the property after its modifiers, such as `public `.
  func writeProperty(_ opening: String, to out: inout CodeWriter) {
    if entries.allSatisfy({ $0.text == nil }) {
      let body = entries.isEmpty ? "switch self {}" : "nil"
      out.line(opening, "var ", name, ": ", type, " { ", body, " }")
    } else if isColumn {
      out.line(opening, "var ", name, ": ", type, " { Table.", name, "[ordinal] }")
    } else {
      out.block(opening, "var ", name, ": ", type) { out in
        out.line("let text: StaticString")
        writeSwitch(to: &out)
        out.line("return text.description")
      }
    }
  }

  private func writeSwitch(to out: inout CodeWriter) {
    out.line("switch self {")
    for (name, text) in entries {
      guard let text else { continue }
      out.switchCase(name, "text =", StringLiteral(text))
    }
    if entries.contains(where: { $0.text == nil }) { out.line("default: return nil") }
    out.line("}")
  }

  /// Writes the column, where there is one.
  func writeColumn(to out: inout CodeWriter) {
    guard isColumn, entries.contains(where: { $0.text != nil }) else { return }
    let type = isOptional ? "[String?]" : "[String]"
    out.line(
      "static let ", name, ": ", type, " = ", isOptional ? "Column.optionalTexts(" : "Column.texts("
    )
    out.indented { out in
      out.line("\"\"\"")
      for (_, text) in entries {
        if let text, !text.isEmpty { out.line(ColumnLine(text: text)) } else { out.blank() }
      }
      out.line("\"\"\")")
    }
  }
}

/// A line of a column: a space at its end is escaped, since editors and formatters take it away.
private struct ColumnLine: Writable {
  let text: ArraySlice<UInt8>

  func write(to bytes: inout [UInt8]) {
    // Most texts end with an ASCII character that is no space.
    if let byte = text.last, byte > 0x20, byte < 0x7F {
      return LiteralContent(text).write(to: &bytes)
    }
    let end = String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last
    guard let end, end.properties.isWhitespace else {
      return LiteralContent(text).write(to: &bytes)
    }
    LiteralContent(text.dropLast(UTF8.width(end))).write(to: &bytes)
    "\\u{\(String(end.value, radix: 16, uppercase: true))}".write(to: &bytes)
  }
}
