import MenuEmitters
import Testing

/// The texts that the reported cases want to see in every output: in the manifest here; that the
/// compiled Swift and the header say the same as the manifest is shown by the tests of those.
@Suite struct ReportedValueTests {
  static let cases = GoldenCase.good.filter { $0.name.hasPrefix("reported-") }

  @Test(arguments: cases) func theManifestHasTheValues(_ golden: GoldenCase) throws {
    let output = try #require(try GoodOutput.all().first { $0.name == golden.name })
    let manifest = try Manifest(output)
    let values = try #require(try golden.expectedValues(), "a reported case without its values")
    for (path, text) in values {
      let found = try #require(value(at: path, in: manifest), "\(path)")
      // Strings that differ in their normalization are equal; their bytes are not.
      #expect(Array(found.utf8) == Array(text.utf8), "\(path)")
    }
  }

  private func value(at path: String, in manifest: Manifest) -> String? {
    let parts = path.split(separator: ".").map(String.init)
    switch parts[0] {
    case "menu": return manifest.object["menu"] as? String
    case "order":
      let index = Int(parts[1]) ?? 0
      return manifest.rows.first { $0["position"] as? Int == index }?["id"] as? String
    case "rows":
      let row = manifest.row(parts[1])
      return row[parts[2]] as? String ?? (row[parts[2]] as? [String: String])?["url"]
    default: return nil
    }
  }
}
