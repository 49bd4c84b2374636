public import Messages

/// The formats of differences, by the names that `menuc diff --format` takes.
public enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For people at a terminal.
  case text
  /// For a comment on a pull request.
  case markdown
  /// For programs.
  case json

  /// What writes the format.
  public func renderer(_ language: Language) -> any DifferenceRenderer {
    switch self {
    case .text: TextDifferenceRenderer(language: language)
    case .markdown: MarkdownDifferenceRenderer(language: language)
    case .json: JSONDifferenceRenderer(language: language)
    }
  }
}
