/// The name of the output of a file: that of the file in `UpperCamelCase`, whatever it holds.
///
/// `navigation_drawer.yaml` gives `NavigationDrawer.swift`.
///
/// - Parameters:
///   - kind: the kind of output.
///   - input: the name of the file, with or without folders.
/// - Returns: the name of the output, without folders.
public func outputName(of kind: OutputKind, forInput input: String) -> String {
  let file = lastPart(of: input)
  let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
  var name = ""
  var rest = stem.isEmpty ? file : stem
  while !rest.isEmpty {
    let word = Substring(rest.prefix { !partsWords($0) })
    name += word.unicodeScalars.first?.properties.uppercaseMapping ?? ""
    name += Substring(word.unicodeScalars.dropFirst())
    rest = rest[word.endIndex...].drop(while: partsWords)
  }
  return (name.isEmpty ? String(Substring(file)) : name) + "." + kind.fileExtension
}

/// The last part of a path; of one that ends with `/`, the part before.
func lastPart(of path: String) -> Substring.UTF8View {
  let slash = UInt8(ascii: "/")
  guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return path.utf8[...] }
  let part = path.utf8[...last]
  return part.lastIndex(of: slash).map { part[path.utf8.index(after: $0)...] } ?? part
}

private func partsWords(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "_", "-", ".", " ": true
  default: false
  }
}
