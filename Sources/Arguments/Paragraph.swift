import Spelling

/// Text cut where a line may end.
struct Paragraph {
  /// A part of the text that stays on one line.
  private struct Piece {
    var text: String
    /// Whether a space parts it from the piece before it on the same line.
    var followsSpace: Bool
  }

  private var pieces: [Piece] = []

  /// Cuts at spaces, and between East Asian characters, which are written without them.
  init(_ text: some StringProtocol) {
    var followsSpace = false
    for character in text {
      if character.isWhitespace {
        followsSpace = true
      } else if !followsSpace, let last = pieces.last?.text.last,
        !mayBreak(between: last, and: character)
      {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(text: String(character), followsSpace: followsSpace))
        followsSpace = false
      }
    }
  }

  /// Takes pieces that are parted by spaces.
  init(pieces: [String]) {
    self.pieces = pieces.map { Piece(text: $0, followsSpace: true) }
  }

  /// The paragraph in lines of at most so many columns; a piece that is wider has its own line.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    // Spares the measuring of the last line anew for every piece.
    var width = 0
    for piece in pieces {
      let space = piece.followsSpace ? " " : ""
      let pieceWidth = VisibleText.columns(of: piece.text)
      if let last = lines.indices.last, width + space.count + pieceWidth <= columns {
        lines[last] += space + piece.text
        width += space.count + pieceWidth
      } else {
        lines.append(piece.text)
        width = pieceWidth
      }
    }
    return lines
  }

  /// The paragraph as text, wrapped.
  func text(columns: Int) -> String {
    lines(columns: columns).joined(separator: "\n")
  }

  /// The paragraph as text that starts after a title and stays to the right of it.
  func text(hangingFrom title: String, columns: Int) -> String {
    let margin = VisibleText.columns(of: title)
    return title
      + lines(columns: columns - margin)
      .joined(separator: "\n" + String(repeating: " ", count: margin))
  }
}

private let neverStartsLine = Set("、。，．,.・：；:;？！?!）」』】］｝〉》)]}'\"ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…々")
private let neverEndsLine = Set("（「『【［｛〈《([{'\"")

/// Whether a line may end between two characters that no space parts.
private func mayBreak(between character: Character, and next: Character) -> Bool {
  (character.isWide || next.isWide)
    && !neverEndsLine.contains(character) && !neverStartsLine.contains(next)
}

extension Character {
  /// Whether it is an East Asian character, which needs no space between it and the next.
  fileprivate var isWide: Bool { VisibleText.columns(of: unicodeScalars) > 1 }
}
