import MenuModel
import Testing

struct TitleTests {
  @Test(
    "A localized title is read in its language, else in its first",
    arguments: [("en", "Favorites"), ("ja", "お気に入り"), ("de", "お気に入り"), (nil, "お気に入り")])
  func localized(language: String?, text: String) throws {
    let samples = Samples("ja", "お気に入り", "en", "Favorites", language ?? "")
    let title = Title.localized([
      LocalizedText(
        language: try #require(LanguageTag(samples[0], in: samples.texts)), text: samples[1]),
      LocalizedText(
        language: try #require(LanguageTag(samples[2], in: samples.texts)), text: samples[3]),
    ])
    let asked = LanguageTag(samples[4], in: samples.texts)
    #expect(samples.texts.string(title.text(in: asked, samples.texts)) == text)
  }

  @Test func oneTextAndAKeyAreTheSameInEveryLanguage() throws {
    let samples = Samples("en", "FAQ", "menu.history")
    let english = try #require(LanguageTag(samples[0], in: samples.texts))
    for language in [english, nil] {
      let text = Title.text(samples[1]).text(in: language, samples.texts)
      let key = Title.key(samples[2]).text(in: language, samples.texts)
      #expect(samples.texts.string(text) == "FAQ")
      #expect(samples.texts.string(key) == "menu.history")
    }
  }
}
