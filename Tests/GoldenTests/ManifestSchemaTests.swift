import Foundation
import MenuEmitters
import MenuTool
import TestSupport
import Testing

/// The manifests, as a validator of JSON Schema sees them.
@Suite struct ManifestSchemaTests {
  @Test func manifestsFollowTheirSchema() throws {
    let run = ToolRun()
    #expect(run("schema", "manifest") == .clean)
    let folder = try TemporaryFolder()
    try folder.write("schema.json", run.console.outputBytes)
    var files: [String] = []
    for output in try GoodOutput.all() {
      files.append("\(output.name).json")
      try folder.write("\(output.name).json", output.bytes(.json))
    }
    let environment = Repository.root.appending(path: ".venv/bin").path
    let validator = try ExternalTool(
      "check-jsonschema", first: [environment],
      hint: "run `make setup-tests`"
    )
    let meta = try validator.run(["--check-metaschema", "schema.json"], in: folder)
    #expect(meta.status == 0, "\(meta.text)")
    let result = try validator.run(["--schemafile", "schema.json"] + files, in: folder)
    #expect(result.status == 0, "\(result.text)")
  }
}
