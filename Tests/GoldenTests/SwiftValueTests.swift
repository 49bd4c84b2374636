import Foundation
import MenuModel
import TestSupport
import Testing

/// What a program sees that was compiled with the generated Swift: the same as in the manifest, in
/// every state of the conditions, to the byte.
@Suite struct SwiftValueTests {
  @Test func swiftAndTheManifestSayTheSame() throws {
    let outputs = try GoodOutput.all()
    let folder = try TemporaryFolder()
    var main = Self.helpers
    for output in outputs {
      try folder.write("\(output.name).swift", output.swift())
      main += Self.program(for: output)
    }
    try folder.write("main.swift", main)
    let files = outputs.map { "\($0.name).swift" } + ["main.swift"]
    let build = try ExternalTool("swiftc").run(
      ["-swift-version", "6", "-module-name", "App", "-wmo", "-Onone", "-o", "app"] + files,
      in: folder)
    try #require(build.status == 0, "\(build.text.prefix(4000))")
    let run = try ExternalTool("app", first: [folder.url.path]).run([], in: folder)
    #expect(run.status == 0, "\(run.text.suffix(400))")

    var expected = Facts()
    for output in outputs { try Self.addFacts(of: output, to: &expected) }
    Facts(printed: run.text).expect(equalTo: expected)
  }

  // MARK: The program

  private static let helpers = """
    func hex(_ word: String) -> String {
      word.utf8.map { String($0, radix: 16) }.joined(separator: ".")
    }
    func tell(_ words: [String?]) { print(words.map { hex($0 ?? "-") }.joined(separator: " ")) }

    """

  private static func program(for output: GoodOutput) -> String {
    """
    func tell\(output.round)\(output.menuName)() {
      typealias Menu = \(output.typeName)
      let name = "\(output.name)"
      func place(_ destination: Menu.Destination?) -> String? {
        switch destination {
        case nil: nil
        case .screen(let screen): "screen \\(screen.id)"
        case .action(let action): "action \\(action.id)"
        case .url(let url): "url \\(url)"
        case .storyboard(let name, let identifier): "storyboard \\(name) \\(identifier ?? "-")"
        }
      }
      func picture(_ icon: Menu.Icon?) -> [String?] {
        let point = icon?.codePoint.map { String($0.value, radix: 16, uppercase: true) }
        return [icon?.material, point, icon?.sfSymbol, icon?.asset]
      }
      for row in Menu.Row.allCases {
        tell([name, "id", row.id, Menu.Row(id: row.id) == row ? "found" : nil])
        tell([name, "position", row.id, row.position?.description])
        tell([name, "section", row.id, row.section?.id, row.indexInSection?.description])
        tell([name, "title", row.id, row.title, row.titleKey])
        for language in Menu.languages { tell([name, language, row.id, row.title(in: language)]) }
        tell([name, "icon", row.id] + picture(row.icon))
        tell([name, "destination", row.id, place(row.destination)])
        tell([name, "badge", row.id, row.badge?.id, row.role.map { "\\($0)" }])
      }
      tell([name, "rows"] + Menu.rows.map { $0.id })
      tell([name, "initial", Menu.initial?.id] + Menu.retired)
      for section in Menu.sections {
        tell([name, "section", section.id, section.title, section.titleKey])
        tell([name, "pinned", section.id, section.isPinnedToBottom ? "yes" : "no"])
        tell([name, "rows of", section.id] + section.rows.map { $0.id })
      }
      let conditions = Menu.Condition.allCases
      tell([name, "conditions"] + conditions.map { $0.id })
      for state in 0..<(1 << conditions.count) {
        let shown = Menu.visible { condition in
          state & 1 << (conditions.firstIndex(of: condition) ?? 0) != 0
        }
        tell([name, "state", "\\(state)"] + shown.sections.map { $0.section.id })
        for section in shown.sections {
          tell([name, "in", "\\(state)", section.section.id] + section.rows.map { $0.row.id })
          for row in section.rows {
            let words: [String?] = ["now", "\\(state)", row.row.id, row.title, row.titleKey]
            tell([name] + words + [place(row.destination), row.role.map { "\\($0)" }])
            tell([name, "icon", "\\(state)", row.row.id] + picture(row.icon))
            let now = shown.place(of: row.row)
            let found = now.flatMap { shown.row(section: $0.section, index: $0.index) }
            tell([name, "place", "\\(state)", row.row.id, found?.row.id])
          }
        }
      }
    }
    tell\(output.round)\(output.menuName)()

    """
  }

