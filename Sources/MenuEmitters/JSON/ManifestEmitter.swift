import JSONText
import MenuModel

/// Writes the JSON manifest: everything of a menu, resolved.
///
/// `menuc schema manifest` describes it.
struct ManifestEmitter {
  /// The version of the manifest's form.
  static let schemaVersion = 1

  let menu: Menu
  let source: MenuSource

  init(_ menu: Menu, from source: MenuSource) {
    self.menu = menu
    self.source = source
  }

  var texts: TextStorage { menu.texts }

  func emit() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("schemaVersion")
      json.number(Self.schemaVersion)
      write("menu", menu.name.text, to: &json)
      json.key("source")
      json.string(source.path)
      json.key("sourceHash")
      json.string("sha256:" + SHA256.hexDigest(of: source.bytes))
      if let header = menu.header { write(header, to: &json) }
      write("conditions", menu.conditions, to: &json)
      json.key("sections")
      json.array { json in
        for (position, section) in menu.sections.enumerated() {
          json.element()
          write(section, at: position, to: &json)
        }
      }
      json.key("rows")
      json.array { json in
        for (position, section) in menu.sections.enumerated() {
          for index in section.rows {
            json.element()
            write(menu.rows[index], at: (index, position), to: &json)
          }
        }
      }
      json.key("hidden")
      json.array { json in
        for row in menu.hidden {
          json.element()
          write(row, at: nil, to: &json)
        }
      }
      write("retired", menu.retired, to: &json)
      if let initial = menu.initial { write("initial", menu.rows[initial].id.text, to: &json) }
      write(menu.drawer, to: &json)
    }
    json.finish()
    return json.bytes
  }

  // MARK: Rows and sections

  private func write(_ section: Section, at position: Int, to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.string(menu.id(of: section))
      json.key("position")
      json.number(position)
      write(section.title, to: &json)
      write(section.when, to: &json)
      if section.isPinnedToBottom {
        json.key("pin")
        json.string("bottom")
      }
      write("rows", menu.rows[section.rows].map(\.id), to: &json)
      write("note", section.note, to: &json)
      write(section.c, to: &json)
    }
  }

  /// Writes a row with its position and its section's, which a hidden row does not have.
  private func write(
    _ row: Row, at place: (position: Int, section: Int)?, to json: inout JSONWriter
  ) {
    json.object { json in
      write("id", row.id.text, to: &json)
      if let (position, index) = place {
        let section = menu.sections[index]
        if menu.hasHeaderRow, position == 0 {
          json.key("header")
          json.boolean(true)
        }
        json.key("position")
        json.number(position)
        json.key("section")
        json.string(menu.id(of: section))
        json.key("indexInSection")
        json.number(position - section.rows.lowerBound)
      }
      write(row.title, to: &json)
      write(row.icon, to: &json)
      write(row.destination, to: &json)
      write("badge", row.badge?.text, to: &json)
      write(row.role, to: &json)
      write(row.when, to: &json)
      write(row.variants, to: &json)
      write("note", row.note, to: &json)
      write(row.c, to: &json)
    }
  }

  private func write(_ variants: [Variant], to json: inout JSONWriter) {
    guard !variants.isEmpty else { return }
    json.key("variants")
    json.array { json in
      for variant in variants {
        json.element()
        json.object { json in
          json.key("when")
          writeTerms(variant.when, to: &json)
          write(variant.title, to: &json)
          write(variant.icon, to: &json)
          write(variant.destination, to: &json)
          write(variant.role, to: &json)
        }
      }
    }
  }
}
