public import Diagnostics

/// The diagnostic of a key that YAML has read together with its value, since the colon between them
/// is none: `{ ja：予約 }` or `{ ja:予約 }`, which in brackets is a key without a value.
///
/// - Parameters:
///   - key: the place of the key.
///   - bytes: the file.
/// - Returns: the diagnostic; `nil` where the key holds no colon.
public func joinedKey(at key: SourceRange, in bytes: [UInt8]) -> Diagnostic? {
  let text = String(decoding: bytes[key.offsets], as: UTF8.self)
  let scalars = text.unicodeScalars
  guard let colon = scalars.firstIndex(where: { $0 == ":" || FullwidthColon.isColon($0) }) else {
    return nil
  }
  let (word, mark) = (String(scalars[..<colon]), scalars[colon])
  let start = key.lowerBound + word.utf8.count
  if mark == ":" { return MissingSpaceAfterColon.diagnostic(word, colon: start) }
  let range = SourceRange(start..<start + UTF8.width(mark))
  let spaces = scalars[scalars.index(after: colon)...].prefix { $0.isSpaceLike }
  let end = range.upperBound + String(spaces).utf8.count
  return FullwidthColon.diagnostic(after: word, mark, at: range)
    .fixed(.safe, [TextEdit(SourceRange(start..<end), with: ": ")])
}