  // MARK: The manifest

  private static func addFacts(of output: GoodOutput, to facts: inout Facts) throws {
    let manifest = try Manifest(output)
    let languages = output.menu.languages.map { output.menu.texts.string($0.text) }
    func tell(_ words: [String?]) { facts.add([output.name] + words) }
    let orders = output.languageOrders()
    func title(_ object: Manifest.Object, _ language: String?) -> String? {
      Self.title(object, language, orders)
    }
    for row in manifest.rows + manifest.hidden {
      let id = row["id"] as? String
      tell(["id", id, "found"])
      tell(["position", id, number(row["position"])])
      tell(["section", id, row["section"] as? String, number(row["indexInSection"])])
      tell(["title", id, title(row, languages.first) ?? "", row["titleKey"] as? String])
      for language in languages {
        tell([language, id, title(row, language) ?? ""])
      }
      tell(["icon", id] + icon(row))
      tell(["destination", id, place(row)])
      tell(["badge", id, row["badge"] as? String, row["role"] as? String])
    }
    tell(["rows"] + manifest.rows.map { $0["id"] as? String })
    let retired = manifest.object["retired"] as? [String] ?? []
    tell(["initial", manifest.object["initial"] as? String] + retired)
    for section in manifest.sections {
      let id = section["id"] as? String
      tell(["section", id, title(section, languages.first), section["titleKey"] as? String])
      tell(["pinned", id, section["pin"] as? String == "bottom" ? "yes" : "no"])
      tell(["rows of", id] + (section["rows"] as? [String] ?? []))
    }
    tell(["conditions"] + manifest.conditions)
    for state in manifest.states {
      let shown = manifest.shown(in: state)
      tell(["state", "\(state)"] + shown.map { $0.section["id"] as? String })
      for (section, rows) in shown {
        tell(["in", "\(state)", section["id"] as? String] + rows.map { $0["id"] as? String })
        for row in rows.map({ manifest.replaced($0, in: state) }) {
          let id = row["id"] as? String
          let text = title(row, languages.first) ?? ""
          tell(
            ["now", "\(state)", id, text, row["titleKey"] as? String, place(row)]
              + [row["role"] as? String])
          tell(["icon", "\(state)", id] + icon(row))
          tell(["place", "\(state)", id, id])
        }
      }
    }
  }

  private static func number(_ value: Any?) -> String? { (value as? Int)?.description }

  /// The text in a language; where there is none, the first one.
  private static func title(
    _ object: Manifest.Object, _ language: String?, _ orders: [[String: String]: String]
  ) -> String? {
    switch object["title"] {
    case let text as String: text
    case let texts as [String: String]:
      language.flatMap { texts[$0] } ?? orders[texts]
    default: object["titleKey"] as? String
    }
  }

  private static func icon(_ object: Manifest.Object) -> [String?] {
    let icon = object["icon"] as? [String: String] ?? [:]
    return [icon["material"], icon["codePoint"], icon["sf"], icon["asset"]]
  }

  private static func place(_ object: Manifest.Object) -> String? {
    guard let place = object["destination"] as? [String: String] else { return nil }
    for kind in ["screen", "action", "url"] {
      if let value = place[kind] { return "\(kind) \(value)" }
    }
    return place["storyboard"].map { "storyboard \($0) \(place["identifier"] ?? "-")" }
  }
}
