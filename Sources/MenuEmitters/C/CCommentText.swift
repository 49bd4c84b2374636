/// A line of text inside a block comment: it neither ends the comment nor begins another, and holds
/// nothing that compilers warn about.
struct CCommentText: Writable {
  let text: Substring

  init(_ text: Substring) { self.text = text }

  func write(to bytes: inout [UInt8]) {
    var last: UInt8 = 0
    for byte in text.utf8 {
      let endsOrBegins =
        (last == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
        || (last == UInt8(ascii: "/") && byte == UInt8(ascii: "*"))
      // `??/` is a backslash to old compilers, and a backslash joins lines.
      let isTrigraph = last == UInt8(ascii: "?") && byte == UInt8(ascii: "?")
      if endsOrBegins || isTrigraph { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte)
      last = byte
    }
    if last == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: ".")) }
  }
}
