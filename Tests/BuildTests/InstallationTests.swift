import Foundation
import TestSupport
import Testing

/// What `make install` and `make dist` put together, with the menuc of the tests.
@Suite struct InstallationTests {
  /// What a package manager expects, below the prefix.
  private static let files = [
    "bin/menuc", "share/bash-completion/completions/menuc",
    "share/fish/vendor_completions.d/menuc.fish", "share/man/man1/menuc.1",
    "share/zsh/site-functions/_menuc",
  ]

  private let folder: TemporaryFolder
  private let program = Menuc.folder.appending(path: "menuc").path

  init() throws { folder = try TemporaryFolder() }

  /// All files below a folder, sorted.
  private func files(in name: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path(name))?
      .compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      let file = folder.path(name + "/" + path)
      let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue
    }.sorted()
  }

  private func make(_ target: String) throws {
    let result = try ExternalTool("make").run(
      [target, "MENUC=\(program)", "PREFIX=/opt/menuc", "DESTDIR=\(folder.path("root"))"],
      in: Repository.root)
    #expect(result.status == 0, "\(result.text)")
  }

  @Test func whatIsInstalledIsRemoved() throws {
    try make("install-files")
    #expect(files(in: "root") == Self.files.map { "opt/menuc/" + $0 })
    let installed = try ExternalTool("menuc", first: [folder.path("root/opt/menuc/bin")])
    let version = try installed.run(["--version"], in: folder)
    #expect(version.status == 0)
    #expect(version.text == (try Menuc.tool().run(["--version"], in: folder).text))
    let manual = try folder.text("root/opt/menuc/share/man/man1/menuc.1")
    #expect(manual.hasPrefix(".TH ") || manual.contains("\n.TH "))
    // What is not ours stays.
    try folder.write("root/opt/menuc/bin/other", "")
    try make("uninstall")
    #expect(files(in: "root") == ["opt/menuc/bin/other"])
  }

  @Test func aReleaseHasTheSameBytesEachTime() throws {
    for name in ["first", "second"] {
      let result = try ExternalTool("sh").run(
        [Repository.root.appending(path: ".ci/dist").path, folder.path(name)], in: folder.url,
        variables: ["MENUC": program])
      #expect(result.status == 0, "\(result.text)")
    }
    let archive = try #require(files(in: "first").first { $0.hasSuffix(".tar.gz") })
    let bytes = try ["first", "second"].map {
      try Data(contentsOf: URL(filePath: folder.path("\($0)/\(archive)")))
    }
    #expect(bytes[0] == bytes[1])

    let name = String(archive.dropLast(".tar.gz".count))
    let unpacked = try ExternalTool("tar").run(
      ["-xzf", folder.path("first/" + archive)], in: folder)
    #expect(unpacked.status == 0, "\(unpacked.text)")
    #expect(files(in: name) == Self.files)

    let index = try folder.text("first/menuc.artifactbundle/info.json")
    #expect(index.contains("\"path\": \"\(name)/bin/menuc\""), "\(index)")
    #expect(
      files(in: "first/menuc.artifactbundle") == ["info.json", "\(name)/bin/menuc"])
  }
}
