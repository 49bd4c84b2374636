import MenuModel

/// Writes what is shown in a state of the conditions: rows and sections that drop out, and the
/// variants that replace parts of rows.
extension SwiftEmitter {
  func writeVisibleFunction(to out: inout CodeWriter) {
    out.line(
      "/// The menu in a state of the conditions: what is shown, with the variants that hold.")
    out.line("///")
    out.line("/// - Parameter holds: whether a condition holds now.")
    out.line("/// - Returns: the sections and rows that are shown, from top to bottom.")
    out.block(
      access, "static func visible(where holds: (Condition) -> Bool) -> VisibleMenu"
    ) { out in
      out.line("var shown: [VisibleSection] = []")
      out.block("for section in sections where section.isVisible(where: holds)") { out in
        // Code over a row would never run, and the compiler would warn of it.
        if menu.rows.isEmpty {
          out.line("shown.append(VisibleSection(section: section, rows: []))")
          return
        }
        out.line("let all = section.rows")
        out.line("let rows = all.filter { $0.isVisible(where: holds) }")
        out.line("// A section that the app fills itself is shown without rows.")
        out.line("if rows.isEmpty, !all.isEmpty { continue }")
        out.line("let visibleRows = rows.map { row in")
        out.indented { $0.line("VisibleRow(row: row, variant: row.variant(where: holds))") }
        out.line("}")
        out.line("shown.append(VisibleSection(section: section, rows: visibleRows))")
      }
      out.line("return VisibleMenu(sections: shown)")
    }
  }

  /// Writes whether the requirement of a row or section holds.
  func writeIsVisible(_ cases: [(CaseName, Requirement)], to out: inout CodeWriter) {
    out.blank()
    SwitchMember(
      head: Joined(parts: ["fileprivate func isVisible(where holds: (Condition) -> Bool) -> Bool"]),
      cases: cases.map { name, requirement in
        (name, requirement.isEmpty ? nil : expression(requirement))
      },
      fallback: "true"
    ).write(to: &out)
  }

  /// A requirement as an expression over `holds`, with a line for each term where there are many.
  func expression(_ requirement: Requirement) -> SwitchMember.Expression {
    let terms = requirement.terms.map { term in
      Joined(parts: [
        term.holds ? "holds(." : "!holds(.", name(of: menu.conditions[term.condition]), ")",
      ])
    }
    guard let first = terms.first else { return [Joined(parts: ["true"])] }
    if terms.count <= 2 {
      return [Joined(parts: Array(terms.map { [$0 as any Writable] }.joined(separator: [" && "])))]
    }
    return [first] + terms.dropFirst().map { Joined(parts: ["  && ", $0]) }
  }

  func writeReturn(
    of number: Int, where condition: SwitchMember.Expression, to out: inout CodeWriter
  ) {
    if condition.count == 1, let only = condition.first {
      out.line("if ", only, " { return ", number, " }")
      return
    }
    for (index, line) in condition.enumerated() { out.line(index == 0 ? "if " : "", line) }
    out.line("{")
    out.indented { $0.line("return ", number) }
    out.line("}")
  }

  private func literal(_ text: Text) -> Joined { Joined(parts: [StringLiteral(texts[text])]) }

  // MARK: Types

  func writeVisibleTypes(to out: inout CodeWriter) {
    out.blank()
    out.line("/// What of the menu is shown in a state of the conditions.")
    out.block(access, "struct VisibleMenu: Equatable, Sendable") { out in
      out.line("/// The sections, from top to bottom.")
      out.line(access, "let sections: [VisibleSection]")
      out.blank()
      writeRowFunction("func row", of: "VisibleRow", to: &out)
      out.blank()
      out.line("/// Where a row is shown now; `nil` where it is not.")
      if menu.rows.isEmpty {
        // Without a row to call it with, any statement would be one that never runs.
        out.line(access, "func place(of row: Row) -> Place? {}")
        return
      }
      out.block(access, "func place(of row: Row) -> Place?") { out in
        out.block("for (section, shown) in sections.enumerated()") { out in
          out.block("if let index = shown.rows.firstIndex(where: { $0.row == row })") { out in
            out.line("return Place(section: section, index: index)")
          }
        }
        out.line("return nil")
      }
    }
    writePlaceType(to: &out)
    writeVisibleSectionType(to: &out)
    writeVisibleRowType(to: &out)
  }

  private func writePlaceType(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The place of a row among what is shown, as an index path has it.")
    out.block(access, "struct Place: Hashable, Sendable") { out in
      out.line("/// The section, counted from 0.")
      out.line(access, "let section: Int")
      out.line("/// The row within the section, counted from 0.")
      out.line(access, "let index: Int")
    }
  }

  private func writeVisibleSectionType(to out: inout CodeWriter) {
    out.blank()
    out.line("/// A section that is shown.")
    out.block(access, "struct VisibleSection: Equatable, Sendable") { out in
      out.line("/// The section.")
      out.line(access, "let section: Section")
      out.line("/// Its rows that are shown, from top to bottom.")
      out.line(access, "let rows: [VisibleRow]")
      out.blank()
      out.line("/// The title in the first language.")
      out.line(access, "var title: String? { section.title }")
    }
  }

  private func writeVisibleRowType(to out: inout CodeWriter) {
    out.blank()
    out.line("/// A row as it is shown now: what its variant does not replace is that of the row.")
    out.block(access, "struct VisibleRow: Hashable, Sendable") { out in
      out.line("/// The row.")
      out.line(access, "let row: Row")
      out.line("fileprivate let variant: Int?")
      out.blank()
      out.line("/// The title in the first language; a key's title is the key.")
      let first = menu.languages.first
      writeReplaced("title", "String", to: &out) { variant in
        variant.title.map { [literal($0.text(in: first, texts))] }
      }
      writeVariantTitles(to: &out)
      out.blank()
      out.line("/// The key of the title in the app's string tables.")
      writeReplaced("titleKey", "String?", to: &out) { variant in
        switch variant.title {
        case nil: nil
        case .key(let key): [literal(key)]
        case .text, .localized: [Joined(parts: ["nil"])]
        }
      }
      out.blank()
      out.line("/// The picture beside the title.")
      writeReplaced("icon", "Icon?", to: &out) { $0.icon.map { expression($0) } }
      out.blank()
      out.line("/// What a tap opens; `nil` where the row is a label.")
      writeReplaced("destination", "Destination?", to: &out) { variant in
        variant.destination.map { expression($0) }
      }
      out.blank()
      out.line("/// What the row does beyond opening something.")
      writeReplaced("role", "Role?", to: &out) { variant in
        variant.role.map { [Joined(parts: [".", $0.rawValue])] }
      }
    }
  }
}
