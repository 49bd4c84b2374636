extension [UInt8] {
  /// The index of the first byte of a value at or after an index, looked for eight at a time.
  public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
      var index = start
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // A byte is zero where it is the one; the high bit of the first zero shows.
        let difference = word ^ pattern
        let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
        if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
        index += 8
      }
      return bytes[index...].firstIndex(of: byte)
    }
  }
}
