@testable import Spelling
import Testing

@Suite("Text that is safe to show")
struct VisibleTextTests {
  @Test(
    "A name is spelt so that what cannot be seen can",
    arguments: [
      ("favorite", "favorite"),
      ("お気に入り", "お気に入り"),
      ("two words", "two words"),
      ("a\tb", #"a\u{9}b"#),
      ("a\nb", #"a\u{A}b"#),
      ("a\u{1B}[31mb", #"a\u{1B}[31mb"#),
      ("a\u{0}b\u{7F}c\u{9B}d", #"a\u{0}b\u{7F}c\u{9B}d"#),
      ("faq\u{3000}", #"faq\u{3000}"#),
      ("a\u{A0}b", #"a\u{A0}b"#),
      ("a\u{200B}b", #"a\u{200B}b"#),
      ("a\u{FEFF}b\u{AD}c", #"a\u{FEFF}b\u{AD}c"#),
      ("a\u{2028}b", #"a\u{2028}b"#),
      ("a\u{202E}b\u{2066}c", #"a\u{202E}b\u{2066}c"#),
      ("👨‍👩‍👧", "👨‍👩‍👧"),
      ("❤\u{FE0F}", "❤\u{FE0F}"),
      ("fav\u{200D}orite", #"fav\u{200D}orite"#),
      ("\u{200D}a\u{FE0F}", #"\u{200D}a\u{FE0F}"#),
      ("مرحبا", "مرحبا"),
      ("", ""),
    ])
  func spelled(text: String, shown: String) {
    #expect(Array(VisibleText.spelled(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "A source line stays as it is, but for what disturbs a terminal",
    arguments: [
      ("a:\tb\u{3000}c\u{200B}", "a:\tb\u{3000}c\u{200B}"),
      ("a\u{1B}]0;x\u{7}b", #"a\u{1B}]0;x\u{7}b"#),
      ("a\r\nb", #"a\u{D}\u{A}b"#),
      ("a\u{85}b\u{9F}", #"a\u{85}b\u{9F}"#),
      ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
      ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
      ("\u{200E}\u{200F}", #"\u{200E}\u{200F}"#),
    ])
  func line(text: String, shown: String) {
    #expect(Array(VisibleText.line(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "Exactly the embeddings, overrides and isolates turn the direction of a text",
    arguments: [
      (0x2029, false), (0x202A, true), (0x202E, true), (0x202F, false), (0x2065, false),
      (0x2066, true), (0x2069, true), (0x206A, false), (0x200F, false), (0x61, false),
    ] as [(UInt32, Bool)])
  func direction(value: UInt32, isControl: Bool) throws {
    #expect(VisibleText.isDirectionControl(try #require(Unicode.Scalar(value))) == isControl)
  }

  @Test(
    "A wide character takes two columns, a combining one none",
    arguments: [
      ("", 0), ("abc", 3), ("予約", 4), ("カナ", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("、。「」", 8),
      ("한국", 4), ("é", 1), ("e\u{301}", 1), ("か\u{3099}", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("a\u{200B}b", 2), ("😀", 2), ("🪙", 2), ("⭐", 2), ("🇯🇵", 2), ("→", 1), ("مرحبا", 5),
      ("𠮷", 2), ("〜", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(VisibleText.columns(of: text.unicodeScalars) == columns)
  }

  @Test(
    "A code point is named as standards name it",
    arguments: [(0x0, "U+0000"), (0x1B, "U+001B"), (0x3000, "U+3000"), (0x1F600, "U+1F600")]
      as [(UInt32, String)])
  func codePointName(value: UInt32, name: String) throws {
    #expect(try #require(Unicode.Scalar(value)).codePointName == name)
  }
}
