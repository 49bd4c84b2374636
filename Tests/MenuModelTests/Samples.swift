import MenuModel
import Testing

/// Texts of a test, each put into one storage.
struct Samples {
  let texts: TextStorage
  private let offsets: [Range<Int>]

  init(_ samples: String...) {
    var bytes: [UInt8] = []
    offsets = samples.map { sample in
      let start = bytes.count
      bytes += sample.utf8
      return start..<bytes.count
    }
    texts = TextStorage(bytes)
  }

  subscript(index: Int) -> Text { Text(offsets[index]) }
}

/// The text alone in a storage, with other bytes around it, which it must not reach into.
func surrounded(_ text: String) -> (Text, TextStorage) {
  let samples = Samples("aA0_", text, "_0Aa")
  return (samples[1], samples.texts)
}

/// The bytes of a text as a slice that does not start at 0.
func slice(_ text: String) -> ArraySlice<UInt8> { ("__" + text).utf8.map { $0 }.dropFirst(2) }
