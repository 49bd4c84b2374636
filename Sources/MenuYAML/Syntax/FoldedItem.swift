public import Diagnostics

/// The diagnostic of a list item that YAML has read, without complaint, as the rest of the item
/// above: only who knows the items can find it.
///
/// - Parameters:
///   - item: what YAML has read as one item.
///   - bytes: the file.
/// - Returns: the diagnostic of the first such line; `nil` where the item has none.
public func foldedItem(in item: SourceRange, of bytes: [UInt8]) -> Diagnostic? {
  let lines = bytes[item.offsets]
  guard let lineEnd = lines.firstIndex(where: LineEnd.isPart) else { return nil }
  let rest = lines[lineEnd...].drop { LineEnd.isPart($0) || $0 == 0x20 || $0 == 0x09 }
  guard let dash = rest.first, dash == UInt8(ascii: "-") else { return nil }
  let line = rest.prefix { !LineEnd.isPart($0) }
  let text = line.dropFirst()
  let range = SourceRange(line.startIndex..<line.endIndex)
  let diagnostic =
    text.first == 0x20
    ? WrongIndentation.folded(at: range) : MissingSpaceAfterDash.folded(at: range)

  let above = LineEnd.line(at: item.lowerBound, in: bytes).lowerBound
  let indentation = bytes[above...].prefix { $0 == 0x20 }
  guard bytes[indentation.endIndex] == dash else { return diagnostic }
  let start = LineEnd.line(at: line.startIndex, in: bytes).lowerBound
  let spaces = text.prefix { $0 == 0x20 }
  let edit = TextEdit(
    SourceRange(start..<spaces.endIndex),
    with: String(decoding: indentation, as: UTF8.self) + "- ")
  return diagnostic.fixed(.safe, [edit])
}
