import MenuModel

/// Writes the functions that give the index of a row or section in a state of the conditions.
extension CHeaderEmitter {
  func writeFunctions(to out: inout CodeWriter) {
    out.blank()
    out.line("#if defined(__cplusplus) \\")
    out.line("    || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)")
    if menu.hasNamedSections {
      writeRowFunctionOfSections(to: &out)
      out.blank()
      writeSectionFunction(to: &out)
    } else {
      writeRowFunction(to: &out)
    }
    out.line("#endif")
  }

  private func writeRowFunction(to out: inout CodeWriter) {
    out.line("/* The index of a row now, for the bits of the conditions that hold; -1 where it is")
    out.line("   not shown. */")
    writeFunction("RowIndex", parameters: "int row, ", to: &out) { out in
      writeRows(of: menu.sections[0], to: &out)
    }
  }

  private func writeRowFunctionOfSections(to out: inout CodeWriter) {
    out.line("/* The index of a row of a section now, for the bits of the conditions that hold; -1")
    out.line("   where it is not shown. */")
    writeFunction("RowIndex", parameters: "int section, int row, ", to: &out) { out in
      for section in menu.sections where !section.rows.isEmpty {
        let parts: [any Writable] = ["section == ", name(of: section)]
        let isShown = condition(of: section.when).map { [" && ", $0] as [any Writable] } ?? []
        out.block("if (", Joined(parts: parts + isShown), ")") { out in
          writeRows(of: section, to: &out)
        }
      }
    }
  }

  private func writeSectionFunction(to out: inout CodeWriter) {
    out.line("/* The index of a section now, for the bits of the conditions that hold; -1 where it")
    out.line("   is not shown. */")
    writeFunction("SectionIndex", parameters: "int section, ", to: &out) { out in
      for section in menu.sections {
        writeStep("section == ", name(of: section), condition: isShown(section), to: &out)
      }
    }
  }

  private func writeFunction(
    _ name: String, parameters: String, to out: inout CodeWriter,
    body: (inout CodeWriter) -> Void
  ) {
    let menuName = texts[menu.name.text]
    out.line("#if defined(__GNUC__)")
    out.line("__attribute__((unused))")
    out.line("#endif")
    out.block(
      "static inline int ", menuName, name, "(", parameters, "unsigned int conditions)"
    ) { out in
      out.line("int index = 0;")
      body(&out)
      out.line("(void)conditions;")
      out.line("(void)index;")
      out.line("return -1;")
    }
  }

  private func writeRows(of section: Section, to out: inout CodeWriter) {
    for index in section.rows {
      let row = menu.rows[index]
      writeStep("row == ", name(of: row), condition: condition(of: row.when), to: &out)
    }
  }

  /// Writes one step of the count: where the name is the one asked for, the index is found.
  private func writeStep(
    _ comparison: String, _ name: Joined, condition: Joined?, to out: inout CodeWriter
  ) {
    func writeCount(_ out: inout CodeWriter) {
      out.line("if (", comparison, name, ") return index;")
      out.line("++index;")
    }
    if let condition {
      out.block("if (", condition, ")", body: writeCount)
    } else {
      writeCount(&out)
    }
  }

  // MARK: Conditions

  /// Whether a requirement holds, as an expression over `conditions`; `nil` where it always does.
  private func condition(of requirement: Requirement) -> Joined? {
    guard !requirement.isEmpty else { return nil }
    var parts: [any Writable] = []
    for term in requirement.terms {
      if !parts.isEmpty { parts.append(" && ") }
      parts.append(term.holds ? "(conditions & " : "!(conditions & ")
      parts.append(name(of: menu.conditions[term.condition]))
      parts.append(")")
    }
    return Joined(parts: parts)
  }

  /// Whether a section is shown: its own condition holds, and one of its rows is shown or the app
  /// fills it.
  private func isShown(_ section: Section) -> Joined? {
    let rows = section.rows.map { condition(of: menu.rows[$0].when) }
    var parts: [any Writable] = condition(of: section.when).map { [$0] } ?? []
    if !rows.isEmpty, !rows.contains(where: { $0 == nil }) {
      if !parts.isEmpty { parts.append(" && ") }
      parts.append("(")
      for (index, row) in rows.compactMap(\.self).enumerated() {
        if index > 0 { parts.append(" || ") }
        parts += ["(", row, ")"] as [any Writable]
      }
      parts.append(")")
    }
    return parts.isEmpty ? nil : Joined(parts: parts)
  }
}
