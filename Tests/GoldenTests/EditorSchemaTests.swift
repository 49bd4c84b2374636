import Foundation
import MenuTool
import TestSupport
import Testing

/// The schemas for editors, as a validator of JSON Schema sees the goldens by them.
@Suite struct EditorSchemaTests {
  /// The rules that a schema can judge: they look at one value, or at the keys of one mapping.
  private static let judged: Set<String> = [
    "conflicting-keys", "direction-control", "empty-file", "invalid-boolean", "invalid-choice",
    "invalid-color", "invalid-constant", "invalid-duration", "invalid-id", "invalid-language",
    "invalid-number", "invalid-symbol", "invalid-text", "invalid-type-name", "invalid-url",
    "missing-key", "missing-value", "unknown-key", "wrong-kind",
  ]

  @Test func theyAreSchemas() throws {
    let folder = try folderWithSchemas()
    let result = try validator().run(
      ["--check-metaschema", "menu.json", "config.json", "manifest.json"], in: folder)
    #expect(result.status == 0, "\(result.text)")
  }

  /// Warnings are no business of a schema, so that every menu that compiles must pass.
  @Test func whatCompilesPasses() throws {
    let folder = try folderWithSchemas()
    var menus: [String] = []
    var configurations: [String] = []
    for golden in GoldenCase.good + GoldenCase.bad {
      let run = try ToolRun(golden)
      guard run("validate", "menu.yaml") == .clean else { continue }
      for input in try golden.inputs() {
        menus.append("\(golden.name).\(input.path)")
        try folder.write(menus[menus.count - 1], input.bytes)
      }
      for file in try golden.surroundings() where file.path == "menuc.yaml" {
        configurations.append("\(golden.name).config.yaml")
        try folder.write(configurations[configurations.count - 1], file.bytes)
      }
    }
    let menuReport = try report(on: menus, schema: "menu.json", in: folder)
    #expect(menuReport.problems == [:])
    let configurationReport = try report(on: configurations, schema: "config.json", in: folder)
    #expect(configurationReport.problems == [:])
    #expect(!menus.isEmpty && !configurations.isEmpty)
  }

  @Test func whatASchemaCanJudgeFails() throws {
    let folder = try folderWithSchemas()
    let goldens = GoldenCase.bad.filter { golden in
      // A key that is a mapping has no place in JSON, so that the validator does not read it.
      golden.name != "wrong-kind.key"
        && Self.judged.contains(String(golden.name.prefix { $0 != "." }))
    }
    for golden in goldens { try folder.write("\(golden.name).yaml", golden.input().bytes) }
    let names = goldens.map { "\($0.name).yaml" }
    let found = try report(on: names, schema: "menu.json", in: folder).problems
    #expect(names.filter { found[$0] == nil } == [])
    for rule in Self.judged { #expect(names.contains { $0.hasPrefix(rule + ".") }, "\(rule)") }
  }

  @Test func aWrongConfigurationFails() throws {
    let folder = try folderWithSchemas()
    let configurations = [
      "unknown-key.yaml": "menu: [menus]\n", "wrong-kind.yaml": "menus: menus\n",
      "invalid-choice.yaml": "output: { emit: [swfit] }\n",
      "unknown-rule.yaml": "rules: { no-such-rule: off }\n",
      "fixed-severity.yaml": "rules: { unknown-row: off }\n",
    ]
    for (name, text) in configurations { try folder.write(name, text) }
    let found = try report(on: configurations.keys.sorted(), schema: "config.json", in: folder)
    #expect(found.problems.keys.sorted() == configurations.keys.sorted())
  }

  /// What YAML reads as something else than text is text to menuc, with quotes and without.
  @Test(arguments: ["no", "true", "0120", "12:30", "1e3", "2024-01-01", "'null'", "-1"])
  func everyTitleIsText(title: String) throws {
    let menu = "menu: Menu\nrows: { home: { title: \(title) }, true: { title: A } }\n"
    #expect(ToolRun(["menu.yaml": menu])("validate", "menu.yaml") == .clean)
    let folder = try folderWithSchemas()
    try folder.write("menu.yaml", menu)
    #expect(try report(on: ["menu.yaml"], schema: "menu.json", in: folder).problems == [:])
  }

  // MARK: The validator

  /// What the validator of JSON Schema says.
  private struct Report: Decodable {
    struct Problem: Decodable {
      var filename: String
      var path: String
      var message: String
    }
    struct Unread: Decodable { var filename: String }

    var errors: [Problem]
    var parse_errors: [Unread]?

    /// The problems of each file that has any.
    var problems: [String: [String]] {
      Dictionary(grouping: errors, by: \.filename)
        .mapValues { $0.map { "\($0.path): \($0.message)" } }
    }
  }

  private func report(
    on files: [String], schema: String, in folder: TemporaryFolder
  ) throws -> Report {
    let result = try validator().run(
      ["--output-format", "json", "--schemafile", schema] + files, in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.text.utf8))
    #expect((report.parse_errors ?? []).map(\.filename) == [])
    return report
  }

  private func validator() throws -> ExternalTool {
    try ExternalTool(
      "check-jsonschema", first: [Repository.root.appending(path: ".venv/bin").path],
      hint: "run `make setup-tests`")
  }

  private func folderWithSchemas() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for subject in ["menu", "config", "manifest"] {
      let run = ToolRun()
      #expect(run("schema", subject) == .clean)
      try folder.write("\(subject).json", run.console.outputBytes)
    }
    return folder
  }
}
