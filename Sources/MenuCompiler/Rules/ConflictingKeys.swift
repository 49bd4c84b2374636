import Diagnostics
import Messages

/// Two keys of which one excludes the other.
enum ConflictingKeys: Rule {
  static let id: RuleID = "conflicting-keys"
  static let explanation = Explanation(
    summary: Message(
      en: "Two keys stand together of which only one can be used, such as `title` and `title_key`.",
      ja: "`title` と `title_key` のように、どちらか一方しか書けないキーが両方書かれています。"),
    reason: Message(
      en: """
        The two keys answer the same question in different ways, so nobody could tell which \
        answer counts.
        """,
      ja: "どちらも同じことを決めるキーなので、両方あると、どちらが正しいのか分からなくなります。"),
    remedy: Message(
      en: "Keep the key that you mean, and delete the other one.",
      ja: "使いたいほうのキーだけを残し、もう一方は削除してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          title_key: menu.favorite
          icon: favorite
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
      """)

  static func diagnostic(
    _ first: String, _ second: String, at range: SourceRange, first place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(first)` and `\(second)` cannot stand together",
        ja: "`\(first)` と `\(second)` は同時に書けません"),
      notes: place.map {
        [.init(Message(en: "the other one stands here", ja: "もう一方はここです"), at: $0)]
      } ?? [],
      help: Message(en: "keep one of the two", ja: "どちらか 1 つにしてください"))
  }
}
