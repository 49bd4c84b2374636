import Foundation
import JSONText
import Testing

@Suite("JSON, byte for byte")
struct JSONWriterTests {
  private static func string(_ text: String, _ escapes: JSONEscapes = .required) -> String {
    var json = JSONWriter(escapes: escapes)
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func keysAndElementsStandOnLinesOfTheirOwn() {
    var json = JSONWriter()
    json.object { json in
      json.key("a")
      json.array { json in
        json.element()
        json.number(1)
        json.element()
        json.object { _ in }
      }
      json.key(Array("b\"".utf8)[...])
      json.array { _ in }
      json.key("c")
      json.null()
      json.key("d")
      json.boolean(true)
    }
    json.finish()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == #"""
        {
          "a": [
            1,
            {}
          ],
          "b\"": [],
          "c": null,
          "d": true
        }

        """#)
  }

  @Test(
    "Only what must be escaped is",
    arguments: [
      ("", #""""#), ("予約 😀", #""予約 😀""#), (#"a"b\c/"#, #""a\"b\\c/""#),
      ("\u{0}\u{1F}\n\r\t\u{8}", #""\u0000\u001f\n\r\t\u0008""#),
      ("\u{7F}\u{85}\u{2028}\u{202E}", "\"\u{7F}\u{85}\u{2028}\u{202E}\""),
    ])
  func required(text: String, json: String) {
    #expect(Array(Self.string(text).utf8) == Array(json.utf8))
  }

  @Test(
    "What could disturb a terminal is escaped on request",
    arguments: [
      ("a\u{1B}[1mb", #""a\u001b[1mb""#), ("\u{7F}", #""\u007f""#),
      ("\u{80}\u{9F}\u{A0}é", "\"\\u0080\\u009f\u{A0}é\""),
      ("\u{2027}\u{2028}\u{2029}\u{202E}\u{202F}", "\"\u{2027}\\u2028\\u2029\\u202e\u{202F}\""),
      ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
      ("予約 😀", #""予約 😀""#),
    ])
  func disturbing(text: String, json: String) {
    #expect(Array(Self.string(text, .disturbing).utf8) == Array(json.utf8))
  }

  @Test("What is escaped is read again", arguments: [JSONEscapes.required, .disturbing])
  func roundTrip(escapes: JSONEscapes) throws {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: (0...0x2100).compactMap(Unicode.Scalar.init))
    let json = Self.string(String(text), escapes)
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect((read as? String).map { Array($0.unicodeScalars) } == Array(text))
  }

  @Test func numbersAreWrittenAsTheyAre() {
    var json = JSONWriter()
    json.array { json in
      for value in [0, 280, -3, Int.min] {
        json.element()
        json.number(value)
      }
      json.element()
      json.number(decimal: "0.3")
    }
    let lines = String(decoding: json.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines == ["[", "  0,", "  280,", "  -3,", "  -9223372036854775808,", "  0.3", "]"])
  }

  @Test("Every level is indented, however deep")
  func deepLists() {
    var json = JSONWriter()
    func nest(_ levels: Int, in json: inout JSONWriter) {
      json.array { json in
        if levels == 0 { return }
        json.element()
        nest(levels - 1, in: &json)
      }
    }
    nest(40, in: &json)
    let lines = String(decoding: json.bytes, as: UTF8.self).split(separator: "\n")
    let indents = lines.map { $0.prefix { $0 == " " }.count }
    let opening = (0...40).map { 2 * $0 }
    let closing = (0..<40).reversed().map { 2 * $0 }
    #expect(indents == opening + closing)
  }
}
