/// The titles that macros beside the rows hold: `HELP_ROW_TITLE` for `HELP_ROW`.
struct MacroTitles {
  private var titles: [String: SourceTitle] = [:]

  init(_ preprocessor: Preprocessor) {
    let sources = preprocessor.sources
    for macro in preprocessor.definitions where !macro.isFunctionLike && macro.condition == nil {
      let name = sources.text(macro.name)
      let texts = macro.body.filter { $0.kind == .text }
      guard name.uppercased().contains("TITLE"), let text = texts.first,
        let value = Self.value(sources.text(text))
      else { continue }
      let isKey = macro.body.contains { sources.text($0).hasPrefix("NSLocalizedString") }
      if isKey {
        titles[name] = .key(value)
      } else if texts.count == 1 {
        titles[name] = .macro(value, named: name)
      }
    }
  }

  /// Gives constants the titles of their macros, which say more than a comment.
  func add(to constants: inout [Constant]) {
    if titles.isEmpty { return }
    for index in constants.indices {
      let name = constants[index].name
      let names = ["\(name)_TITLE", "\(name)Title", "TITLE_\(name)"]
      if let title = names.lazy.compactMap({ titles[$0] }).first {
        constants[index].title = title
      }
    }
  }

  /// The text of a literal, `nil` where it has escapes: they are seldom in a title.
  private static func value(_ literal: String) -> String? {
    guard literal.utf8.count >= 2, literal.hasSuffix("\""), !literal.contains("\\") else {
      return nil
    }
    return String(literal.dropFirst().dropLast())
  }
}
