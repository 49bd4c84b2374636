/// The bytes that the texts of one menu are ranges of.
public struct TextStorage: Sendable {
  /// UTF-8; texts lie anywhere in it.
  public let bytes: [UInt8]

  /// Creates a storage over bytes that were found to be UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The UTF-8 of a text.
  public subscript(text: Text) -> ArraySlice<UInt8> { bytes[text.offsets] }

  /// A text as a string.
  public func string(_ text: Text) -> String {
    String(decoding: bytes[text.offsets], as: UTF8.self)
  }

  /// Whether two texts have the same bytes.
  public func equal(_ left: Text, _ right: Text) -> Bool {
    if left.length != right.length { return false }
    return bytes.withUnsafeBytes { bytes in
      Self.equal(bytes[left.offsets], bytes[right.offsets])
    }
  }

  /// Whether as many bytes are the same, looked at eight at a time.
  private static func equal(
    _ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    let (left, right) = (
      UnsafeRawBufferPointer(rebasing: left), UnsafeRawBufferPointer(rebasing: right)
    )
    var offset = 0
    while offset + 8 <= left.count {
      let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }
}
