import Diagnostics
import MenuModel
import Messages

/// A list item without a space after its dash, which YAML takes for a part of the item above.
enum FoldedItem: Rule {
  static let id: RuleID = "missing-space-after-dash"

  /// Where the line begins that was folded into an item; `nil` where none was.
  static func dash(in item: SourceRange, of texts: TextStorage) -> SourceRange? {
    let lines = texts.bytes[item.offsets]
    guard let lineEnd = lines.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let rest = lines[lineEnd...].drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 || $0 == 0x09 }
    guard rest.first == UInt8(ascii: "-") else { return nil }
    let word = rest.prefix { $0 != 0x0A && $0 != 0x0D }
    return SourceRange(word.startIndex..<word.endIndex)
  }

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no space after the dash, so that this line belongs to the item above",
        ja: "`-` の後にスペースがないため、この行は上の項目の続きとして読まれています"),
      help: Message(
        en: "write `- ` and the id, below the dash above",
        ja: "上の `-` と同じ位置に、`- ` と id を書いてください"))
  }
}
