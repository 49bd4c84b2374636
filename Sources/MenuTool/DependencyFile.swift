/// What outputs are made from, in the form that make includes and ninja reads.
struct DependencyFile {
  /// The outputs.
  var targets: [String]
  /// What was read for them.
  var prerequisites: [String]

  /// One rule for all outputs, and an empty one for each file read: without it, make stops where
  /// such a file is deleted.
  var text: String {
    let sources = prerequisites.map(Self.escaped)
    let rule = targets.map(Self.escaped).joined(separator: " ") + ":"
    return rule + sources.map { " \\\n  " + $0 }.joined() + "\n"
      + sources.map { "\n\($0):\n" }.joined()
  }

  /// A path as make and ninja both read it: they have the words from the dependency files of C
  /// compilers, which know no quotes.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "#": text.unicodeScalars += ["\\", scalar]
      case "$": text += "$$"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
