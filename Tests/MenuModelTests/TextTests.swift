import MenuModel
import Testing

struct TextTests {
  @Test func aTextIsItsBytesAndNoOthers() {
    let samples = Samples("ja", "お気に入り", "", "ja", "jb")
    #expect(samples.texts.string(samples[1]) == "お気に入り")
    #expect(Array(samples.texts[samples[0]]) == Array("ja".utf8))
    #expect(samples.texts.string(samples[2]).isEmpty)
  }

  @Test func textsAreEqualByTheirBytesWhereverTheyStand() {
    let samples = Samples("ja", "ja", "jb", "j", "", "é", "e\u{301}")
    #expect(samples.texts.equal(samples[0], samples[1]))
    #expect(samples.texts.equal(samples[4], samples[4]))
    #expect(!samples.texts.equal(samples[0], samples[2]))
    #expect(!samples.texts.equal(samples[0], samples[3]))
    #expect(!samples.texts.equal(samples[3], samples[4]))
    // Equal as strings, but not the same bytes.
    #expect(!samples.texts.equal(samples[5], samples[6]))
  }

  @Test func onlyATextWithoutBytesIsEmpty() {
    let samples = Samples("", " ")
    #expect(samples[0].isEmpty)
    #expect(!samples[1].isEmpty)
  }
}
