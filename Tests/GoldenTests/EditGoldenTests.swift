import Foundation
import MenuTool
import TestSupport
import Testing

/// What the commands that edit a menu make of it, byte for byte.
///
/// A case is a folder in `Edit` with `before.yaml` and `command.txt`, which calls the file `menu.yaml`.
@Suite struct EditGoldenTests {
  @Test(arguments: GoldenCase.edit) func writesWhatIsExpected(_ golden: GoldenCase) throws {
    let before = try text("before.yaml", of: golden)
    let command = try text("command.txt", of: golden).split { $0 == " " || $0 == "\n" }
      .map(String.init)
    var files: [String: [UInt8]] = [:]
    for language in ["en", "ja"] {
      let run = ToolRun(["menu.yaml": before])
      let status = run(command + ["--language", language])
      if run.console.errors.isEmpty {
        #expect(status == .clean)
        files["after.yaml"] = run.files.contents["menu.yaml"]
      } else {
        #expect(status == .problems)
        #expect(run.files.written == [])
        files["errors.\(language).txt"] = Array(run.console.errors.utf8)
      }
    }
    try Goldens(of: golden).check(files)
  }

  private func text(_ name: String, of golden: GoldenCase) throws -> String {
    String(decoding: try Data(contentsOf: golden.folder.appending(path: name)), as: UTF8.self)
  }
}
