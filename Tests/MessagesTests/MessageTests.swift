import Messages
import Testing

struct MessageTests {
  @Test(
    "A message has its own sentence in each language",
    arguments: zip(Language.allCases, ["no such row", "そのような行はありません"]))
  func sentence(language: Language, text: String) {
    #expect(Message(en: "no such row", ja: "そのような行はありません")[language] == text)
  }
}
