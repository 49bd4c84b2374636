import JSONText
import Messages
import Spelling

/// Tells differences to programs.
///
/// ```json
/// {
///   "version": 1,
///   "risk": "order",
///   "files": [
///     {
///       "oldPath": "menus/drawer.yaml",
///       "path": "menus/drawer.yaml",
///       "status": "changed",
///       "risk": "order",
///       "changes": [
///         {
///           "risk": "order",
///           "subject": { "kind": "row", "id": "history" },
///           "change": "moved",
///           "from": { "place": "shown", "ordinal": 4 },
///           "to": { "place": "shown", "ordinal": 2 },
///           "message": "`history` moved from 4th to 2nd"
///         }
///       ]
///     }
///   ]
/// }
/// ```
///
/// - `version` changes when a key goes or changes its meaning; keys may be added without.
/// - `status` is `changed`, `unchanged`, `added`, `removed` or `invalid`; `risk` is absent where
///   nothing differs or nobody knows. A path is absent where the file is not there.
/// - Ordinals count from 1 in a list of `order:`, whose `section` is named where the menu does.
struct JSONDifferenceRenderer: DifferenceRenderer {
  /// The version of the form.
  static let version = 1

  let language: Language

  func render(_ files: [FileDifference]) -> String {
    var json = JSONWriter(escapes: .disturbing)
    json.object { json in
      json.key("version")
      json.number(Self.version)
      member("risk", files.compactMap(\.risk).max()?.rawValue, to: &json)
      json.key("files")
      json.array { json in
        for file in files {
          json.element()
          write(file, to: &json)
        }
      }
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func write(_ file: FileDifference, to json: inout JSONWriter) {
    json.object { json in
      member("oldPath", file.oldPath, to: &json)
      member("path", file.newPath, to: &json)
      member("status", file.status, to: &json)
      member("risk", file.risk?.rawValue, to: &json)
      json.key("changes")
      json.array { json in
        for change in file.changes {
          json.element()
          write(change, to: &json)
        }
      }
    }
  }

  private func write(_ change: Change, to json: inout JSONWriter) {
    json.object { json in
      member("risk", change.risk.rawValue, to: &json)
      json.key("subject")
      let (kind, id) = change.subject.words
      json.object { json in
        member("kind", kind, to: &json)
        member("id", id, to: &json)
      }
      write(change.action, to: &json)
      let message = change.message(quote: VisibleText.quoted)
      member("message", message[language], to: &json)
    }
  }

  private func write(_ action: Change.Action, to json: inout JSONWriter) {
    switch action {
    case .added(let place):
      member("change", "added", to: &json)
      if let place { write("to", place, to: &json) }
    case .removed(let isRetired):
      member("change", "removed", to: &json)
      json.key("retired")
      json.boolean(isRetired)
    case .renamed(let name):
      member("change", "renamed", to: &json)
      member("to", name, to: &json)
    case .moved(let from, let to):
      member("change", "moved", to: &json)
      write("from", from, to: &json)
      write("to", to, to: &json)
    case .changed(let property, let old, let new):
      member("change", "changed", to: &json)
      member("property", property.key.rawValue, to: &json)
      member("language", property.language, to: &json)
      member("variant", property.variant, to: &json)
      member("from", old, to: &json)
      member("to", new, to: &json)
    case .shiftsPositions(let isUp):
      member("change", "shiftsPositions", to: &json)
      json.key("by")
      json.number(isUp ? 1 : -1)
    }
  }

  private func write(_ key: StaticString, _ place: Place, to json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      switch place {
      case .header: member("place", "header", to: &json)
      case .hidden: member("place", "hidden", to: &json)
      case .shown(let ordinal, let section):
        member("place", "shown", to: &json)
        json.key("ordinal")
        json.number(ordinal)
        member("section", section, to: &json)
      }
    }
  }

  private func member(_ key: StaticString, _ text: String?, to json: inout JSONWriter) {
    guard let text else { return }
    json.key(key)
    json.string(text)
  }
}

extension FileDifference {
  fileprivate var status: String {
    switch outcome {
    case .compared(let changes): changes.isEmpty ? "unchanged" : "changed"
    case .added: "added"
    case .removed: "removed"
    case .invalid: "invalid"
    }
  }
}

extension Change.Subject {
  fileprivate var words: (kind: String, id: String?) {
    switch self {
    case .menu: ("menu", nil)
    case .file(let path): ("file", path)
    case .header: ("header", nil)
    case .drawer: ("drawer", nil)
    case .row(let id): ("row", id)
    case .section(let id): ("section", id)
    case .condition(let id): ("condition", id)
    case .name(let name): ("name", name.swiftName)
    case .retired(let id): ("retired", id)
    }
  }
}
