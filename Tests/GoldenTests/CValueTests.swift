import Foundation
import MenuEmitters
import TestSupport
import Testing

/// What a C program sees that includes the header: its constants are the positions of the manifest,
/// and its functions follow the conditions.
@Suite struct CValueTests {
  @Test(arguments: ["gcc", "clang"]) func constantsAreThePositions(compiler: String) throws {
    let outputs = try GoodOutput.all()
    let folder = try TemporaryFolder()
    var files: [String] = []
    var main = "#include <stdio.h>\n"
    for (index, output) in outputs.enumerated() {
      try folder.write("\(output.name).h", output.bytes(.objc))
      try folder.write("case\(index).c", try Self.program(for: output, index))
      files.append("case\(index).c")
      main += "void case\(index)(void);\n"
    }
    main +=
      "int main(void) {\n" + outputs.indices.map { "case\($0)();\n" }.joined() + "return 0; }\n"
    try folder.write("main.c", main)
    let build = try ExternalTool(compiler).run(
      ["-std=c99", "-Wall", "-Wextra", "-Werror", "-o", "app", "main.c"] + files, in: folder)
    try #require(build.status == 0, "\(build.text.prefix(4000))")
    let run = try ExternalTool("app", first: [folder.url.path]).run([], in: folder)

    let printed = Set(run.text.split(separator: "\n").map(String.init))
    var expected: Set<String> = []
    for output in outputs { expected.formUnion(try Self.facts(of: output)) }
    #expect(expected.subtracting(printed).sorted().prefix(20) == [])
    #expect(printed.subtracting(expected).sorted().prefix(20) == [])
  }

  // MARK: The program

  private static func program(for output: GoodOutput, _ index: Int) throws -> String {
    let names = try Names(output)
    var text = "#include <stdio.h>\n#include \"\(output.name).h\"\nvoid case\(index)(void);\n"
    text += "void case\(index)(void) {\n"
    let constants = output.text(.objc).matches(of: #/(?m)^#define (\w+) [-(\d]/#).map(\.1)
    for constant in constants where !names.conditions.contains(String(constant)) {
      text += "printf(\"\(output.name) \(constant) %d\\n\", (int)\(constant));\n"
    }
    for state in names.manifest.states where !names.conditions.isEmpty {
      let bits = names.bits(of: state)
      for section in names.manifest.sections where names.hasSections {
        let call =
          "\(output.menuName)SectionIndex(\(names.constant(of: section, "SECTION")), \(bits))"
        text += "printf(\"\(output.name) \(state) \(names.id(section)) %d\\n\", \(call));\n"
      }
      for section in names.manifest.sections {
        for row in names.manifest.rows(of: section) {
          let argument = names.constant(of: section, "SECTION")
          let call =
            "\(output.menuName)RowIndex(\(argument), \(names.constant(of: row, "ROW")), \(bits))"
          text += "printf(\"\(output.name) \(state) \(names.id(row)) %d\\n\", \(call));\n"
        }
      }
    }
    return text + "}\n"
  }

  // MARK: The manifest

  private static func facts(of output: GoodOutput) throws -> Set<String> {
    let names = try Names(output)
    let manifest = names.manifest
    var facts: Set<String> = []
    func tell(_ words: String...) { facts.insert(([output.name] + words).joined(separator: " ")) }
    for row in manifest.rows {
      tell(names.constant(of: row, "ROW"), names.value(of: row, or: row["indexInSection"]))
    }
    for row in manifest.hidden {
      tell(names.constant(of: row, "ROW"), names.hiddenValue(of: row))
    }
    tell("\(names.prefix)_ROW_COUNT", "\(manifest.rows.count)")
    for section in manifest.sections where names.hasSections {
      tell(
        names.constant(of: section, "SECTION"), names.value(of: section, or: section["position"]))
      let name = "\(names.prefix)_\(names.id(section).uppercased())_ROW_COUNT"
      tell(name, "\(manifest.rows(of: section).count)")
    }
    if names.hasSections { tell("\(names.prefix)_SECTION_COUNT", "\(manifest.sections.count)") }
    for state in manifest.states where !names.conditions.isEmpty {
      let shown = manifest.shown(in: state)
      for section in manifest.sections {
        let index = shown.firstIndex { names.id($0.section) == names.id(section) }
        if names.hasSections { tell("\(state)", names.id(section), "\(index ?? -1)") }
        let rows = index.map { shown[$0].rows.map { names.id($0) } } ?? []
        for row in manifest.rows(of: section) {
          tell("\(state)", names.id(row), "\(rows.firstIndex(of: names.id(row)) ?? -1)")
        }
      }
    }
    return facts
  }

  /// The names of a header's constants.
  private struct Names {
    let manifest: Manifest
    let prefix: String
    let hasSections: Bool
    let conditions: [String]
    private let header: String

    init(_ output: GoodOutput) throws {
      manifest = try Manifest(output)
      let prefix = try output.constantPrefix()
      self.prefix = prefix
      conditions = manifest.conditions.map { "\(prefix)_\($0.uppercased())" }
      header = output.text(.objc)
      hasSections = header.contains("#define \(prefix)_SECTION_COUNT ")
    }

    func id(_ object: Manifest.Object) -> String { object["id"] as? String ?? "" }

    func constant(of object: Manifest.Object, _ kind: String) -> String {
      let c = object["c"] as? Manifest.Object
      return c?["symbol"] as? String ?? "\(prefix)_\(id(object).uppercased())_\(kind)"
    }

    func value(of object: Manifest.Object, or position: Any?) -> String {
      let c = object["c"] as? Manifest.Object
      return "\((c?["value"] as? Int) ?? (position as? Int) ?? .min)"
    }

    /// What the header has, if it is negative and no other constant's.
    func hiddenValue(of row: Manifest.Object) -> String {
      let name = constant(of: row, "ROW")
      let value = header.matches(of: #/(?m)^#define (\w+) \((-\d+)\)$/#).first { $0.1 == name }?.2
      let uses = header.matches(of: #/(?m)^#define \w+_?\w* \((-\d+)\)$/#).count { $0.1 == value }
      return uses == 1 ? value.map(String.init) ?? "missing" : "used \(uses) times"
    }

    func bits(of state: Int) -> String {
      let held = conditions.enumerated().filter { state & 1 << $0.offset != 0 }.map(\.element)
      return (["0u"] + held).joined(separator: " | ")
    }
  }
}
