/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable {
  /// The menu cannot be compiled.
  case error
  /// The menu can be compiled, but somebody should act on this.
  case warning
  /// Nothing is wrong; this is worth knowing.
  case note
}
