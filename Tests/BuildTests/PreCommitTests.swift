import Foundation
import TestSupport
import Testing

/// The hooks for pre-commit, run by it in a repository of git.
@Suite struct PreCommitTests {
  private static let good = """
    menu: SideMenu
    rows:
      home: { title: ホーム, icon: home, destination: { screen: Home } }
      help: { title: ヘルプ, icon: help, destination: { screen: Help } }
    order: [home, help]

    """

  private let folder: TemporaryFolder
  private let repository: GitRepository

  init() throws {
    folder = try TemporaryFolder()
    let home = folder.path(".home")
    // The hooks' environments go here as well.
    let variables = Menuc.onPath.merging([
      "HOME": home, "PRE_COMMIT_HOME": home + "/pre-commit", "LC_ALL": "C.UTF-8",
    ]) { $1 }
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true)
    repository = try GitRepository(at: folder.url, variables: variables)
    try folder.write(".gitignore", ".home\n")
  }

  private func preCommit(_ arguments: String...) throws -> ExternalTool.Result {
    try ExternalTool(
      "pre-commit", first: [Repository.root.appending(path: ".venv/bin").path],
      hint: "`make test` installs it"
    ).run(arguments, in: folder.url, variables: repository.variables)
  }

  /// A repository of git with the hooks as they are here now, and nothing else where they only
  /// call what is installed.
  private func hooks(named ids: [String], withSources: Bool) throws {
    let hooks = folder.url.appending(path: ".home/hooks")
    let manager = FileManager.default
    try manager.createDirectory(at: hooks, withIntermediateDirectories: true)
    let names =
      [".pre-commit-hooks.yaml"]
      + (withSources ? ["Package.swift", "Sources", "Plugins", "Tests"] : [])
    for name in names {
      try manager.copyItem(
        at: Repository.root.appending(path: name), to: hooks.appending(path: name))
    }
    if withSources { try Self.hasten(hooks.appending(path: "Package.swift")) }
    let source = try GitRepository(at: hooks)
    try source.commit()
    let revision = try source.succeed("rev-parse", "HEAD")
    try folder.write(
      ".pre-commit-config.yaml",
      """
      repos:
        - repo: \(hooks.path)
          rev: \(revision.trimmingCharacters(in: .whitespacesAndNewlines))
          hooks:
      \(ids.map { "      - id: \($0)\n" }.joined())
      """)
    let result = try preCommit("install")
    #expect(result.status == 0, "\(result.text)")
  }

  /// Makes a package build menuc alone, once and without optimizing, which would take minutes and
  /// show nothing of the hooks.
  private static func hasten(_ package: URL) throws {
    let text = try String(contentsOf: package, encoding: .utf8)
    let end = """

      package.products.removeAll { $0 is Product.Plugin }
      package.targets.removeAll { $0.type == .plugin || $0.type == .test }
      for target in package.targets where target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
      }

      """
    try (text + end).write(to: package, atomically: true, encoding: .utf8)
  }

  @Test func hooksCallAnInstalledMenuc() throws {
    try hooks(named: ["menuc-validate-system", "menuc-check-system"], withSources: false)
    let menu = "menus/サイド メニュー.yaml"
    try folder.write(menu, creating: Self.good)
    let menuc = try Menuc.tool()
    #expect(try menuc.run(["generate", "--quiet"], in: folder).status == 0)
    let first = try repository.tryToCommit()
    #expect(first.status == 0, "\(first.text)")

    // A broken menu stops the commit with its place, in a path with spaces and Japanese.
    try folder.write(menu, Self.good.replacing("[home, help]", with: "[home, hlep]"))
    let broken = try repository.tryToCommit()
    #expect(broken.status != 0)
    #expect(broken.text.contains("\(menu):5:15"), "\(broken.text)")

    // A good one stops it until its outputs are written, too.
    try folder.write(menu, Self.good.replacing("[home, help]", with: "[help, home]"))
    let stale = try repository.tryToCommit()
    #expect(stale.status != 0)
    #expect(stale.text.contains("is out of date [stale-output]"), "\(stale.text)")
    #expect(try menuc.run(["generate", "--quiet"], in: folder).status == 0)
    #expect(try repository.tryToCommit().status == 0)

    // A file renamed leaves outputs behind; a file deleted is not validated.
    try repository.succeed("mv", menu, "menus/drawer.yaml")
    let renamed = try repository.tryToCommit()
    #expect(renamed.status != 0)
    #expect(renamed.text.contains("comes from no menu any more"), "\(renamed.text)")
    for name in try folder.names(in: "Generated") {
      try FileManager.default.removeItem(atPath: folder.path("Generated/" + name))
    }
    #expect(try menuc.run(["generate", "--quiet"], in: folder).status == 0)
    let cleaned = try repository.tryToCommit()
    #expect(cleaned.status == 0, "\(cleaned.text)")
  }

  @Test func manyFilesAreOneRun() throws {
    try hooks(named: ["menuc-validate-system"], withSources: false)
    for number in 1...100 {
      try folder.write(
        "menus/menu \(number).yaml",
        creating: Self.good.replacing("SideMenu", with: "Menu\(number)"))
    }
    #expect(try repository.tryToCommit().status == 0)
    try folder.write("menus/copy.yaml", Self.good.replacing("SideMenu", with: "Menu7"))
    try folder.write("menus/menu 1.yaml", "menu: [")
    try folder.write("menus/menu 7.yaml", Self.good.replacing("SideMenu", with: "Menu7") + "\n")
    let result = try repository.tryToCommit()
    #expect(result.status != 0)
    #expect(result.text.contains("another file of this run defines the menu `Menu7`"))
    #expect(result.text.contains("menus/menu 1.yaml:1:7"), "\(result.text)")
  }

  @Test func aHookFormats() throws {
    try hooks(named: ["menuc-format-system"], withSources: false)
    let menu = "menus/サイド メニュー.yaml"
    let text = Self.good.replacing("{ title: ホーム,", with: "{title:   ホーム,")
    try folder.write(menu, creating: text)
    // What a hook changes, somebody looks at before it is committed.
    let stopped = try repository.tryToCommit()
    #expect(stopped.status != 0)
    #expect(stopped.text.contains("files were modified by this hook"), "\(stopped.text)")
    #expect(try folder.text(menu) == Self.good)
    let second = try repository.tryToCommit()
    #expect(second.status == 0, "\(second.text)")
    #expect(try repository.succeed("show", "HEAD:\(menu)") == Self.good)

    // A menu that cannot be read stays as it is.
    try folder.write(menu, text + "order: [\n")
    let broken = try repository.tryToCommit()
    #expect(broken.status != 0)
    #expect(broken.text.contains("\(menu):"), "\(broken.text)")
    #expect(try folder.text(menu) == text + "order: [\n")
  }

  @Test func hooksBuildMenucThemselves() throws {
    try hooks(named: ["menuc-validate"], withSources: true)
    try folder.write("menus/side_menu.yaml", creating: Self.good)
    let first = try repository.tryToCommit()
    #expect(first.status == 0, "\(first.text)")
    try folder.write("menus/side_menu.yaml", "menu: [")
    let broken = try repository.tryToCommit()
    #expect(broken.status != 0)
    #expect(broken.text.contains("menus/side_menu.yaml:1:7"), "\(broken.text)")
  }
}
