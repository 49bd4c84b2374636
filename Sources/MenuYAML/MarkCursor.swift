/// Turns libyaml's marks, which count Unicode scalars, into byte offsets.
///
/// Marks come almost in order, so the cursor walks from the last one: the whole file is walked once.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var scalars = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte offset of the scalar with an index.
  mutating func offset(ofScalar index: Int) -> Int {
    while scalars < index, offset < bytes.count {
      if startsWithASCII(at: offset) {
        let count = min(8, index - scalars)
        offset += count
        scalars += count
        continue
      }
      offset += 1
      while offset < bytes.count, Self.isContinuation(bytes[offset]) { offset += 1 }
      scalars += 1
    }
    while scalars > index, offset > 0 {
      offset -= 1
      while offset > 0, Self.isContinuation(bytes[offset]) { offset -= 1 }
      scalars -= 1
    }
    return offset
  }

  /// Whether the next eight bytes are a scalar each.
  private func startsWithASCII(at offset: Int) -> Bool {
    guard offset + 8 <= bytes.count, let start = bytes.baseAddress else { return false }
    let word = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return word & 0x8080_8080_8080_8080 == 0
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
