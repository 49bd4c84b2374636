import Foundation
import TestSupport
import Testing

/// The examples, built by their own build systems: nothing is built that does not have to be.
@Suite struct BuildSystemTests {
  /// A build system and how it is asked to build.
  struct BuildSystem: Sendable, CustomTestStringConvertible {
    /// The folder of its example.
    var name: String
    /// What is run once, and what is run for each build.
    var configure: [String] = []
    var build: [String]
    /// Where the header and the object file of the example lie.
    var header = "build/SideMenu.h"
    var object = "build/main.o"
    /// What it says where there is nothing to do.
    var idle: String

    var testDescription: String { name }

    static let all = [
      BuildSystem(name: "Make", build: ["make"], idle: "up to date"),
      BuildSystem(name: "Ninja", build: ["ninja"], idle: "no work to do"),
      BuildSystem(
        name: "CMake", configure: ["cmake", "-G", "Ninja", "-B", "build"],
        build: ["cmake", "--build", "build"], header: "build/Generated/SideMenu.h",
        object: "build/CMakeFiles/app.dir/main.c.o", idle: "no work to do"),
    ]
  }

  @Test(arguments: BuildSystem.all) func onlyWhatFollowsIsBuilt(_ system: BuildSystem) throws {
    let folder = try TemporaryFolder()
    let example = Repository.root.appending(path: "Examples/\(system.name)")
    let project = folder.url.appending(path: "my project")
    try FileManager.default.copyItem(at: example, to: project)
    func run(_ command: [String]) throws -> String {
      guard let name = command.first else { return "" }
      let result = try ExternalTool(name).run(
        Array(command.dropFirst()), in: project, variables: Menuc.onPath)
      #expect(result.status == 0, "\(result.text)")
      return result.text
    }
    func date(_ name: String) throws -> Date {
      let path = project.appending(path: name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return try #require(attributes[.modificationDate] as? Date)
    }
    func edit(_ old: String, _ new: String) throws {
      let menu = project.appending(path: "menus/side_menu.yaml")
      let text = try String(contentsOf: menu, encoding: .utf8)
      try #require(text.contains(old))
      try Data(text.replacing(old, with: new).utf8).write(to: menu)
    }

    _ = try run(system.configure)
    _ = try run(system.build)
    let app = try ExternalTool("app", first: [project.appending(path: "build").path])
    #expect(try app.run([], in: folder).text == "favorite is row 1 of 3\n")
    #expect(try run(system.build).contains(system.idle))

    // A title is not in the header.
    let (header, object) = (try date(system.header), try date(system.object))
    try edit("お気に入り", "ブックマーク")
    #expect(try run(system.build).contains(system.idle) == false)
    #expect(try date(system.header) == header)
    #expect(try date(system.object) == object)

    try edit("[home, favorite, help]", "[favorite, home, help]")
    _ = try run(system.build)
    #expect(try date(system.header) > header)
    #expect(try date(system.object) > object)
    #expect(try app.run([], in: folder).text == "favorite is row 0 of 3\n")
    #expect(try run(system.build).contains(system.idle))

    // A mistake stops the build with its place, and keeps the header.
    let good = try date(system.header)
    try edit("[favorite, home, help]", "[favorite, home, hlep]")
    let tool = try ExternalTool(system.build[0])
    let result = try tool.run(
      Array(system.build.dropFirst()), in: project, variables: Menuc.onPath)
    #expect(result.status != 0)
    #expect(result.text.contains("side_menu.yaml:6:25"))
    #expect(try date(system.header) == good)
  }
}
