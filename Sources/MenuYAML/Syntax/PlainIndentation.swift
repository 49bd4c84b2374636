import Diagnostics

/// The indentation of a line in plain spaces, where it has other characters.
struct PlainIndentation {
  /// Writes it.
  let edit: TextEdit
  /// Whether a line right above or below has the same one, so that it is no guess.
  let isSure: Bool

  /// As people see it: a full-width space is two columns wide, a zero-width one none.
  init(asSeenIn line: SourceLine) {
    let column = line.scalars.prefix { $0.offset < line.contentStart }.reduce(0) { column, next in
      switch next.scalar.value {
      case 0x3000: column + 2
      case 0x200B...0x200D, 0x2060, 0xFEFF: column
      default: column + 1
      }
    }
    let neighbors = [Self.neighbor(of: line, \.previous), Self.neighbor(of: line, \.next)]
    isSure = neighbors.contains { $0?.indentation == column }
    edit = Self.edit(line, column)
  }

  /// As the lines around it suggest, for a line with tabs, whose width nobody knows: less than the
  /// line below where it opens a block, more than the line above where that does, else the same.
  init(guessedFor line: SourceLine) {
    isSure = false
    let above = Self.neighbor(of: line, \.previous)
    let below = Self.neighbor(of: line, \.next)
    if line.opensBlock, let below, below.indentation >= Self.step {
      edit = Self.edit(line, below.indentation - Self.step)
    } else {
      let step = above?.opensBlock == true ? Self.step : 0
      edit = Self.edit(line, (above?.indentation ?? 0) + step)
    }
  }

  /// How much deeper a block lies than its key, as a rule.
  private static let step = 2

  /// The nearest line on one side that is no comment and indented with plain spaces alone.
  private static func neighbor(
    of line: SourceLine, _ side: (SourceLine) -> SourceLine?
  ) -> SourceLine? {
    var next = side(line)
    while let candidate = next {
      if !candidate.isBlankOrComment {
        let start = candidate.offsets.lowerBound + candidate.indentation
        return candidate.contentStart == start ? candidate : nil
      }
      next = side(candidate)
    }
    return nil
  }

  private static func edit(_ line: SourceLine, _ column: Int) -> TextEdit {
    TextEdit(
      SourceRange(line.offsets.lowerBound..<line.contentStart),
      with: String(repeating: " ", count: column))
  }
}

extension SourceLine {
  /// Whether it ends with a colon, so that what belongs to its key follows below.
  fileprivate var opensBlock: Bool { content.last { !$0.isWhitespace } == ":" }
}
