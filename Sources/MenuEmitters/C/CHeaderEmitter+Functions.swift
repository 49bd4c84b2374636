import MenuModel

/// Writes the functions that give the index of a row or section in a state of the conditions.
extension CHeaderEmitter {
  /// Writes the functions.
  ///
  /// They take the section even where the menu has one, so that they stay as they are when somebody
  /// divides it.
  func writeFunctions(to out: inout CodeWriter) {
    out.blank()
    out.line("/* C89 has no inline functions; GNU Objective-C has them, and tells no version. */")
    out.line("#if defined(__cplusplus) || (defined(__OBJC__) && !defined(__STRICT_ANSI__)) \\")
    out.line("    || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)")
    writeRowFunction(to: &out)
    out.blank()
    writeSectionFunction(to: &out)
    out.line("#endif")
  }

  private func writeRowFunction(to out: inout CodeWriter) {
    out.line("/* The index of a row of a section now, for the bits of the conditions that hold; -1")
    out.line("   where it is not shown. */")
    writeFunction(.rowIndex, parameters: "int section, int row, ", to: &out) { out in
      for section in menu.sections where !section.rows.isEmpty {
        var test: [any Writable] = ["section == ", name(of: section)]
        if !section.when.isEmpty { test += [" && ", condition(of: section.when)] }
        out.block("if (", Joined(parts: test), ")") { out in
          for index in section.rows {
            let row = menu.rows[index]
            writeStep("row == ", name(of: row), requirement: row.when, to: &out)
          }
        }
      }
    }
  }

  private func writeSectionFunction(to out: inout CodeWriter) {
    out.line("/* The index of a section now, for the bits of the conditions that hold; -1 where it")
    out.line("   is not shown. */")
    writeFunction(.sectionIndex, parameters: "int section, ", to: &out) { out in
      for section in menu.sections {
        let test = isShown(section)
        writeStep("section == ", name(of: section), test: test, to: &out)
      }
    }
  }

  private func writeFunction(
    _ function: ConstantNames.Declaration, parameters: String, to out: inout CodeWriter,
    body: (inout CodeWriter) -> Void
  ) {
    out.line("#if defined(__GNUC__)")
    out.line("__attribute__((unused))")
    out.line("#endif")
    out.block(
      "static inline int ", names.name(of: function), "(", parameters, "unsigned int conditions)"
    ) { out in
      out.line("int index = 0;")
      body(&out)
      out.line("(void)conditions;")
      out.line("(void)index;")
      out.line("return -1;")
    }
  }

  /// Writes one step of the count: where the name is the one asked for, the index is found.
  private func writeStep(
    _ comparison: String, _ name: ArraySlice<UInt8>, requirement: Requirement,
    to out: inout CodeWriter
  ) {
    let test = requirement.isEmpty ? nil : condition(of: requirement)
    writeStep(comparison, name, test: test, to: &out)
  }

  private func writeStep(
    _ comparison: String, _ name: ArraySlice<UInt8>, test: Joined?, to out: inout CodeWriter
  ) {
    func writeCount(_ out: inout CodeWriter) {
      out.line("if (", comparison, name, ") return index;")
      out.line("++index;")
    }
    if let test {
      out.block("if (", test, ")", body: writeCount)
    } else {
      writeCount(&out)
    }
  }

  // MARK: Conditions

  /// Whether a requirement that is not empty holds, as an expression over `conditions`.
  private func condition(of requirement: Requirement) -> Joined {
    let terms = requirement.terms.map { term -> [any Writable] in
      let bit = names.condition(texts[menu.conditions[term.condition].text])
      if term.holds, requirement.terms.count == 1 { return ["conditions & ", bit] }
      return [term.holds ? "(conditions & " : "!(conditions & ", bit, ")"]
    }
    return Joined(parts: Array(terms.joined(separator: [" && "])))
  }

  /// Whether a section is shown, `nil` where it always is.
  ///
  /// Its own condition must hold, and one of its rows must be shown unless the app fills it.
  func isShown(_ section: Section) -> Joined? {
    let rows = menu.rows[section.rows].map(\.when)
    var tests: [Joined] = section.when.isEmpty ? [] : [condition(of: section.when)]
    if !rows.isEmpty, rows.allSatisfy({ !$0.isEmpty }) {
      let parts = rows.map { ["(", condition(of: $0), ")"] as [any Writable] }
      tests.append(Joined(parts: Array(parts.joined(separator: [" || "]))))
    }
    guard let only = tests.first else { return nil }
    if tests.count == 1 { return only }
    return Joined(parts: ["(", tests[0], ") && (", tests[1], ")"])
  }
}
