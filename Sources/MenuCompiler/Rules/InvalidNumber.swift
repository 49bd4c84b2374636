import Diagnostics
import MenuModel
import Messages
import Spelling

/// A number that is no plain decimal, or none that its key can have.
enum InvalidNumber: Rule {
  static let id: RuleID = "invalid-number"
  static let explanation = Explanation(
    summary: Message(
      en: "The value cannot be read as a number, or the number is not one that this key can have.",
      ja: "値を数値として読み取れないか、このキーには使えない数値が書かれています。"),
    reason: Message(
      en: """
        Sizes and times go into the app as they are, so a unit, a space or a full-width digit \
        would be a guess.
        """,
      ja: """
        大きさや時間はそのままアプリで使われるため、単位や空白、\
        全角数字が入っていると正しく読み取れません。
        """),
    remedy: Message(
      en: """
        Write half-width digits with a point where needed, such as `280` or `0.3`. Only `width:` \
        may also be a share, such as `80%`.
        """,
      ja: """
        `280` や `0.3` のように、半角の数字と小数点だけで書いてください。\
        `width:` だけは `80%` のような割合でも書けます。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      drawer:
        width: 280pt
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      drawer:
        width: 280
      """)

  static func diagnostic(_ text: String, key: String, at range: SourceRange) -> Diagnostic {
    let meant = suggestion(for: text)
    return diagnostic(
      text, at: range,
      help: meant.map { .write($0) }
        ?? Message(
          en: "write digits, with a point where needed: `\(key): 0.3`",
          ja: "数字と小数点だけで書いてください（例: `\(key): 0.3`）")
    ).fixed(.safe, with: meant)
  }

  static func width(_ text: String, at range: SourceRange) -> Diagnostic {
    let meant = suggestion(for: text, allowsPercent: true)
    return diagnostic(
      text, at: range,
      help: meant.map { .write($0) }
        ?? Message(
          en: "write points, `width: 280`, or a share of the screen, `width: 80%`",
          ja: "ポイント（`width: 280`）か、画面に対する割合（`width: 80%`）で書いてください")
    ).fixed(.safe, with: meant)
  }

  static func share(_ text: String, key: String, at range: SourceRange) -> Diagnostic {
    diagnostic(
      text, at: range,
      help: Message(
        en: "`\(key):` is a share from 0 to 1", ja: "`\(key):` は 0 から 1 までの割合です"))
  }

  /// The share that whole percents stand for: `0.3` for `30%`; `nil` for any other text.
  static func share(ofPercent text: String) -> String? {
    let number = HalfWidth.text(text)
    guard number.hasSuffix("%"), let percent = Int(number.dropLast()), (0...100).contains(percent)
    else { return nil }
    return percent.isMultiple(of: 100)
      ? String(percent / 100) : (Double(percent) / 100).description
  }

  /// For a share in percent, such as `30%`.
  static func percent(_ text: String, share: String, at range: SourceRange) -> Diagnostic {
    diagnostic(
      text, at: range,
      help: .write(share)
    ).fixed(.safe, with: share)
  }

  private static func diagnostic(
    _ text: String, at range: SourceRange, help: Message
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) is not a number that can stand here",
        ja: "\(VisibleText.quoted(text)) はここに書ける数値ではありません"),
      help: help)
  }

  /// The number in half-width digits and without spaces or units, `nil` where it would be a guess.
  private static func suggestion(for text: String, allowsPercent: Bool = false) -> String? {
    var number = HalfWidth.text(text)
    if number.hasSuffix("pt") { number.removeLast(2) }
    let digits = allowsPercent && number.hasSuffix("%") ? number.dropLast() : number[...]
    let isNumber = Number(Array(digits.utf8)[...]).map { $0.value >= 0 } ?? false
    return isNumber && number != text ? number : nil
  }
}
