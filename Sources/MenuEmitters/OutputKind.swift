/// A kind of output.
public enum OutputKind: String, CaseIterable, Sendable {
  /// Swift constant tables.
  case swift
  /// A C header that stands in for hand-written index constants.
  case objc
  /// A JSON manifest of everything in the menu.
  case json

  /// The extension of the output's file.
  public var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .objc: "h"
    case .json: "json"
    }
  }
}

/// The name of the output of a file: that of the file in `UpperCamelCase`, whatever it holds.
///
/// `navigation_drawer.yaml` gives `NavigationDrawer.swift`.
///
/// - Parameters:
///   - kind: the kind of output.
///   - input: the name of the file, with or without folders.
/// - Returns: the name of the output, without folders.
public func outputName(of kind: OutputKind, forInput input: String) -> String {
  let file = input.split(separator: "/").last ?? input[...]
  let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
  let words = (stem.isEmpty ? file : stem).split { "_-. ".contains($0) }
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return (name.isEmpty ? String(file) : name) + "." + kind.fileExtension
}
