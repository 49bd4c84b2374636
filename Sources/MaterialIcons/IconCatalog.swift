/// The icons of one icon font: their names, and the code points that show them.
///
/// A catalog is a text in the format of the `.codepoints` files that come with icon fonts, and is
/// searched as it stands:
///
///     favorite e87d
///     history e889
///
/// Each line is a name, one space and a code point in hexadecimal. The lines are in the bytewise
/// order of their names, with newlines between them. So ``material`` needs no preparation, and
/// costs nothing until it is searched.
public struct IconCatalog: Sendable {
  /// The icons of Google's font Material Icons.
  public static let material = IconCatalog(text: .literal(materialLines))

  private let text: CatalogText

  private init(text: CatalogText) {
    self.text = text
  }

  /// Reads the `.codepoints` file of an app's own font.
  ///
  /// The lines may be in any order, may end in CRLF, and may be blank. A name is made of visible
  /// ASCII characters. It may come twice only with the same code point, for nobody could tell
  /// which of two icons it means.
  ///
  /// - Parameter codepoints: the contents of the file.
  /// - Throws: the number of the first wrong line, and what is wrong with it.
  public init(codepoints: [UInt8]) throws(CodepointsError) {
    var icons: [ArraySlice<UInt8>: Unicode.Scalar] = [:]
    let lines = codepoints.split(separator: .newline, omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let words = line.split(whereSeparator: \.isBlank)
      guard let name = words.first, let digits = words.last else { continue }
      guard words.count == 2, name.allSatisfy(\.isVisibleASCII) else {
        throw CodepointsError(line: number, reason: .notNameAndCodePoint)
      }
      guard let codePoint = Unicode.Scalar(hexadecimal: digits.span) else {
        throw CodepointsError(line: number, reason: .invalidCodePoint)
      }
      guard icons.updateValue(codePoint, forKey: name) ?? codePoint == codePoint else {
        throw CodepointsError(line: number, reason: .ambiguousName)
      }
    }
    let sortedLines =
      icons
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { name, codePoint in name + [.space] + String(codePoint.value, radix: 16).utf8 }
    text = .bytes(Array(sortedLines.joined(separator: [.newline])))
  }

  /// The number of icons, which is counted anew each time.
  public var count: Int {
    text.withBytes { bytes in
      // Every line has one space.
      bytes.indices.count { bytes[$0] == .space }
    }
  }

  /// Finds the code point of an icon.
  ///
  /// - Parameter name: the icon's name in ASCII, such as `event_available`.
  /// - Returns: the code point, or `nil` where no icon has exactly this name.
  /// - Complexity: O(log *n*) in the length of the catalog. Nothing is allocated.
  public func codePoint(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    text.withBytes { bytes in
      let name = name.span
      // A binary search by offset. The bounds are starts of lines, or lie past the last.
      var lower = 0
      var upper = bytes.count
      while lower < upper {
        let line = CatalogLine(in: bytes, around: lower + (upper - lower) / 2)
        switch order(of: name, against: line, in: bytes) {
        case .before: upper = line.start
        case .same: return Unicode.Scalar(hexadecimal: bytes.extracting(line.digits(in: bytes)))
        case .after: lower = line.next(in: bytes)
        }
      }
      return nil
    }
  }
}

extension IconCatalog: Sequence {
  /// A walk over the icons of a catalog, in the bytewise order of their names.
  public struct Iterator: IteratorProtocol {
    private let text: CatalogText
    private var offset = 0

    fileprivate init(text: CatalogText) {
      self.text = text
    }

    /// Reads the next icon; `nil` after the last.
    public mutating func next() -> (name: String, codePoint: Unicode.Scalar)? {
      text.withBytes { bytes in
        guard offset < bytes.count else { return nil }
        let line = CatalogLine(in: bytes, around: offset)
        offset = line.next(in: bytes)
        return Unicode.Scalar(hexadecimal: bytes.extracting(line.digits(in: bytes))).map {
          codePoint in
          let name = bytes.extracting(line.name(in: bytes)).withUnsafeBufferPointer {
            String(decoding: $0, as: UTF8.self)
          }
          return (name, codePoint)
        }
      }
    }
  }

  /// Starts a walk over the icons that reads each one only when it is asked for.
  public func makeIterator() -> Iterator {
    Iterator(text: text)
  }
}

/// Where one name stands to another in bytewise order.
private enum Order {
  case before, same, after
}

/// Where a name stands to that of a line, which ends with a space.
private func order(
  of name: Span<UInt8>, against line: CatalogLine, in bytes: Span<UInt8>
) -> Order {
  for index in name.indices {
    let byte = bytes[line.start + index]
    if byte == .space { return .after }
    if name[index] != byte { return name[index] < byte ? .before : .after }
  }
  return bytes[line.start + name.count] == .space ? .same : .before
}
