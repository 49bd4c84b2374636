import Foundation
import Testing

/// What an output says about a menu, one fact a line, so that outputs of different languages can be
/// compared: the words of a fact, with everything but plain letters written as hexadecimal bytes.
struct Facts {
  private(set) var lines: Set<String> = []

  init() {}

  /// Reads what a generated program printed.
  init(printed text: String) {
    lines = Set(text.split(separator: "\n").map(String.init))
  }

  mutating func add(_ words: [String?]) {
    lines.insert(words.map { Self.hex($0 ?? "-") }.joined(separator: " "))
  }

  private static func hex(_ word: String) -> String {
    word.utf8.map { String($0 | 0, radix: 16) }.joined(separator: ".")
  }

  /// A fact in words again.
  static func readable(_ line: String) -> String {
    line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let bytes = word.split(separator: ".").compactMap { UInt8($0, radix: 16) }
      return String(decoding: bytes, as: UTF8.self)
    }.joined(separator: " | ")
  }

  /// Records the facts that only one of two outputs has.
  func expect(equalTo other: Facts) {
    let missing = other.lines.subtracting(lines).map { "missing: " + Self.readable($0) }
    let extra = lines.subtracting(other.lines).map { "extra: " + Self.readable($0) }
    #expect((missing + extra).sorted().prefix(20) == [])
  }
}

/// A menu as its manifest tells it: JSON, read by Foundation.
struct Manifest {
  typealias Object = [String: Any]

  let object: Object

  init(_ output: GoodOutput) throws { object = try output.manifest() }

  var conditions: [String] { object["conditions"] as? [String] ?? [] }
  var sections: [Object] { object["sections"] as? [Object] ?? [] }
  var rows: [Object] { object["rows"] as? [Object] ?? [] }
  var hidden: [Object] { object["hidden"] as? [Object] ?? [] }

  func row(_ id: String) -> Object { rows.first { $0["id"] as? String == id } ?? [:] }

  func rows(of section: Object) -> [Object] {
    (section["rows"] as? [String] ?? []).map { row($0) }
  }

  /// Whether what an object requires holds in a state, given as a bit for each condition.
  func holds(_ object: Object, in state: Int) -> Bool {
    (object["when"] as? [String: Bool] ?? [:]).allSatisfy { name, value in
      let bit = conditions.firstIndex(of: name) ?? 0
      return (state & 1 << bit != 0) == value
    }
  }

  /// The states of all conditions.
  var states: Range<Int> { 0..<(1 << conditions.count) }

  /// What is shown in a state: a section without rows where the app fills it.
  func shown(in state: Int) -> [(section: Object, rows: [Object])] {
    sections.filter { holds($0, in: state) }.compactMap { section in
      let all = rows(of: section)
      let rows = all.filter { holds($0, in: state) }
      return rows.isEmpty && !all.isEmpty ? nil : (section, rows)
    }
  }

  /// A row with what its first variant that holds replaces.
  func replaced(_ row: Object, in state: Int) -> Object {
    let variants = row["variants"] as? [Object] ?? []
    guard let variant = variants.first(where: { holds($0, in: state) }) else { return row }
    var result = row
    if variant["title"] != nil || variant["titleKey"] != nil {
      result["title"] = nil
      result["titleKey"] = nil
    }
    return result.merging(variant) { $1 }
  }
}
