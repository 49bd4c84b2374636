import Diagnostics

/// A line as an editor shows it: ended by LF, CRLF or CR, and by nothing else.
struct SourceLine {
  /// The bytes without the line end and without a byte order mark.
  let offsets: Range<Int>
  private let file: SourceFile

  /// The line that an offset lies in.
  init(at offset: Int, of file: SourceFile) {
    let first = file.byteOrderMarkCount
    let line = LineEnd.line(at: max(offset, first), in: file.bytes)
    offsets = max(line.lowerBound, first)..<line.upperBound
    self.file = file
  }

  /// The line above; `nil` for the first one.
  var previous: SourceLine? {
    guard offsets.lowerBound > file.byteOrderMarkCount else { return nil }
    return SourceLine(at: offsets.lowerBound - 1, of: file)
  }

  /// The line below; `nil` for the last one.
  var next: SourceLine? {
    let length = LineBreak.length(at: offsets.upperBound, in: file.bytes)
    guard length > 0 else { return nil }
    return SourceLine(at: offsets.upperBound + length, of: file)
  }

  /// How many plain spaces the line starts with: all that YAML counts as indentation.
  var indentation: Int { file.bytes[offsets].prefix { $0 == 0x20 }.count }

  /// Where its text starts, after white space of any kind.
  var contentStart: Int {
    scalars.first { !$0.scalar.isSpaceLike }?.offset ?? offsets.upperBound
  }

  /// The text from its first character that is no white space; empty for a blank line.
  var content: Substring {
    let text = String(decoding: file.bytes[contentStart..<offsets.upperBound], as: UTF8.self)
    return Substring(text)
  }

  /// Whether it is an item of a list.
  var startsWithDash: Bool {
    let start = offsets.lowerBound + indentation
    return start < offsets.upperBound && file.bytes[start] == UInt8(ascii: "-")
      && LineBreak.isBlankOrEnd(at: start + 1, in: file.bytes)
  }

  /// Whether it holds white space alone, or a comment.
  var isBlankOrComment: Bool {
    let start = contentStart
    return start == offsets.upperBound || file.bytes[start] == UInt8(ascii: "#")
  }

  /// The scalars of the line with their offsets, read when they are asked for.
  var scalars: ScalarOffsets { ScalarOffsets(of: file, in: offsets) }
}

/// The scalars in a range of a file with their offsets.
struct ScalarOffsets: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  init(of file: SourceFile, in offsets: Range<Int>) {
    bytes = file.bytes
    offset = offsets.lowerBound
    end = offsets.upperBound
  }

  /// The next scalar.
  mutating func next() -> (offset: Int, scalar: Unicode.Scalar)? {
    guard offset < end else { return nil }
    let start = offset
    let first = bytes[start]
    if first < 0x80 {
      offset += 1
      return (start, Unicode.Scalar(first))
    }
    offset = Swift.min(end, start + (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4))
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return (start, text.unicodeScalars.first ?? "\u{FFFD}")
  }
}

extension Unicode.Scalar {
  /// Whether people see a space or nothing here, whatever YAML makes of it.
  var isSpaceLike: Bool { self == " " || self == "\t" || isForeignSpace }

  /// Whether people see a space or nothing, but YAML sees a letter.
  var isForeignSpace: Bool {
    switch value {
    case 0x00...0x7F, 0x85, 0x2028, 0x2029: false
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: properties.isWhitespace
    }
  }
}
