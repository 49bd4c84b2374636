import Diagnostics
import MenuModel
import Messages
import Spelling

/// A duration that is no number with a unit.
enum InvalidDuration: Rule {
  static let id: RuleID = "invalid-duration"
  static let explanation = Explanation(
    summary: Message(
      en: "The value cannot be read as a length of time.",
      ja: "値を期間として読み取れません。"),
    reason: Message(
      en: "The app has to know exactly how long it may keep the image before it loads it again.",
      ja: "画像をどのくらいの間保存してよいのか、アプリが正確に知る必要があります。"),
    remedy: Message(
      en: """
        Write a whole number and a unit without a space: `30m` (minutes), `12h` (hours), `1d` \
        (days) or `2w` (weeks).
        """,
      ja: """
        `30m`（分）、`12h`（時間）、`1d`（日）、`2w`（週）のように、\
        整数と単位を続けて半角で書いてください。
        """),
    wrong: """
      menu: HotelMenu
      header:
        background:
          url: https://cdn.example.com/drawer/season.jpg
          cache: 1日
      rows:
        favorite: { title: お気に入り, icon: favorite }
      """,
    right: """
      menu: HotelMenu
      header:
        background:
          url: https://cdn.example.com/drawer/season.jpg
          cache: 1d
      rows:
        favorite: { title: お気に入り, icon: favorite }
      """)

  static func diagnostic(_ text: String, key: String, at range: SourceRange) -> Diagnostic {
    let meant = suggestion(for: text)
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) is not a duration",
        ja: "\(VisibleText.quoted(text)) は期間として読めません"),
      help: meant.map { .write($0) }
        ?? Message(
          en:
            "write a number and a unit: `30m`, `12h`, `1d` or `2w`; to keep nothing, delete `\(key):`",
          ja: "数と単位で書いてください: `30m`、`12h`、`1d`、`2w`。保存しないときは `\(key):` を消します")
    ).fixed(.safe, with: meant)
  }

  /// The duration in digits and one of the four units, `nil` where it would be a guess.
  private static func suggestion(for text: String) -> String? {
    let word = HalfWidth.text(text).lowercased()
    let digits = word.prefix { ("0"..."9").contains($0) }
    let unit: String? =
      switch word[digits.endIndex...] {
      case "m", "min", "mins", "minute", "minutes", "分", "分間": "m"
      case "h", "hour", "hours", "時間": "h"
      case "d", "day", "days", "日", "日間": "d"
      case "w", "week", "weeks", "週", "週間": "w"
      default: nil
      }
    guard let meant = unit.map({ digits + $0 }), meant != text,
      CacheDuration(Array(meant.utf8)[...]) != nil
    else { return nil }
    return String(meant)
  }
}
