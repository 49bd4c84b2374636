import MenuModel

/// Writes the enums of what the menu names beside its rows and sections.
extension SwiftEmitter {
  /// Writes the enums of what the menu uses.
  ///
  /// One without names is there, too, so that code that mentions it goes on to compile when the
  /// last name goes.
  func writeNames(to out: inout CodeWriter) {
    out.blank()
    if menu.conditions.isEmpty {
      writeNoConditions(to: &out)
    } else {
      writeEnum(
        "Condition", doc: "Something that the app can answer yes or no to.",
        menu.conditions.map { (name(of: $0), texts[$0.text]) }, to: &out)
    }
    out.blank()
    writeEnum(
      "Screen", doc: "A screen that a row opens.",
      used.screens.map { (CaseName($0, texts), texts[$0.text]) }, to: &out)
    out.blank()
    writeEnum(
      "Action", doc: "Something that the app does when a row is tapped.",
      used.actions.map { (name(of: $0), texts[$0.text]) }, to: &out)
    out.blank()
    writeEnum(
      "Badge", doc: "A counter that is shown on a row.",
      used.badges.map { (name(of: $0), texts[$0.text]) }, to: &out)
  }

  /// Writes the conditions of a menu that has none.
  ///
  /// Swift warns of a closure over an enum without cases, that it will never be executed; so this
  /// one has a case that no list holds, and `visible { … }` compiles as in any other menu.
  private func writeNoConditions(to out: inout CodeWriter) {
    out.line("/// Something that the app can answer yes or no to: this menu has no such thing.")
    out.block(access, "enum Condition: Hashable, CaseIterable, Sendable") { out in
      out.line("/// Never asked about.")
      out.line("case never")
      out.blank()
      out.line("/// No condition.")
      out.line(access, "static let allCases: [Condition] = []")
      out.blank()
      out.line("/// The name in the menu.")
      out.line(access, "var id: String { \"never\" }")
    }
  }

  private func writeEnum(
    _ type: String, doc: String, _ names: [(CaseName, ArraySlice<UInt8>)],
    to out: inout CodeWriter
  ) {
    let ids = TextTable(
      name: "id", isOptional: false, entries: names.map { (name: $0.0, text: $0.1) })
    out.line("/// ", doc)
    out.block(access, "enum ", type, ": Hashable, CaseIterable, Sendable") { out in
      for (name, _) in names { out.line("case ", CaseDeclaration(name: name)) }
      if !names.isEmpty { out.blank() }
      out.line("/// The name in the menu.")
      ids.writeProperty(access, to: &out)
      writeTable([ids], to: &out)
    }
  }
}
