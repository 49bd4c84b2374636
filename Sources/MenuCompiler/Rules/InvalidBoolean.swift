import Diagnostics
import Messages
import Spelling

/// A yes or no in other words than `true` and `false`.
enum InvalidBoolean: Rule {
  static let id: RuleID = "invalid-boolean"
  static let explanation = Explanation(
    summary: Message(
      en: "A value that must be `true` or `false` is written in another word.",
      ja: "`true` か `false` を書くところに、別の言葉が書かれています。"),
    reason: Message(
      en: """
        Words such as `yes` and `on` are read differently by different programs, so only these \
        two count.
        """,
      ja: """
        `yes` や `on` などはプログラムによって読み取り方が違うため、使えるのはこの 2 つだけです。
        """),
    remedy: Message(
      en: "Write `true` for yes and `false` for no, in small letters.",
      ja: "「はい」なら `true`、「いいえ」なら `false` と、半角の小文字で書いてください。"),
    wrong: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        account:
          title: ログイン
          icon: login
          variants: [{ when: { signed_in: true }, title: ログアウト, icon: logout }]
        coupon: { title: クーポン, icon: local_offer, when: { signed_in: yes } }
      """,
    right: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        account:
          title: ログイン
          icon: login
          variants: [{ when: { signed_in: true }, title: ログアウト, icon: logout }]
        coupon: { title: クーポン, icon: local_offer, when: { signed_in: true } }
      """)

  static func diagnostic(_ word: String, key: String, at range: SourceRange) -> Diagnostic {
    let meant: String? =
      switch word.lowercased() {
      case "yes", "y", "on", "true", "1", "はい": "true"
      case "no", "n", "off", "false", "0", "いいえ": "false"
      default: nil
      }
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(word)) is neither `true` nor `false`",
        ja: "\(VisibleText.quoted(word)) は `true` でも `false` でもありません"),
      help: meant.map { .write($0) }
        ?? Message(
          en:
            "write \(VisibleText.quoted(key + ": true")) or \(VisibleText.quoted(key + ": false"))",
          ja:
            "\(VisibleText.quoted(key + ": true")) か \(VisibleText.quoted(key + ": false")) と書いてください"
        )
    ).fixed(.safe, with: meant)
  }
}
