import Diagnostics
import Foundation
import Messages
import Testing

@Suite("Diagnostics as SARIF")
struct SARIFRendererTests {
  @Test func aResultHasItsRulePlacesAndFix() {
    let renderer = SARIFRenderer(
      language: .english, version: "1.2.3",
      descriptions: ["unknown-row": Message(en: "A row that is not there", ja: "ない行")])
    let found = FileDiagnostics(Sample.menu, [Sample.unknownRow])
    #expect(renderer.render([Sample.clean, found]) == Self.log)
  }

  @Test func japanese() throws {
    let log = try Self.read(SARIFRenderer(language: .japanese).render([Sample.all]))
    #expect(log.run["language"] as? String == "ja")
    #expect(
      log.results.map { Self.text($0["message"]) } == [
        "行 `favorit` はありません\n場所なし\n`favorite` のことですか", "2 行", "途中です",
      ])
  }

  @Test("Rules stand once, sorted; results refer to them by index")
  func rules() throws {
    let log = try Self.read(SARIFRenderer(language: .english).render([Sample.all, Sample.all]))
    let ids = log.rules.map { $0["id"] as? String ?? "" }
    #expect(ids == ["long-key", "missing-key", "unknown-row"])
    for result in log.results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
    }
    #expect(
      log.results.map { $0["level"] as? String }.prefix(3) == ["error", "note", "warning"])
  }

  @Test func nothingFoundIsALogWithoutResults() throws {
    let log = try Self.read(SARIFRenderer(language: .english).render([Sample.clean]))
    #expect(log.run["results"] as? [String] == [])
    #expect(log.rules.isEmpty)
  }

  @Test(
    "A path is a URI reference",
    arguments: [
      ("menus/a.yaml", "menus/a.yaml"), ("./menus/a.yaml", "menus/a.yaml"),
      (".//a.yaml", "a.yaml"), ("/tmp/a.yaml", "file:///tmp/a.yaml"),
      ("a:b.yaml", "a%3Ab.yaml"), ("a b,%#?.yaml", "a%20b%2C%25%23%3F.yaml"),
      ("予\n.yaml", "%E4%BA%88%0A.yaml"), ("../a~_-.yaml", "../a~_-.yaml"),
    ])
  func uri(path: String, uri: String) throws {
    let text = SARIFRenderer(language: .english).render([Sample.file("a", 0..<1, path: path)])
    #expect(text.contains(#""uri": "\#(uri)""#), "\(text)")
  }

  /// What the schema of SARIF 2.1.0 requires of the objects that are written here, and what it
  /// allows: each of its objects refuses other members.
  @Test func objectsHaveTheMembersOfTheSchema() throws {
    let text = SARIFRenderer(language: .english, version: "1.2.3").render([Sample.all])
    let log = try Self.read(text)
    Self.expect(log.object, ["version", "runs"], optional: ["$schema"])
    #expect(log.object["version"] as? String == "2.1.0")
    Self.expect(
      log.run, ["tool"], optional: ["language", "columnKind", "newlineSequences", "results"])
    #expect(log.run["columnKind"] as? String == "unicodeCodePoints")
    for result in log.results {
      Self.expect(
        result, ["message"],
        optional: ["ruleId", "ruleIndex", "level", "locations", "relatedLocations", "fixes"])
      Self.expect(result["message"], ["text"])
      for key in ["locations", "relatedLocations"] {
        for location in result[key] as? [[String: Any]] ?? [] {
          Self.expect(location, ["physicalLocation"], optional: ["message"])
          let place = location["physicalLocation"] as? [String: Any]
          Self.expect(place, ["artifactLocation", "region"])
          Self.expect(place?["artifactLocation"], ["uri"])
          Self.expectRegion(place?["region"])
        }
      }
      for fix in result["fixes"] as? [[String: Any]] ?? [] {
        Self.expect(fix, ["artifactChanges"], optional: ["description", "properties"])
        for change in fix["artifactChanges"] as? [[String: Any]] ?? [] {
          Self.expect(change, ["artifactLocation", "replacements"])
          for replacement in change["replacements"] as? [[String: Any]] ?? [] {
            Self.expect(replacement, ["deletedRegion"], optional: ["insertedContent"])
            Self.expectRegion(replacement["deletedRegion"])
          }
        }
      }
    }
  }

  // MARK: Reading

  private struct Log {
    var object: [String: Any]
    var run: [String: Any]
    var rules: [[String: Any]]
    var results: [[String: Any]]
  }

  private static func read(_ text: String) throws -> Log {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    return Log(
      object: object, run: run, rules: driver["rules"] as? [[String: Any]] ?? [],
      results: run["results"] as? [[String: Any]] ?? [])
  }

  private static func text(_ message: Any?) -> String {
    (message as? [String: Any])?["text"] as? String ?? ""
  }

  private static func expect(_ object: Any?, _ required: Set<String>, optional: Set<String> = []) {
    let keys = Set((object as? [String: Any] ?? [:]).keys)
    #expect(keys.isSuperset(of: required) && keys.isSubset(of: required.union(optional)), "\(keys)")
  }

  private static func expectRegion(_ object: Any?) {
    expect(object, ["startLine", "startColumn", "endLine", "endColumn"])
    let values = (object as? [String: Any] ?? [:]).values.compactMap { $0 as? Int }
    #expect(values.count == 4 && values.allSatisfy { $0 >= 1 })
  }
}
