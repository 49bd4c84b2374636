/// The SHA-256 hash of bytes (FIPS 180-4), as `sha256sum` prints it.
///
/// Our own, since no library that has it comes with Swift on every system.
struct SHA256 {
  private var a: UInt32 = 0x6A09_E667
  private var b: UInt32 = 0xBB67_AE85
  private var c: UInt32 = 0x3C6E_F372
  private var d: UInt32 = 0xA54F_F53A
  private var e: UInt32 = 0x510E_527F
  private var f: UInt32 = 0x9B05_688C
  private var g: UInt32 = 0x1F83_D9AB
  private var h: UInt32 = 0x5BE0_CD19

  /// The hash in 64 hexadecimal digits.
  static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    let whole = bytes.count & ~63
    hash.add(bytes[..<whole])

    // The rest, a bit, zeros, and the length in bits fill one block or two.
    var last = Array(bytes[whole...]) + [0x80]
    while last.count % 64 != 56 { last.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      last.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    hash.add(last[...])
    return hash.hexDigits
  }

  private var hexDigits: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in [a, b, c, d, e, f, g, h] {
      for shift in stride(from: UInt32(28), through: 0, by: -4) {
        text.append(digits[Int(word >> shift & 0xF)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds blocks of 64 bytes.
  private mutating func add(_ blocks: ArraySlice<UInt8>) {
    blocks.withUnsafeBytes { blocks in
      Self.constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
          for start in stride(from: 0, to: blocks.count, by: 64) {
            Self.fill(schedule, from: blocks, at: start)
            mix(schedule, constants)
          }
        }
      }
    }
  }

  private static func fill(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, from blocks: UnsafeRawBufferPointer,
    at start: Int
  ) {
    for index in 0..<16 {
      let word = blocks.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
      schedule[index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let s0 = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let s1 = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
    }
  }

  private mutating func mix(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
    var index = 0
    while index < 64 {
      // A round moves every word one place on; after eight, each is back in its own.
      Self.round(a, b, c, &d, e, f, g, &h, constants[index] &+ schedule[index])
      Self.round(h, a, b, &c, d, e, f, &g, constants[index + 1] &+ schedule[index + 1])
      Self.round(g, h, a, &b, c, d, e, &f, constants[index + 2] &+ schedule[index + 2])
      Self.round(f, g, h, &a, b, c, d, &e, constants[index + 3] &+ schedule[index + 3])
      Self.round(e, f, g, &h, a, b, c, &d, constants[index + 4] &+ schedule[index + 4])
      Self.round(d, e, f, &g, h, a, b, &c, constants[index + 5] &+ schedule[index + 5])
      Self.round(c, d, e, &f, g, h, a, &b, constants[index + 6] &+ schedule[index + 6])
      Self.round(b, c, d, &e, f, g, h, &a, constants[index + 7] &+ schedule[index + 7])
      index += 8
    }
    self.a &+= a
    self.b &+= b
    self.c &+= c
    self.d &+= d
    self.e &+= e
    self.f &+= f
    self.g &+= g
    self.h &+= h
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
    let choice = (f ^ g) & e ^ g
    let t1 = h &+ s1 &+ choice &+ word
    let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
    let majority = a & b | (a | b) & c
    d = d &+ t1
    h = t1 &+ s0 &+ majority
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

extension UInt32 {
  @inline(__always)
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 &- count) }
}
