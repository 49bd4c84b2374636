/// Where a row or a section stands.
public enum Place: Hashable, Sendable {
  /// It is the header row, above all others.
  case header
  /// In `order:`, counted from 1 in its list; the section is `nil` where the menu names none.
  case shown(ordinal: Int, section: String?)
  /// In `hidden:`.
  case hidden
}
