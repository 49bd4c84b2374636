import Diagnostics
import Foundation
import MenuCompiler
import MenuEmitters
import TestSupport
import Testing

/// The header that is generated from an enum of Swift or a menu of Android: a compiler finds in it
/// what `expected_constants.txt` says, a name and a value a line.
@Suite struct ImportedConstantTests {
  @Test(arguments: ImportCase.withConstants, ["gcc", "clang"])
  func theHeaderHasTheConstants(_ example: ImportCase, compiler: String) throws {
    let file = example.golden.folder.appending(path: "expected_constants.txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let compilation = try #require(try example.compilation())
    let menu = try #require(compilation.menu)
    let folder = try TemporaryFolder()
    let source = MenuSource(path: "menu.yaml", bytes: compilation.file.bytes)
    let header = emit(.objc, menu, from: source)
    try folder.write("generated.h", header)
    let names = expected.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    let prints = names.map { "printf(\"\($0) %d\\n\", (int)\($0));\n" }
    try folder.write(
      "main.c",
      "#include <stdio.h>\n#include \"generated.h\"\nint main(void) {\n\(prints.joined())return 0; }\n"
    )
    try ExternalTool(compiler).expectSilence(
      ["-std=c99", "-Wall", "-Wextra", "-Werror", "-o", "app", "main.c"], in: folder)
    let run = try ExternalTool("app", first: [folder.url.path]).run([], in: folder)
    #expect(run.text == expected)
    // Each row of the menu is one of them.
    let rows = String(decoding: header, as: UTF8.self).matches(of: #/#define \w+_ROW \d/#).count
    #expect(rows == names.count { $0.hasSuffix("_ROW") })
  }
}

extension ImportCase {
  /// The cases that say what the header must hold.
  static let withConstants = all.filter {
    Repository.names(in: $0.golden.folder).contains("expected_constants.txt")
  }
}
