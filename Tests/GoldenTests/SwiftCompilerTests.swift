import MenuEmitters
import TestSupport
import Testing

/// The generated Swift, as the real compiler and the real formatter see it.
@Suite struct SwiftCompilerTests {
  @Test(arguments: ["5", "6"], AccessLevel.allCases)
  func compilesWithoutAWarning(mode: String, access: AccessLevel) throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for output in try GoodOutput.all() {
      files.append("\(output.name).swift")
      try folder.write("\(output.name).swift", output.swift(access))
    }
    // Every warning comes before machine code is made.
    try ExternalTool("swiftc").expectSilence(
      [
        "-swift-version", mode, "-warnings-as-errors", "-package-name", "app", "-module-name",
        "App", "-parse-as-library", "-whole-module-optimization", "-Onone", "-emit-sil", "-o",
        "App.sil",
      ] + files, in: folder)
  }

  @Test func passesTheFormattersDefaultRules() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for output in try GoodOutput.all() {
      for access in AccessLevel.allCases {
        files.append("\(output.name)-\(access).swift")
        try folder.write("\(output.name)-\(access).swift", output.bytes(.swift, access))
      }
    }
    let tool = try ExternalTool("swift")
    try tool.expectSilence(["format", "lint", "--strict"] + files, in: folder)
  }
}
