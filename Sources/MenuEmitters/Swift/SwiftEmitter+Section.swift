import MenuModel

/// Writes `Section`: a case for each section, and what is constant about it.
extension SwiftEmitter {
  func writeSection(to out: inout CodeWriter) {
    let sections = menu.sections
    let ids = table("id") { section in
      menu.id(of: section)
    }
    let first = menu.languages.first
    let titles = table("title", isOptional: true) { section in
      section.title.map { texts[$0.text(in: first, texts)] }
    }
    let keys = table("titleKey", isOptional: true) { section in
      if case .key(let key) = section.title { texts[key] } else { nil }
    }
    let used = menu.languages.dropFirst().filter { language in
      sections.contains { text(of: $0.title, in: language) != nil }
    }
    let localized = used.map { language in
      let table = table(propertyName(of: language), isOptional: true) { section in
        text(of: section.title, in: language)
      }
      return (language: language, table: table)
    }
    out.blank()
    out.line("/// A section of the menu.")
    out.line("///")
    out.line("/// The cases stand in display order.")
    out.block(access, "enum Section: Hashable, CaseIterable, Sendable") { out in
      for section in sections {
        if let note = section.note { writeDocComment(note, to: &out) }
        out.line("case ", CaseDeclaration(name: name(of: section)))
      }
      out.blank()
      out.line("/// The stable name.")
      ids.writeProperty(access, to: &out)
      out.blank()
      out.line("/// The title in the first language; a key's title is the key.")
      titles.writeProperty(access, to: &out)
      writeLocalizedTitles(localized, type: "String?", to: &out)
      out.blank()
      out.line("/// The key of the title in the app's string tables.")
      keys.writeProperty(access, to: &out)
      writeSectionRows(to: &out)
      writePins(to: &out)
      writeIsVisible(sections.map { (name(of: $0), $0.when) }, to: &out)
      writeTable([ids, titles, keys] + localized.map(\.table), to: &out)
    }
  }

  private func table(
    _ name: String, isOptional: Bool = false, text: (Section) -> ArraySlice<UInt8>?
  ) -> TextTable {
    TextTable(
      name: name, isOptional: isOptional,
      entries: menu.sections.map { (name: self.name(of: $0), text: text($0)) })
  }

  private func writeSectionRows(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The rows that are shown while all conditions hold, from top to bottom.")
    out.line(access, "var rows: [Row] { Array(Row.allCases[positions]) }")
    out.blank()
    SwitchMember(
      head: Joined(parts: ["fileprivate var positions: Range<Int>"]),
      cases: menu.sections.map { section in
        let range: [any Writable] = [section.rows.lowerBound, "..<", section.rows.upperBound]
        return (name(of: section), [Joined(parts: range)])
      },
      fallback: "0..<0"
    ).write(to: &out)
  }

  private func writePins(to out: inout CodeWriter) {
    out.blank()
    out.line("/// Whether the section stays at the bottom of the screen.")
    SwitchMember(
      head: Joined(parts: [access, "var isPinnedToBottom: Bool"]),
      cases: menu.sections.map { section in
        let value = section.isPinnedToBottom ? [Joined(parts: ["true"])] : nil
        return (name(of: section), value)
      },
      fallback: "false"
    ).write(to: &out)
  }
}
