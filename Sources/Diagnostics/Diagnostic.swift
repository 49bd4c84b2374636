public import Messages

/// One thing to tell the user about one place in a file.
public struct Diagnostic: Sendable {
  /// A further fact, where it helps with the second place that the diagnostic is about.
  public struct Note: Sendable {
    /// The fact.
    public var message: Message
    /// Its place; `nil` where it has none.
    public var range: SourceRange?

    /// Creates a note.
    public init(_ message: Message, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The rule that was broken.
  public var rule: RuleID
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, in a sentence that stands alone.
  public var message: Message
  /// The smallest place that shows it.
  public var range: SourceRange
  /// Further facts.
  public var notes: [Note]
  /// What to write instead.
  public var help: Message?
  /// What to change in the file, where that can be told.
  public var fix: FixIt?

  /// Creates a diagnostic.
  public init(
    _ rule: RuleID, _ severity: Severity = .error, at range: SourceRange, _ message: Message,
    notes: [Note] = [], help: Message? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
  }

  /// Whether `left` is told before `right`: by place, then by rule, so that the order never depends
  /// on which check ran first.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.rule.name)
      < (right.range.lowerBound, right.range.upperBound, right.rule.name)
  }
}
