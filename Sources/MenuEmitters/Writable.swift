import JSONText

/// Something that can be written into an output.
protocol Writable {
  /// Appends its bytes.
  func write(to bytes: inout [UInt8])
}

extension String: Writable {
  func write(to bytes: inout [UInt8]) {
    var text = self
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}

extension Substring: Writable {
  func write(to bytes: inout [UInt8]) { bytes.append(contentsOf: utf8) }
}

extension Int: Writable {
  func write(to bytes: inout [UInt8]) { bytes.append(decimal: self) }
}

extension ArraySlice<UInt8>: Writable {
  func write(to bytes: inout [UInt8]) {
    withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }
}

/// Parts one after the other.
struct Joined: Writable {
  let parts: [any Writable]

  func write(to bytes: inout [UInt8]) {
    for part in parts { part.write(to: &bytes) }
  }
}
