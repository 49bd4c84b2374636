/// How large a file may be; past a limit there is a clear error, and nothing more is read.
public enum Limits {
  /// The bytes of a file.
  public static let bytes = 16 << 20
  /// How deep lists and mappings may lie in one another.
  public static let depth = 32
  /// The hidden characters that are reported of a file: one that is no text is full of them.
  static let findings = 1_000
  /// The nodes of a file: twenty for each of a hundred thousand rows, more than fit in the bytes.
  static let nodes = 2_000_000
}
