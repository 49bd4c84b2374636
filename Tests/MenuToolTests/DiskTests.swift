import Foundation
import MenuTool
import TestSupport
import Testing

/// The real file system: how outputs come to lie on the disk.
@Suite struct DiskTests {
  private let folder: TemporaryFolder
  private let menu = Array("menu: SideMenu\nrows: { home: { title: ホーム } }\n".utf8)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("menu.yaml", menu)
  }

  private func generate(_ output: String) -> MenuTool.ExitStatus {
    Tool(console: RecordingConsole(), files: Disk())
      .run(["generate", folder.path("menu.yaml"), "--json", output])
  }

  /// What tells one state of a file from another.
  private func state(_ path: String) throws -> [Int] {
    var status = stat()
    try #require(lstat(path, &status) == 0, "\(path)")
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_ino), time.tv_sec, time.tv_nsec, Int(status.st_size)]
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func anUnchangedOutputIsNotTouched() throws {
    let output = folder.path("M.json")
    #expect(generate(output) == .clean)
    let before = try state(output)
    #expect(generate(output) == .clean)
    #expect(try state(output) == before)
    try folder.write("menu.yaml", menu + [0x0A])
    #expect(generate(output) == .clean)
    #expect(try state(output) != before)
    #expect(try names(folder.url.path) == ["M.json", "menu.yaml"])
  }

  @Test func aFailedRunKeepsTheOldOutput() throws {
    let output = folder.path("M.json")
    #expect(generate(output) == .clean)
    let before = try state(output)
    try folder.write("menu.yaml", "menu: [")
    #expect(generate(output) == .problems)
    #expect(try state(output) == before)
  }

  @Test(arguments: ["real.json", "deep/real.json"]) func aLinkStaysALink(target: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("deep"), withIntermediateDirectories: true)
    try folder.write(target, "old")
    // One link through another, both relative.
    try manager.createSymbolicLink(atPath: folder.path("link1"), withDestinationPath: target)
    try manager.createSymbolicLink(atPath: folder.path("link2"), withDestinationPath: "link1")
    #expect(generate(folder.path("link2")) == .clean)
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link1")) == target)
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link2")) == "link1")
    let text = try String(contentsOf: folder.url.appending(path: target), encoding: .utf8)
    #expect(text.contains("\"menu\": \"SideMenu\""))
  }

  @Test func aLinkToNothingMakesItsTarget() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "new.json")
    #expect(generate(folder.path("link")) == .clean)
    #expect(try names(folder.url.path) == ["link", "menu.yaml", "new.json"])
  }

  @Test func linksInACircleFail() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "b")
    try manager.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
    #expect(generate(folder.path("a")) == .inputOutput)
    #expect(try names(folder.url.path) == ["a", "b", "menu.yaml"])
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func theModeIsKept(mode: Int) throws {
    try folder.write("M.json", "old")
    let output = folder.path("M.json")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: output)
    #expect(generate(output) == .clean)
    let attributes = try FileManager.default.attributesOfItem(atPath: output)
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test func aNameCanHaveAllBytesThatTheDiskAllows() throws {
    let name = String(repeating: "あ", count: 83) + ".json" + "z"
    #expect(name.utf8.count == 255)
    #expect(generate(folder.path(name)) == .clean)
    #expect(generate(folder.path(name + "z")) == .inputOutput)
    // A disk may order the same letters in another way.
    #expect(try names(folder.url.path).count == 2)
  }

  @Test func missingFoldersAreMade() throws {
    #expect(generate(folder.path("a b/\"c\"/予約/M.json")) == .clean)
    #expect(try names(folder.path("a b/\"c\"/予約")) == ["M.json"])
  }

  @Test func aFolderCannotBeAnOutput() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    #expect(generate(folder.path("out")) == .inputOutput)
    #expect(try names(folder.path("out")) == [])
    #expect(try names(folder.url.path) == ["menu.yaml", "out"])
  }

  @Test func aFileCannotBeAFolder() throws {
    #expect(generate(folder.path("menu.yaml/M.json")) == .inputOutput)
    #expect(try Data(contentsOf: folder.url.appending(path: "menu.yaml")) == Data(menu))
  }

  @Test func aFileWithoutBytesIsRead() throws {
    try folder.write("menu.yaml", [])
    #expect(generate(folder.path("M.json")) == .problems)
  }

  /// A reader sees one of the two outputs, whole.
  @Test func twoRunsAtOnceLeaveOneWholeOutput() async throws {
    let second = try TemporaryFolder()
    try second.write("menu.yaml", "menu: Other\nrows: {}\n")
    let output = folder.path("M.json")
    let inputs = [folder.path("menu.yaml"), second.path("menu.yaml")]
    await withTaskGroup(of: MenuTool.ExitStatus.self) { group in
      for number in 0..<40 {
        group.addTask {
          let files = Disk()
          let status = Tool(console: RecordingConsole(), files: files)
            .run(["generate", inputs[number % 2], "--json", output])
          let text = (try? files.read(output, limit: .max)) ?? []
          #expect(text.suffix(2).elementsEqual("}\n".utf8))
          return status
        }
      }
      for await status in group { #expect(status == .clean) }
    }
    #expect(try names(folder.url.path) == ["M.json", "menu.yaml"])
  }

  @Test func aFolderIsSearched() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
    try folder.write("sub/other.yml", "menu: Other\nrows: {}\n")
    try manager.createSymbolicLink(atPath: folder.path("sub/loop"), withDestinationPath: "..")
    let console = RecordingConsole()
    let status = Tool(console: console, files: Disk()).run(["validate", folder.url.path])
    #expect(status == .clean)
    #expect(console.output == "2 menus, no mistakes\n")
  }
}
