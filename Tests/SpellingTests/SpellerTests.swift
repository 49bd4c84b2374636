@testable import Spelling
import Testing

@Suite("The name that somebody most likely meant")
struct SpellerTests {
  private static let rows = [
    "booking_confirmation", "favorite", "favorites_old", "history", "log_in", "log_out", "faq",
    "id", "a",
  ]

  @Test(
    "A few slips are seen through",
    arguments: [
      ("favorit", "favorite"),
      ("favourite", "favorite"),
      ("favotire", "favorite"),
      ("hsitory", "history"),
      ("booking_conformatoin", "booking_confirmation"),
      ("log_ou", "log_out"),
      ("fap", "faq"),
      ("faqs", "faq"),
      ("history", "history"),
    ])
  func slips(name: String, meant: String) {
    var speller = Speller()
    #expect(speller.nearest(to: name, among: Self.rows) == meant)
  }

  @Test(
    "Width, case, hyphens and what cannot be seen are no slips",
    arguments: [
      ("ｆａｖｏｒｉｔｅ", "favorite"),
      ("FAVORITE", "favorite"),
      ("ＦＡＱ", "faq"),
      ("Ａ", "a"),
      ("log-out", "log_out"),
      ("ｌｏｇ＿ｏｕｔ", "log_out"),
      ("ｌｏｇ－ｏｕｔ", "log_out"),
      ("favorite\u{3000}", "favorite"),
      ("favo\u{200B}rite", "favorite"),
      ("\u{FEFF}faq", "faq"),
      (" i d\u{A0}", "id"),
      ("fa\u{00AD}q", "faq"),
    ])
  func folding(name: String, meant: String) {
    var speller = Speller()
    #expect(speller.nearest(to: name, among: Self.rows) == meant)
    #expect(Speller.folded(name) == Speller.folded(meant))
  }

  @Test(
    "What is far from every name is near none",
    arguments: ["", "profile", "xy", "zzz", "b", "hitsoyr_", "お気に入り", "booking"])
  func nothingNear(name: String) {
    var speller = Speller()
    #expect(speller.nearest(to: name, among: Self.rows) == nil)
  }

  @Test("Of two names the nearer one is meant, of equally near ones the first")
  func nearer() {
    var speller = Speller()
    #expect(speller.nearest(to: "history", among: ["histori", "history"]) == "history")
    #expect(speller.nearest(to: "log_it", among: ["log_in", "log_is"]) == "log_in")
    #expect(speller.nearest(to: "log_it", among: ["log_is", "log_in"]) == "log_is")
  }

  @Test(
    "A slip is a letter too many, too few, another one, or two swapped",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abd", 1),
      ("abc", "ac", 1), ("abc", "abbc", 1), ("abc", "acb", 1), ("abcd", "badc", 2),
      ("ca", "abc", 3), ("kitten", "sitting", 3),
    ])
  func distance(left: String, right: String, slips: Int) {
    let (left, right) = (Speller.folded(left), Speller.folded(right))
    #expect(Speller.distance(left, right) == slips)
    #expect(Speller.distance(right, left) == slips)
  }

  @Test("Past its work a speller suggests nothing any more")
  func bound() {
    var speller = Speller(work: 1_000)
    var answers: [String?] = []
    for _ in 0..<100 { answers.append(speller.nearest(to: "favorit", among: ["favorite"])) }
    let firstRefusal = answers.firstIndex(of: nil)
    #expect(answers.first == "favorite")
    // 7 × 8 pairs and 15 letters a time.
    #expect(firstRefusal == 14)
    #expect(answers[14...].allSatisfy { $0 == nil })
  }

  @Test("Two names that are longer than the work allows are not compared")
  func longNames() {
    let name = String(repeating: "a", count: 20_000)
    var speller = Speller()
    #expect(speller.nearest(to: name + "b", among: [name + "c"]) == nil)
  }
}
