import Diagnostics
import MenuModel
import Messages
import Spelling

/// A name of a row, section, condition, badge or action that is not `lower_snake_case`.
enum InvalidID: Rule {
  static let id: RuleID = "invalid-id"
  static let explanation = Explanation(
    summary: Message(
      en: """
        The id of a row, section, condition, badge or action holds a letter that cannot stand \
        there, or it is too long.
        """,
      ja: """
        行、セクション、条件、バッジ、アクションの id に使えない文字が入っているか、\
        id が長すぎます。
        """),
    reason: Message(
      en: """
        An id becomes a name in the app's code, so only a few letters can be used, at most 64 of \
        them.
        """,
      ja: """
        id はアプリのコードの中で名前として使われるため、使える文字が決まっていて、\
        長さも 64 文字までです。
        """),
    remedy: Message(
      en: """
        Use small letters and digits, join words by a single `_`, and start with a letter: \
        `favorite_hotel`.
        """,
      ja: """
        `favorite_hotel` のように、半角の英小文字で始め、英小文字と数字を使い、\
        単語は `_` 1 つでつないでください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favoriteHotel: { title: お気に入りのホテル, icon: favorite }
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite_hotel: { title: お気に入りのホテル, icon: favorite }
      """)

  static func diagnostic(
    _ name: String, of kind: NameKind, at range: SourceRange
  ) -> Diagnostic {
    let article = kind == .action ? "an" : "a"
    let kind = kind.message
    let isTooLong = name.utf8.count > Identifier.maximumLength
    return Diagnostic(
      Self.self, at: range,
      isTooLong
        ? Message(
          en: "the \(kind.english) id is longer than \(Identifier.maximumLength) letters",
          ja: "\(kind.japanese)の id が長すぎます（\(Identifier.maximumLength) 文字まで）")
        : Message(
          en: "\(VisibleText.quoted(name)) cannot be \(article) \(kind.english) id",
          ja: "\(VisibleText.quoted(name)) は\(kind.japanese)の id に使えません"),
      help: suggestion(for: name).map { .write($0) }
        ?? Message(
          en: "an id is made of a-z, 0-9 and single `_`, and starts with a letter",
          ja: "id に使えるのは a-z、0-9、`_`（続けて 2 つは不可）で、英字から始めます")
    ).fixed(.unsafe, with: suggestion(for: name))
  }

  /// The name in the right shape, `nil` where it would be a guess.
  static func suggestion(for name: String) -> String? {
    var words = ""
    var wasLowercase = false
    for scalar in name.unicodeScalars {
      switch scalar {
      case "A"..."Z":
        if wasLowercase { words += "_" }
        words += String(scalar).lowercased()
        wasLowercase = false
      case "a"..."z", "0"..."9":
        words.unicodeScalars.append(scalar)
        wasLowercase = true
      case "-", " ", "_":
        if !words.isEmpty, !words.hasSuffix("_") { words += "_" }
        wasLowercase = false
      default: return nil
      }
    }
    while words.hasSuffix("_") { words.removeLast() }
    let texts = TextStorage(Array(words.utf8))
    let isValid = Identifier(Text(0..<texts.bytes.count), in: texts) != nil
    return isValid && words != name ? words : nil
  }
}
