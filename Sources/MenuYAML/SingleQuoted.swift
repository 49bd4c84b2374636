/// A text of one line as YAML reads it back whatever it holds: in single quotes, with those inside
/// doubled (YAML 1.2.2, section 7.3.2).
public func singleQuoted(_ text: String) -> String {
  let parts = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'\(parts.joined(separator: "''"))'"
}
