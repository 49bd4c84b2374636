/// Words between spaces and line breaks, as constant data: nothing is made at start-up, and a look-up
/// walks the bytes.
struct WordList: Sendable {
  private let words: StaticString

  init(_ words: StaticString) { self.words = words }

  /// Whether a word is in the list.
  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    words.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
        if end - start == word.count, bytes[start..<end].elementsEqual(word) { return true }
        start = end + 1
      }
      return false
    }
  }
}
