import Foundation
import TestSupport

/// The program as it was built for the tests.
enum Menuc {
  /// The folder of the program and of the tests.
  static let folder: URL = {
    // The runner's name differs by system; the bundle is the argument that ends so, or the runner.
    let bundle = CommandLine.arguments.last { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent()
  }()

  static func tool() throws -> ExternalTool {
    try ExternalTool("menuc", first: [folder.path], hint: "swift build")
  }

  /// An environment in which menuc is found by its name.
  static let onPath = [
    "PATH": folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  ]
}

/// Two menus whose outputs differ in length and in every kind.
enum SampleMenu: CaseIterable {
  case short
  case long

  var text: String {
    let count = self == .short ? 3 : 400
    let rows = (1...count).map { "  row_\($0): { title: 行 \($0), icon: home }\n" }.joined()
    return "menu: SideMenu\nrows:\n\(rows)"
  }
}
