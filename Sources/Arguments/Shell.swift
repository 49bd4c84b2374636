/// A shell that completes command lines.
public enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash, 3.2 or later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}
