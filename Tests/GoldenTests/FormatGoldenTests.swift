import Diagnostics
import MenuCompiler
import MenuEditing
import MenuEmitters
import Testing

/// What `menuc format` keeps.
@Suite struct FormatGoldenTests {
  @Test(arguments: GoldenCase.good) func keepsTheMeaningOfEveryMenu(_ golden: GoldenCase) throws {
    let input = try golden.input()
    let file = SourceFile(path: input.path, bytes: input.bytes)
    let before = compile(file)
    let formatted = format(before)
    let after = compile(formatted)
    let (old, new) = (try #require(before.menu), try #require(after.menu))
    let source = MenuSource(path: "", bytes: [])
    for kind in OutputKind.allCases {
      #expect(emit(kind, old, from: source) == emit(kind, new, from: source))
    }
    #expect(format(after).bytes == formatted.bytes)
    #expect(before.diagnostics.map(\.rule) == after.diagnostics.map(\.rule))
  }
}
