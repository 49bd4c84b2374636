import Messages

/// A menu as it was found, ready to be written.
struct ImportedMenu: Sendable {
  /// A value that the source does not say, with how it was guessed.
  struct Guess<Value: Sendable>: Sendable {
    var value: Value
    /// How; `nil` where it was not guessed.
    var reason: Message?

    init(_ value: Value, _ reason: Message? = nil) {
      self.value = value
      self.reason = reason
    }
  }

  /// What a row or section is called, on the screen.
  enum Title: Sendable {
    case text(String)
    case key(String)
  }

  /// What replaces a derived constant in the C header.
  struct Override: Sendable {
    var symbol: String?
    var value: Int?
  }

  /// A row.
  struct Row: Sendable {
    var id: Guess<String>
    var title: Guess<Title>
    /// The asset of its icon.
    var asset: String?
    /// The condition under which it is shown.
    var condition: String?
    var c = Override()
  }

  /// A section.
  struct Section: Sendable {
    var id: Guess<String>
    var title: Guess<Title>?
    var condition: String?
    var c = Override()
    /// The ids of its rows, in order; without the header row.
    var rows: [String]
  }

  var name: Guess<String>
  /// The header, where it is the first row: it has no title.
  var header: (id: Guess<String>, c: Override)?
  /// The conditions, with what asked for each.
  var conditions: [Guess<String>] = []
  var rows: [Row] = []
  var sections: [Section] = []
  /// Whether the sections have names of their own.
  var hasNamedSections = false
}
