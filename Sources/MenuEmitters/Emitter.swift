public import MenuModel

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

/// Who may use the generated Swift.
public enum AccessLevel: String, CaseIterable, Sendable {
  /// The module that it is compiled into.
  case `internal`
  /// The package.
  case package
  /// Everybody who imports the module.
  case `public`

  /// What stands before a declaration: `internal` is Swift's default and is left out.
  var modifier: String {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

/// Where a menu comes from, as the outputs name it.
public struct MenuSource: Sendable {
  /// The path of the file: relative, with `/` between its parts.
  public var path: String
  /// The bytes of the file.
  public var bytes: [UInt8]

  /// Names a source.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The last part of the path, for comments: a file's name may hold anything, and what could end a
  /// line or turn its direction becomes a space.
  var name: Substring {
    let last = path.split(separator: "/").last ?? path[...]
    let scalars = last.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))[...]
  }
}

/// The bytes of one output of a menu: the same for the same menu, source and access, everywhere.
public func emit(
  _ kind: OutputKind, _ menu: Menu, from source: MenuSource, access: AccessLevel = .internal
) -> [UInt8] {
  switch kind {
  case .swift: SwiftEmitter(menu, from: source, access: access).emit()
  case .objc: CHeaderEmitter(menu, from: source).emit()
  case .json: ManifestEmitter(menu, from: source).emit()
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
