import Diagnostics

/// The inside of brackets, as text, whose items can change places, come and go.
struct FlowText {
  struct Slot {
    var before = ""
    var beforeComma = ""
    var hasComma = false
  }

  private(set) var pieces: [FlowPiece]
  private var slots: [Slot]
  private var closing: String
  /// A line end and the indentation of an item.
  let breakText: String

  /// Reads a collection; `indentation` is that of an item that gets a line of its own in a list of
  /// one line.
  init(_ layout: FlowLayout, _ lines: SourceLines, indentation: String, lineEnd: String) {
    pieces = layout.items.map { item in
      FlowPiece(
        lead: lines.text(item.lead.offsets), text: lines.text(item.content.offsets),
        tail: lines.text(item.tail.offsets))
    }
    slots = layout.slots.map { slot in
      Slot(
        before: lines.text(slot.before.offsets),
        beforeComma: lines.text(slot.beforeComma.offsets), hasComma: slot.hasComma)
    }
    closing = lines.text(layout.closing.offsets)
    breakText =
      slots.lazy.compactMap { Self.lastLineBreak($0.before) }.first ?? lineEnd + indentation
  }

  /// The items in another order; what stands between them stays.
  mutating func reorder(_ order: [Int]) { pieces = order.map { pieces[$0] } }

  mutating func replace(at index: Int, with text: String) { pieces[index].text = text }

  mutating func remove(at index: Int) {
    pieces.remove(at: index)
    let removed = slots.remove(at: index)
    let kept = [removed.before, removed.beforeComma].filter(Self.holdsComment).joined()
    if index < slots.count {
      if Self.holdsComment(slots[index].before) || Self.holdsComment(removed.beforeComma) {
        slots[index].before = kept + slots[index].before
      } else {
        // The first of two places stays, for it may be the one behind the bracket.
        slots[index].before = removed.before
      }
    } else {
      if !slots.isEmpty { slots[index - 1].hasComma = removed.hasComma }
      closing = kept + closing
      if slots.isEmpty, !Self.holdsComment(closing) { closing = "" }
    }
  }

  mutating func insert(_ piece: FlowPiece, at index: Int) {
    if slots.isEmpty {
      pieces = [piece]
      slots = [Slot(before: closing)]
      closing = ""
      return
    }
    let last = slots.count - 1
    // The space of the neighbours, without the comments that are set off.
    let model = slots[min(max(1, index), last)].before
    let space = Self.lastLineBreak(model) ?? (last == 0 ? " " : model)
    pieces.insert(piece, at: index)
    if index > last {
      let hasTrailingComma = slots[last].hasComma
      slots[last].hasComma = true
      slots.append(Slot(before: space, hasComma: hasTrailingComma))
    } else {
      let first = slots[index]
      slots[index] = Slot(before: first.before, hasComma: true)
      slots.insert(
        Slot(before: space, beforeComma: first.beforeComma, hasComma: first.hasComma),
        at: index + 1)
    }
  }

  /// The text between the brackets.
  var text: String {
    var text = ""
    var isBehindComment = false
    func breakLine() {
      while text.utf8.last == 0x20 || text.utf8.last == 0x09 { text.unicodeScalars.removeLast() }
      text += breakText
    }
    func append(_ part: String) {
      if part.isEmpty { return }
      if isBehindComment {
        isBehindComment = false
        if !Self.startsWithLineEnd(part) {
          breakLine()
          if part.allSatisfy({ $0 == " " || $0 == "\t" }) { return }
        }
      }
      text += part
    }
    for (piece, slot) in zip(pieces, slots) {
      append(slot.before)
      if !piece.lead.isEmpty {
        if !Self.endsWithFreshLine(text), !isBehindComment { breakLine() }
        append(piece.lead)
      }
      append(piece.text)
      append(slot.beforeComma)
      if slot.hasComma { append(",") }
      if !piece.tail.isEmpty {
        append(piece.tail)
        isBehindComment = true
      }
    }
    append(closing)
    if isBehindComment { breakLine() }
    return text
  }

  private static func holdsComment(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "#")) }

  /// The last line end of a text with the indentation behind it; `nil` where it has none.
  private static func lastLineBreak(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard var start = scalars.lastIndex(where: { $0 == "\n" || $0 == "\r" }) else { return nil }
    if scalars[start] == "\n", start > scalars.startIndex,
      scalars[scalars.index(before: start)] == "\r"
    {
      start = scalars.index(before: start)
    }
    return String(text[start...])
  }

  private static func startsWithLineEnd(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0 != " " && $0 != "\t" }
    return first == "\n" || first == "\r"
  }

  /// Whether nothing but indentation stands behind the last line end.
  private static func endsWithFreshLine(_ text: String) -> Bool {
    let last = text.unicodeScalars.last { $0 != " " && $0 != "\t" }
    return last == "\n" || last == "\r"
  }
}
