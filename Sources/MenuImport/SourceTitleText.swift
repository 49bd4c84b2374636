import Messages
import Spelling

/// What a source calls a row, as a title.
struct SourceTitleText {
  /// The title, `nil` where the source's words are none.
  let title: ImportedMenu.Guess<ImportedMenu.Title>?

  /// Longer comments explain the row rather than name it.
  private static let longestTitle = 40

  init(_ source: SourceTitle) {
    switch source {
    case .comment(let comment):
      let text = Self.words(ofComment: comment)
      let isTitle =
        text.unicodeScalars.count <= Self.longestTitle && !Self.looksLikeCode(text)
        && text.unicodeScalars.contains { $0.properties.isAlphabetic }
      title =
        isTitle
        ? .init(.text(text), Message(en: "from the comment beside it", ja: "横のコメントから")) : nil
    case .macro(let text, let name):
      let line = Self.line(text)
      title = line.isEmpty ? nil : .init(.text(line), Message(en: "from \(name)", ja: "\(name) から"))
    case .rawValue(let text):
      let line = Self.line(text)
      title =
        line.isEmpty ? nil : .init(.text(line), Message(en: "its raw value", ja: "元の rawValue から"))
    case .key(let key):
      let line = Self.line(key)
      title = line.isEmpty ? nil : .init(.key(line))
    case .rawKey(let text):
      let line = Self.line(text)
      title =
        line.isEmpty ? nil : .init(.key(line), Message(en: "its raw value", ja: "元の rawValue から"))
    case .code(let text):
      let line = Self.line(text)
      title = line.isEmpty ? nil : .init(.text(line), Message(en: "from the code", ja: "コードから"))
    case .text(let text):
      let line = Self.line(text)
      title = line.isEmpty ? nil : .init(.text(line))
    }
  }

  /// The words of a comment, on one line, without what only draws it.
  private static func words(ofComment comment: String) -> String {
    let lines = comment.split(whereSeparator: \.isNewline).map { line in
      var line = line[...]
      for start in [
        "/**<", "/*!<", "///<", "//!<", "/**", "/*!", "/*", "///", "//!", "//", "*/", "*",
      ]
      where line.drop(while: \.isWhitespace).hasPrefix(start) {
        line = line.drop(while: \.isWhitespace).dropFirst(start.count)
        break
      }
      if line.hasSuffix("*/") { line = line.dropLast(2) }
      return line
    }
    return self.line(lines.joined(separator: " "))
  }

  /// A text on one line, without what cannot be seen.
  private static func line(_ text: String) -> String {
    let spaced = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.properties.isWhitespace && scalar.value != 0x3000 ? " " : scalar
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: spaced.filter { !VisibleText.isDisturbing($0) && $0 != "\t" })
    return String(line).split(separator: " ").joined(separator: " ")
  }

  private static func looksLikeCode(_ text: String) -> Bool {
    let starts = ["TODO", "FIXME", "XXX", "MARK", "HACK", "NOLINT", "swiftlint", "clang-format"]
    return text.contains { "#;{}=".contains($0) } || starts.contains { text.hasPrefix($0) }
      || text.contains("://")
  }
}
