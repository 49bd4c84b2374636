import MenuEmitters
import TestSupport
import Testing

/// The generated headers, as C, C++ and Objective-C compilers see them.
@Suite struct CCompilerTests {
  private static let warnings = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]

  /// What is compiled as what: a compiler and its options.
  static let compilers: [[String]] =
    ["gcc", "clang"].flatMap { compiler in
      ["c89", "c99", "c11"].map { [compiler, "-x", "c", "-std=\($0)"] }
    }
    + ["g++", "clang++"].flatMap { compiler in
      ["c++98", "c++17"].map { [compiler, "-x", "c++", "-std=\($0)"] }
    }

  @Test(arguments: compilers) func compilesWithoutAWarning(_ compiler: [String]) throws {
    let folder = try TemporaryFolder()
    let sources = try Self.writeSources(to: folder)
    let tool = try ExternalTool(try #require(compiler.first))
    try tool.expectSilence(compiler.dropFirst() + Self.warnings + sources, in: folder)
  }

  /// The headers, and files that include them: as many as there are menus of one name.
  private static func writeSources(
    to folder: TemporaryFolder, test: (GoodOutput) -> String = { _ in "" }
  ) throws -> [String] {
    let outputs = try GoodOutput.all()
    for output in outputs { try folder.write("\(output.name).h", output.bytes(.objc)) }
    let rounds = (outputs.map(\.round).max() ?? 0) + 1
    return try (0..<rounds).map { round in
      let text = outputs.filter { $0.round == round }.map { output in
        // Twice, as when other headers include it, too.
        "#include \"\(output.name).h\"\n#include \"\(output.name).h\"\n" + test(output)
      }
      let name = "round\(round).inc"
      try folder.write(name, text.joined() + "int round\(round);\n")
      return name
    }
  }

  #if os(Linux)
    /// GNUstep's Foundation stands in for Apple's.
    @Test(arguments: ["gcc", "clang"]) func enumeratesWithFoundation(compiler: String) throws {
      let folder = try TemporaryFolder()
      let sources = try Self.writeSources(to: folder, test: Self.enumTest)
      // The headers of Objective-C's runtime come with gcc alone.
      let runtime = try ExternalTool("gcc").run(["-print-file-name=include"], in: folder).text
      let include = runtime.split(separator: "\n").first.map(String.init) ?? ""
      let tool = try ExternalTool(compiler)
      try tool.expectSilence(
        ["-x", "objective-c", "-std=gnu11", "-isystem", "/usr/include/GNUstep"]
          + (compiler == "clang" ? ["-isystem", include] : []) + Self.warnings + sources,
        in: folder)
    }
  #endif

  /// Says in Objective-C what `NS_ENUM` makes: a type as wide as an index, with these cases.
  private static func enumTest(_ output: GoodOutput) -> String {
    let text = output.text(.objc)
    var test = "_Static_assert(sizeof(\(output.menuName)Row) == sizeof(NSInteger), \"\");\n"
    for match in text.matches(of: #/NS_ENUM\(NSInteger, (\w+)\) \{([^}]*)\}/#) {
      let (type, cases) = (match.1, match.2)
      test += "_Static_assert(sizeof(\(type)) == sizeof(NSInteger), \"\");\n"
      for line in cases.matches(of: #/(\w+) = (-?\d+)/#) {
        test += "static const \(type) test\(line.1) __attribute__((unused)) = \(line.1);\n"
        test += "_Static_assert(\(line.1) == (\(line.2)), \"\");\n"
      }
    }
    return test
  }
}
