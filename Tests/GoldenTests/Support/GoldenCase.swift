import Foundation
import TestSupport
import Testing

/// A folder with a menu file and what menuc makes of it.
///
/// Adding a case is adding a folder.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The name of the folder.
  let name: String
  let folder: URL

  /// A menu file of the case.
  struct Input: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  var testDescription: String { name }

  /// The cases that give a menu.
  static let good = cases(in: "Good")
  /// The cases that give diagnostics.
  static let bad = cases(in: "Bad")
  /// The cases of commands that edit a menu.
  static let edit = cases(in: "Edit")
  /// The sources that menus are imported from.
  static let imports = cases(in: "Import")

  private static func cases(in name: String) -> [GoldenCase] {
    let folder = Repository.goldenTests.appending(path: name)
    return Repository.names(in: folder).map {
      GoldenCase(name: $0, folder: folder.appending(path: $0))
    }
  }

  /// The configuration and the asset catalog of a case, where it has them.
  func surroundings() throws -> [Input] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (all ?? []).filter { $0 == "menuc.yaml" || $0.hasSuffix("Contents.json") }.map {
      Input(path: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  /// The menu files: mostly `menu.yaml` alone.
  ///
  /// One that would be megabytes is made here instead.
  func inputs() throws -> [Input] {
    if let bytes = LargeMenus.bytes(of: name) { return [Input(path: "menu.yaml", bytes: bytes)] }
    let names = Repository.names(in: folder).filter {
      $0.hasSuffix(".yaml") && $0 != "menuc.yaml"
    }
    try #require(names.contains("menu.yaml"), "the case has no menu.yaml")
    return try names.map { name in
      Input(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  /// The menu file of a case that has one.
  func input() throws -> Input {
    let inputs = try inputs()
    return try #require(inputs.first { $0.path == "menu.yaml" })
  }

  /// What must be seen in every output of a case that was made after a public bug report: the
  /// text at a path such as `rows.favorite.title`.
  func expectedValues() throws -> [String: String]? {
    let file = folder.appending(path: "expected_values.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let values = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(values as? [String: String])
  }
}

/// Menus past the limits, which would make the repository heavy.
enum LargeMenus {
  static func bytes(of name: String) -> [UInt8]? {
    switch name {
    case "file-too-large": Array("menu: Menu\n".utf8) + Array(repeating: 0x23, count: 16 << 20)
    case "too-many-rows":
      Array("menu: Menu\nrows:\n".utf8) + (1...100_001).flatMap { Array("  r\($0):\n".utf8) }
    default: nil
    }
  }
}
