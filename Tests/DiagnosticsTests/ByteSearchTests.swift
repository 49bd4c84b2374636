import Diagnostics
import Testing

@Suite struct ByteSearchTests {
  /// Bytes that differ from the one in a bit, or come right before it, would show mistakes in the
  /// search of whole words.
  @Test(arguments: 0..<40) func findsTheFirstByteFromAnyIndex(length: Int) {
    let byte = UInt8(ascii: "#")
    let others: [UInt8] = [0x22, 0xA3, 0x24, 0x00, 0xFF, 0x63]
    for place in 0...length {
      var bytes = (0..<length).map { others[$0 % others.count] }
      if place < length { bytes[place] = byte }
      for start in 0...length {
        #expect(bytes.firstIndex(of: byte, from: start) == bytes[start...].firstIndex(of: byte))
      }
    }
  }
}
