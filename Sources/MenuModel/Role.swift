/// What a row does beyond opening something.
public enum Role: String, CaseIterable, Sendable {
  /// It undoes or ends something; apps show it in red.
  case destructive
}
