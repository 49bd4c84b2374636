/// The name of the output of a file: that of the file in `UpperCamelCase`, whatever it holds.
///
/// `navigation_drawer.yaml` gives `NavigationDrawer.swift`.
///
/// - Parameters:
///   - kind: the kind of output.
///   - input: the name of the file, with or without folders.
/// - Returns: the name of the output, without folders.
public func outputName(of kind: OutputKind, forInput input: String) -> String {
  let file = input.utf8.split(separator: UInt8(ascii: "/")).last ?? input.utf8[...]
  let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
  let words = (stem.isEmpty ? file : stem).split { byte in
    switch Unicode.Scalar(byte) {
    case "_", "-", ".", " ": true
    default: false
    }
  }
  let name = words.map { word in
    let word = Substring(word)
    return word.prefix(1).uppercased() + word.dropFirst()
  }.joined()
  return (name.isEmpty ? String(Substring(file)) : name) + "." + kind.fileExtension
}
