import Diagnostics
import MenuModel
import MenuYAML

/// Reads what must hold for something to be shown.
extension Decoder {
  mutating func when(_ entry: Document.Entry) -> [TermDraft] {
    guard hasMapping(entry) else { return [] }
    var names = NameTable(texts)
    var places: [SourceRange] = []
    var terms: [TermDraft] = []
    for (key, value) in document.entries(of: entry.value) where !isJoined((key, value)) {
      guard !isReportedKey(key), let condition = reference(key, expecting: .key) else { continue }
      if let first = names.insert(condition.value) {
        report(
          DuplicateKey.diagnostic(string(of: key), at: condition.range, first: places[first]))
        continue
      }
      places.append(condition.range)
      guard let holds = boolean((key, value)) else { continue }
      terms.append(TermDraft(condition: condition, holds: holds))
    }
    return terms
  }
}
