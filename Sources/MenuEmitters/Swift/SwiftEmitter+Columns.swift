import MenuModel

/// Writes the columns of large tables, and what reads them.
extension SwiftEmitter {
  /// Whether any table of the menu is a column.
  var usesColumns: Bool {
    [
      menu.rows.count, menu.sections.count, used.screens.count, used.actions.count,
      used.badges.count,
    ]
    .contains { $0 > TextTable.longestSwitch }
  }

  /// Writes the columns of an enum, and the property that finds a case's line in them.
  func writeTable(_ tables: [TextTable], to out: inout CodeWriter) {
    guard let first = tables.first, first.isColumn else { return }
    out.blank()
    out.block("private var ordinal: Int") { out in
      out.line("switch self {")
      for (index, entry) in first.entries.enumerated() {
        out.line("case .", entry.name, ": return ", index)
      }
      out.line("}")
    }
    out.blank()
    out.line("/// The texts of all cases, a line a case.")
    out.block("private enum Table") { out in
      for table in tables { table.writeColumn(to: &out) }
    }
  }

  /// Writes how columns are read: in a type, whose name no case of an enum can have.
  func writeColumnType(to out: inout CodeWriter) {
    out.blank()
    out.line("/// Reads the columns of large tables.")
    out.block("fileprivate enum Column") { out in
      out.block("static func texts(_ column: StaticString) -> [String]") { out in
        out.line("var lines: [String] = []")
        out.line("var rest = column.description[...]")
        out.block("while let end = rest.firstIndex(of: \"\\n\")") { out in
          out.line("lines.append(String(rest[..<end]))")
          out.line("rest = rest[rest.index(after: end)...]")
        }
        out.line("return lines + [String(rest)]")
      }
      out.blank()
      out.block("static func optionalTexts(_ column: StaticString) -> [String?]") { out in
        out.line("texts(column).map { $0.isEmpty ? nil : $0 }")
      }
    }
  }
}
