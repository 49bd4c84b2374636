import Diagnostics
import Foundation
import MenuCompiler
import MenuTool
import Messages
import TestSupport
import Testing

/// What an import writes and says, byte for byte, in both languages.
@Suite struct ImportGoldenTests {
  @Test(arguments: ImportCase.all) func writesWhatIsExpected(_ example: ImportCase) throws {
    var files: [String: [UInt8]] = [:]
    for language in ["en", "ja"] {
      let run = try example.run(language: language)
      if !run.console.errors.isEmpty {
        files["diagnostics.\(language).txt"] = Array(run.console.errors.utf8)
      }
      if !run.console.outputBytes.isEmpty {
        files[language == "en" ? "menu.yaml" : "menu.ja.yaml"] = run.console.outputBytes
      }
    }
    try Goldens(of: example.golden).check(files)
  }

  @Test(arguments: ImportCase.all) func theMenuHasNoMistake(_ example: ImportCase) throws {
    guard let compilation = try example.compilation() else { return }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message.english) == [])
    #expect(compilation.menu != nil)
  }

  /// A run that finds a mistake writes nothing, and says so by its status.
  @Test(arguments: ImportCase.all) func theStatusTellsOfMistakes(_ example: ImportCase) throws {
    let inputs = try example.inputs()
    let run = ToolRun(inputs)
    let options = try example.options()
    let status = run(["import", "--quiet"] + options + inputs.map(\.path))
    let hasError = run.console.errors.contains(#/^error: /#.anchorsMatchLineEndings())
    #expect(status == (hasError ? .problems : .clean))
    #expect(run.console.output.isEmpty == hasError)
  }

  /// Whatever a file is cut down to, it is read or told, and what is written has no mistake.
  @Test(arguments: ImportCase.all) func everyPrefixIsRead(_ example: ImportCase) throws {
    let inputs = try example.inputs()
    let options = try example.options()
    guard let last = inputs.last else { return }
    for count in stride(from: 0, to: last.bytes.count, by: 7) {
      let run = ToolRun(
        inputs.dropLast() + [.init(path: last.path, bytes: Array(last.bytes.prefix(count)))])
      let status = run(["import"] + options + inputs.map(\.path))
      #expect(status == .clean || status == .problems)
      #expect((status == .problems) == run.console.output.isEmpty)
      guard status == .clean else { continue }
      let menu = compile(SourceFile(path: "menu.yaml", bytes: run.console.outputBytes))
      let errors = menu.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message.english) == [], "the first \(count) bytes")
    }
  }
}
