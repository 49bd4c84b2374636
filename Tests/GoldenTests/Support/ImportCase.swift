import Diagnostics
import Foundation
import MenuCompiler
import MenuImport
import MenuModel
import TestSupport
import Testing

/// A folder with sources that a menu is imported from.
///
/// `options.txt` holds the options of the run, and `files.txt` the files in their order, a line each.
struct ImportCase: Sendable, CustomTestStringConvertible {
  let golden: GoldenCase

  var testDescription: String { golden.name }

  static let all = GoldenCase.imports.map { ImportCase(golden: $0) }

  /// The sources, in the order in which they are given.
  func inputs() throws -> [GoldenCase.Input] {
    let names = try lines("files.txt")
    let sources = Repository.names(in: golden.folder).filter { name in
      ["h", "m", "swift", "xml"].contains(name.split(separator: ".").last ?? "")
    }
    return try (names.isEmpty ? sources : names).map { name in
      let data = try Data(contentsOf: golden.folder.appending(path: name))
      return GoldenCase.Input(path: name, bytes: [UInt8](data))
    }
  }

  /// The words behind the files on the command line.
  func options() throws -> [String] {
    try lines("options.txt").flatMap { $0.split(separator: " ").map(String.init) }
  }

  private func lines(_ name: String) throws -> [String] {
    let file = golden.folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Imports the sources as the command line does.
  func run(language: String = "en") throws -> ToolRun {
    let inputs = try inputs()
    let run = ToolRun(inputs)
    let words = ["import", "--quiet", "--language", language]
    _ = run(words + (try options()) + inputs.map(\.path))
    return run
  }

  /// The menu that the sources give, compiled; `nil` where they give none.
  func compilation() throws -> Compilation? {
    let bytes = try run().console.outputBytes
    return bytes.isEmpty ? nil : compile(SourceFile(path: "menu.yaml", bytes: bytes))
  }
}
