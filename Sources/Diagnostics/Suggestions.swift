public import Messages
import Spelling

/// The sentences of help that many rules share.
extension Message {
  /// Asks whether a name was meant.
  public static func didYouMean(_ name: String) -> Message {
    Message(en: "did you mean `\(name)`?", ja: "`\(name)` のことですか？")
  }

  /// Tells to write a text, with what cannot be seen in it spelt out.
  public static func write(_ text: String) -> Message {
    let text = VisibleText.quoted(text)
    return Message(en: "write \(text)", ja: "\(text) と書いてください")
  }
}
