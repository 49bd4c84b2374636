import MenuModel
import Testing

@Suite("Colours, durations and numbers")
struct ValuesTests {
  @Test(
    arguments: [
      ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
      ("black", Color(red: 0, green: 0, blue: 0, alpha: 255)),
      ("white", Color(red: 255, green: 255, blue: 255, alpha: 255)),
      ("#123456", Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 255)),
      ("#ABCDEF80", Color(red: 0xAB, green: 0xCD, blue: 0xEF, alpha: 0x80)),
      ("#abCDef00", Color(red: 0xAB, green: 0xCD, blue: 0xEF, alpha: 0)),
    ])
  func color(text: String, color: Color) {
    #expect(Color(slice(text)) == color)
  }

  @Test(
    arguments: [
      "", "Black", "red", "whit", "clears", "#", "#fff", "#12345", "#1234567", "#123456789",
      "123456", "1234567", "#12345g", "# 12345", "#１２", "#12-456", "0x12345",
    ])
  func colorIsRefused(text: String) {
    #expect(Color(slice(text)) == nil)
  }

  @Test(
    arguments: [
      ("1m", 60), ("30m", 1_800), ("12h", 43_200), ("1d", 86_400), ("2w", 1_209_600),
      ("36600d", 3_162_240_000), ("5228w", 3_161_894_400), ("52704000m", 3_162_240_000),
    ])
  func duration(text: String, seconds: Int) {
    #expect(CacheDuration(slice(text))?.seconds == seconds)
  }

  @Test(
    arguments: [
      "", "0", "1", "d", "0d", "01d", "-1d", "+1d", "1.5d", "1 d", " 1d", "1d ", "1D", "1s", "1y",
      "1dd", "1d1h", "１d", "1ｄ", "36601d", "5229w", "52704001m", "999999999w", "1000000000m",
      "99999999999999999999d",
    ])
  func durationIsRefused(text: String) {
    #expect(CacheDuration(slice(text)) == nil)
  }

  @Test func noDurationIsNoSeconds() {
    #expect(CacheDuration.none.seconds == 0)
  }

  @Test(
    arguments: [
      ("0", 0), ("64", 64), ("0.3", 0.3), ("-1", -1), ("-0.5", -0.5), ("007", 7), ("1.50", 1.5),
      ("123456789012345", 123_456_789_012_345), ("12345678.9012345", 12_345_678.9012345),
    ])
  func number(text: String, value: Double) {
    #expect(Number(slice(text))?.value == value)
  }

  @Test(
    arguments: [
      "", "-", ".", "1.", ".5", "-.5", "+1", "--1", "1.2.3", "1e3", "0x10", "1_000", "1,5", " 1",
      "1 ", "１２", "inf", "nan", "80%", "1234567890123456", "1234567890.123456",
    ])
  func numberIsRefused(text: String) {
    #expect(Number(slice(text)) == nil)
  }

  @Test(
    "A number is the shortest decimal, without a point where it is whole",
    arguments: [(0.0, "0"), (280, "280"), (-3, "-3"), (0.1, "0.1"), (1e22, "1e+22"), (0.5, "0.5")])
  func decimal(value: Double, text: String) {
    #expect(Number(value).decimal == text)
  }
}
