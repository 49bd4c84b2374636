import Foundation
import TestSupport
import Testing

/// What a run depends on: the files that are declared, and nothing of the machine.
@Suite struct SurroundingsTests {
  /// The outputs of the menus of the repository.
  private func outputs(
    in folder: TemporaryFolder, _ variables: [String: String], oneCore: Bool
  ) throws -> [String: String] {
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "menus"), to: folder.url.appending(path: "menus"))
    let arguments = ["generate", "--quiet", "--depfile", "menus.d", "--xcfilelist", "lists"]
    let tool = oneCore ? try ExternalTool("taskset") : try Menuc.tool()
    let result = try tool.run(
      (oneCore ? ["-c", "0", "menuc"] : []) + arguments, in: folder.url,
      variables: Menuc.onPath.merging(variables) { $1 })
    #expect(result.status == 0, "\(result.text)")
    var outputs: [String: String] = [:]
    for name in try folder.names(in: "Generated") {
      outputs[name] = try folder.text("Generated/" + name)
    }
    for name in try folder.names(in: "lists") { outputs[name] = try folder.text("lists/" + name) }
    outputs["menus.d"] = try folder.text("menus.d")
    return outputs
  }

  #if os(Linux)
    @Test func outputsAreTheSameOnEveryMachine() throws {
      let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
      let first = try outputs(in: here, ["LC_ALL": "C", "TZ": "UTC"], oneCore: false)
      let second = try outputs(
        in: there,
        ["LC_ALL": "ja_JP.UTF-8", "TZ": "Asia/Tokyo", "TMPDIR": there.path(""), "HOME": "/"],
        oneCore: true)
      #expect(first.count == 9)
      #expect(first == second)
    }

    /// As a sandbox of a script phase would have it.
    @Test func onlyDeclaredFilesAreOpened() throws {
      let folder = try TemporaryFolder()
      try folder.write("menus/side_menu.yaml", creating: SampleMenu.short.text)
      try folder.write("menus/undeclared.yaml", "menu: [")
      try folder.write("menuc.yaml", "icons: { material: icons.codepoints }\n")
      try folder.write("icons.codepoints", "home e88a\n")
      try folder.write(
        "list.xcfilelist",
        ["menus/side_menu.yaml", "menuc.yaml", "icons.codepoints"]
          .map { "\(folder.path($0))\n" }.joined())
      let result = try ExternalTool("strace").run(
        [
          "-f", "-qq", "-o", "trace", "-e", "trace=open,openat,openat2,creat", "menuc", "generate",
          "--input-list", "list.xcfilelist", "--emit", "swift",
        ], in: folder.url, variables: Menuc.onPath)
      #expect(result.status == 0, "\(result.text)")
      let opened = try folder.text("trace").matches(of: /"([^"]*)"/).map { String($0.1) }
      let ours = opened.filter { path in
        // Libraries, and what they and the system's loader read.
        !["/etc/", "/proc/", "/sys/"].contains(where: path.hasPrefix) && !path.contains(".so")
      }
      let folderPath = folder.url.path + "/"
      let names = Set(
        ours.map { $0.hasPrefix(folderPath) ? $0.dropFirst(folderPath.count) : $0[...] })
      #expect(
        names == [
          "list.xcfilelist", "menus/side_menu.yaml", "menuc.yaml", "icons.codepoints", "Generated",
        ])
    }
  #endif
}
