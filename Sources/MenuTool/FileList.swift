import Diagnostics

/// A list of files, one a line, as Xcode's script phases have it: an `.xcfilelist`.
struct FileList {
  /// The paths, as they are seen from the current folder.
  let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// The text; a path that does not begin at the root begins where the project lies.
  var text: String {
    paths.map { ($0.hasPrefix("/") ? "" : "$(SRCROOT)/") + $0 + "\n" }.joined()
  }

  /// Reads a list: lines that are empty or begin with `#` name nothing.
  ///
  /// - Parameters:
  ///   - bytes: the text of the list.
  ///   - variable: the value of an environment variable; `nil` where it is not set.
  init(_ bytes: [UInt8], variable: (String) -> String?) {
    paths = bytes.split(whereSeparator: LineEnd.isPart).compactMap { line in
      let line = String(decoding: line, as: UTF8.self)
      return line.hasPrefix("#") ? nil : Self.expanded(line, variable)
    }
  }

  /// A path with the values of `$(NAME)` and `${NAME}`; a variable that is not set is left out.
  private static func expanded(_ path: String, _ variable: (String) -> String?) -> String {
    var result = ""
    var rest = path[...]
    // Where one variable is not closed, none behind it is: the rest is looked through once.
    var unclosed: Set<Character> = []
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let closing: Character = rest.hasPrefix("$(") ? ")" : "}"
      let isVariable = rest.hasPrefix("$(") || rest.hasPrefix("${")
      guard isVariable, !unclosed.contains(closing), let end = rest.firstIndex(of: closing) else {
        if isVariable { unclosed.insert(closing) }
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      result += variable(String(rest[..<end].dropFirst(2))) ?? ""
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}
