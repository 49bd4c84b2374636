import Diagnostics
import Messages

/// A name that is also a case of `Optional`, so that `.none` can mean two things.
enum OptionalCaseName: Rule {
  static let id: RuleID = "optional-case-name"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "Something is called `none` or `some`, and Swift uses these two words itself.",
      ja: """
        `none` または `some` という名前が付いています。\
        どちらも Swift がもともと使っている言葉です。
        """),
    reason: Message(
      en: """
        In the app's code, `.none` usually means that there is no value at all, so engineers can \
        easily mix the two up.
        """,
      ja: """
        アプリのコードで `.none` はふつう「値がない」という意味になるため、\
        エンジニアが取り違えやすくなります。
        """),
    remedy: Message(
      en: "Choose a name that says what is meant, such as `no_booking`.",
      ja: "`no_booking` のように、何を指すのかが分かる名前にしてください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        none: { title: 予約なし, icon: event_busy }
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        no_booking: { title: 予約なし, icon: event_busy }
      """)

  static func diagnostic(_ name: String, of kind: NameKind, at range: SourceRange) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(kind.english) `\(name)` is easily confused with `Optional.\(name)` in Swift",
        ja: "\(kind.japanese) `\(name)` は、Swift では `Optional.\(name)` と取り違えやすい名前です"),
      help: Message(en: "choose another name", ja: "別の名前にしてください"))
  }
}
