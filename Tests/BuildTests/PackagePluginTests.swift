import Foundation
import TestSupport
import Testing

/// The plugins, used by a package that depends on this one.
@Suite struct PackagePluginTests {
  private static let menu = "Sources/PluginDemo/side_menu.yaml"
  private let folder: TemporaryFolder
  private let swift: ExternalTool

  /// Copies the example: the build folder stays from run to run, since menuc itself is built in it.
  init() throws {
    folder = try TemporaryFolder()
    swift = try ExternalTool("swift")
    let manager = FileManager.default
    for name in ["Package.swift", "Sources"] {
      try manager.copyItem(
        at: Repository.root.appending(path: "Examples/PluginDemo/\(name)"),
        to: folder.url.appending(path: name))
    }
    let manifest = try folder.text("Package.swift")
      .replacing("path: \"../..\"", with: "path: \"\(Repository.root.path)\"")
    try folder.write("Package.swift", manifest)
  }

  private func run(_ arguments: String...) throws -> ExternalTool.Result {
    let scratch = Repository.root.appending(path: ".build/plugin-demo").path
    return try swift.run(
      [arguments[0], "--package-path", folder.url.path, "--scratch-path", scratch]
        + arguments.dropFirst(), in: folder.url)
  }

  private func edit(_ old: String, _ new: String) throws {
    let text = try folder.text(Self.menu)
    try #require(text.contains(old))
    try folder.write(Self.menu, text.replacing(old, with: new))
  }

  /// When the Swift file of the menu was written.
  private func generatedDate() throws -> Date? {
    // SwiftPM names a package after its folder.
    let package = folder.url.lastPathComponent.lowercased()
    let outputs = Repository.root.appending(path: ".build/plugin-demo/plugins/outputs/\(package)")
    let files = FileManager.default.enumerator(
      at: outputs, includingPropertiesForKeys: [.contentModificationDateKey])
    let output = files?.compactMap { $0 as? URL }.first {
      $0.lastPathComponent == "side_menu.menu.swift"
    }
    return try #require(output).resourceValues(forKeys: [.contentModificationDateKey])
      .contentModificationDate
  }

  @Test func aTargetsMenusAreCompiledWithIt() throws {
    let first = try run("run", "PluginDemo")
    #expect(first.text.hasSuffix("0 home\n1 favorite\n2 help\n"), "\(first.text)")
    #expect(first.text.contains("Compiling side_menu.yaml"))
    #expect(!first.text.contains("unhandled"), "\(first.text)")
    let date = try generatedDate()
    #expect(try run("build").status == 0)
    #expect(try generatedDate() == date)

    try edit("[home, favorite, help]", "[favorite, home, help]")
    let second = try run("run", "PluginDemo")
    #expect(second.text.contains("Compiling side_menu.yaml"))
    #expect(second.text.hasSuffix("0 favorite\n1 home\n2 help\n"), "\(second.text)")

    try edit("[favorite, home, help]", "[favorite, home, hlep]")
    let broken = try run("build")
    #expect(broken.status != 0)
    #expect(broken.text.contains("there is no row `hlep`"), "\(broken.text)")
    #expect(broken.text.contains("side_menu.yaml:6:25"), "\(broken.text)")

    // The command writes what is to be checked in.
    try edit("[favorite, home, hlep]", "[favorite, home, help]")
    let command = try run(
      "package", "--allow-writing-to-package-directory", "menuc-generate", "Sources", "--emit",
      "json", "-o", "Sources/PluginDemo/Generated")
    #expect(
      command.text.contains("wrote Sources/PluginDemo/Generated/SideMenu.json"), "\(command.text)")
    #expect(try folder.names(in: "Sources/PluginDemo/Generated") == ["SideMenu.json"])
    try edit("[favorite, home, help]", "[")
    #expect(
      try run("package", "--allow-writing-to-package-directory", "menuc-generate", "Sources").status
        != 0)
  }
}
