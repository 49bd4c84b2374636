import Diagnostics

/// The titles that an enum of Swift gives its cases:
/// `var title: String { switch self { case .home: return "Home" } }`.
struct SwiftTitleSwitch {
  /// The titles, by the names of the cases.
  private(set) var titles: [String: SourceTitle] = [:]

  private let source: SourceFile
  private let tokens: ArraySlice<Token>

  /// Whether a property of this name gives titles.
  static func isTitle(_ name: String) -> Bool {
    let words = NameWords(name).words
    return words.contains("title")
      || ["text", "label", "display name"].contains(words.joined(separator: " "))
  }

  /// Reads the body of a property.
  init(_ source: SourceFile, _ tokens: ArraySlice<Token>) {
    self.source = source
    self.tokens = tokens
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if text(index) == "case" { readCase(at: &index) } else { index += 1 }
    }
  }

  private func text(_ index: Int) -> String {
    guard index < tokens.endIndex else { return "" }
    let text = source[tokens[index].range]
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Reads `case .home, .help: return "…"`.
  private mutating func readCase(at index: inout Int) {
    var names: [String] = []
    repeat {
      index += 1
      guard text(index) == "." else { return }
      names.append(text(index + 1))
      index += 2
    } while text(index) == ","
    guard text(index) == ":" else { return }
    index += 1
    if text(index) == "return" { index += 1 }
    guard let title = title(at: index) else { return }
    for name in names { titles[name] = title }
  }

  private func title(at index: Int) -> SourceTitle? {
    guard index < tokens.endIndex else { return nil }
    if tokens[index].kind == .text {
      let isKey = text(index + 1) == "." && text(index + 2).hasPrefix("localized")
      return literal(index).map { isKey ? .key($0) : .code($0) }
    }
    // A call whose first argument is a key: `NSLocalizedString("…", …)`, `String(localized: "…")`.
    guard ["NSLocalizedString", "String", "LocalizedStringKey"].contains(text(index)),
      text(index + 1) == "("
    else { return nil }
    let isLabelled = text(index + 2) == "localized" && text(index + 3) == ":"
    if text(index) == "String", !isLabelled { return nil }
    return literal(index + (isLabelled ? 4 : 2)).map { .key($0) }
  }

  /// The value of a text without escapes.
  private func literal(_ index: Int) -> String? {
    let text = text(index)
    guard text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\""),
      !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
