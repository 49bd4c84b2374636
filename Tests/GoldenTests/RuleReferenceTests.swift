import Foundation
import MenuTool
import TestSupport
import Testing

/// The page of the documentation that is made from the rules.
@Suite struct RuleReferenceTests {
  @Test func theReferenceIsCurrent() throws {
    let run = ToolRun()
    #expect(run("rules", "--markdown", "--language", "en") == .clean)
    let path = "Sources/MenuCompiler/MenuCompiler.docc/Rules.md"
    let page = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    #expect(run.console.output == page, "run `make rules`")
  }
}
