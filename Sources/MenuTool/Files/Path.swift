/// The parts of paths.
///
/// Paths are texts with `/` between their parts, used as they are given.
enum Path {
  /// What standard input and standard output are called on a command line.
  static let standardStream = "-"

  private static let slash = UInt8(ascii: "/")

  /// The folder that a path lies in: `.` for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> Substring {
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return path[...] }
    let part = path.utf8[...last]
    let start = part.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? part.startIndex
    return Substring(part[start...])
  }

  /// A name in a folder; the current folder is left out.
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path from the root, without what changes nothing, so that two ways to write one are equal.
  static func absolute(_ path: String, in currentFolder: String) -> String {
    let path = path.hasPrefix("/") ? path : currentFolder + "/" + path
    var result = ""
    var rest = path.utf8[...]
    while let start = rest.firstIndex(where: { $0 != slash }) {
      let part = rest[start...].prefix { $0 != slash }
      if !part.elementsEqual(".".utf8) { result += "/" + Substring(part) }
      rest = rest[part.endIndex...]
    }
    return result.isEmpty ? "/" : result
  }

  /// A path for an output to name: relative to the current folder where it lies below, else the
  /// name alone, so that no machine's folders get into it.
  static func relative(_ path: String, to currentFolder: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    guard path.hasPrefix("/") else { return String(path) }
    let prefix = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
    return path.hasPrefix(prefix)
      ? String(path.dropFirst(prefix.count)) : String(name(of: String(path)))
  }
}
