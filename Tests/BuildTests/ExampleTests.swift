import Foundation
import TestSupport
import Testing

/// The examples of build systems: each can be read by itself, and all build the same app.
@Suite struct ExampleTests {
  private static let systems = ["Bazel", "CMake", "Make", "Ninja"]

  @Test(arguments: systems) func theAppIsTheSame(_ system: String) throws {
    #expect(try text("\(system)/main.c") == text("Make/main.c"))
  }

  @Test(
    arguments: systems.map { "\($0)/menus/side_menu.yaml" } + [
      "PluginDemo/Sources/PluginDemo/side_menu.yaml"
    ])
  func theMenuIsTheSame(_ path: String) throws {
    #expect(try text(path) == text("Make/menus/side_menu.yaml"))
  }

  private func text(_ path: String) throws -> String {
    try String(
      contentsOf: Repository.root.appending(path: "Examples/" + path), encoding: .utf8)
  }
}
