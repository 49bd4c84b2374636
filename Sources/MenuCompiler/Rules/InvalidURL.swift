import Diagnostics
import MenuYAML
import Messages
import Spelling

/// A URL that RFC 3986 does not allow.
enum InvalidURL: Rule {
  static let id: RuleID = "invalid-url"
  static let explanation = Explanation(
    summary: Message(
      en: "The address is not a complete URL, or it holds a character that a URL cannot have.",
      ja: "アドレスが URL として完全ではないか、URL に使えない文字が入っています。"),
    reason: Message(
      en: """
        The app could not open the address: a tap on the row would do nothing, and an image would \
        not appear.
        """,
      ja: """
        アプリがこのアドレスを開けず、行をタップしても何も起こらなかったり、\
        画像が表示されなかったりします。
        """),
    remedy: Message(
      en: """
        Start with `https://` or the app's own scheme, and copy the address from a browser's \
        address bar.
        """,
      ja: """
        `https://` かアプリ独自のスキームから書き始めてください。\
        ブラウザーのアドレス欄からコピーすると確実です。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        faq: { title: よくある質問, icon: help, destination: www.example.com/faq }
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        faq: { title: よくある質問, icon: help, destination: https://www.example.com/faq }
      """)

  static func diagnostic(
    _ problem: URLProblem, of text: ArraySlice<UInt8>, at range: SourceRange
  ) -> Diagnostic {
    let (message, help): (Message, Message) =
      switch problem {
      case .empty:
        (
          Message(en: "this URL is empty", ja: "URL が空です"),
          Message(en: "write a URL, or delete the key", ja: "URL を書くか、キーを削除してください")
        )
      case .noScheme:
        (
          Message(
            en: "this is not a URL: it does not start with a scheme",
            ja: "URL ではありません（`https:` のような先頭部分がありません）"),
          Message(
            en: "write `https://…` or `app://…`; for a screen write `{ screen: … }`",
            ja: "`https://…` や `app://…` のように書いてください。画面なら `{ screen: … }` です")
        )
      case .noHost:
        (
          Message(en: "this URL has no host", ja: "URL にホスト名がありません"),
          Message(en: "write `https://host/…`", ja: "`https://ホスト名/…` のように書いてください")
        )
      case .space:
        (
          Message(en: "this URL holds a space", ja: "URL に空白が入っています"),
          Message(en: "delete it, or write `%20`", ja: "削除するか、`%20` と書いてください")
        )
      case .quote(let scalar):
        (
          Message(
            en: "this URL holds the quotation mark `\(scalar)` (\(scalar.codePointName))",
            ja: "URL に引用符 `\(scalar)`（\(scalar.codePointName)）が入っています"),
          Message(
            en: "use straight quotes around it: `\"…\"`",
            ja: "囲むときは半角の引用符 `\"…\"` を使ってください")
        )
      case .notASCII("｛"):
        (
          Message(
            en: "this is not a URL: `｛` (U+FF5B) does not begin a group; `{` does",
            ja: "URL ではありません（`｛`（U+FF5B）ではまとまりを始められません）"),
          Message(
            en: "write it with plain characters: `{ screen: … }`",
            ja: "`{ screen: … }` のように、括弧もコロンも半角で書いてください")
        )
      case .notASCII(let scalar):
        (
          Message(
            en:
              "this URL holds \(VisibleText.quoted(String(scalar))) (\(scalar.codePointName)), which must be escaped",
            ja: "URL に \(VisibleText.quoted(String(scalar)))（\(scalar.codePointName)）が入っています"),
          .write(PercentEncoding.text(of: scalar))
        )
      case .invalidCharacter(let scalar):
        (
          Message(
            en: "this URL holds \(VisibleText.quoted(String(scalar))), which cannot stand there",
            ja: "URL に \(VisibleText.quoted(String(scalar))) は使えません"),
          .write(PercentEncoding.text(of: scalar))
        )
      case .invalidEscape:
        (
          Message(
            en: "this URL holds a `%` that two hexadecimal digits do not follow",
            ja: "URL の `%` の後に 16 進数 2 桁がありません"),
          Message(en: "write `%25` for a percent sign", ja: "`%` そのものは `%25` と書いてください")
        )
      }
    return Diagnostic(Self.self, at: range, message, help: help)
      .fixed(.safe, with: corrected(text))
  }

  /// The URL without quotation marks around it, and with everything else than ASCII escaped behind
  /// its host; `nil` where that does not make it one.
  private static func corrected(_ text: ArraySlice<UInt8>) -> String? {
    let marks: ClosedRange<Unicode.Scalar> = "\u{2018}"..."\u{201F}"
    var scalars = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    if let first = scalars.first, let last = scalars.last, marks ~= first, marks ~= last {
      scalars = scalars.dropFirst().dropLast()
    }
    let whole = String(String.UnicodeScalarView(scalars))
    let parts = whole.split(separator: "/", omittingEmptySubsequences: false)
    let head = parts.prefix(3).joined(separator: "/")
    let tail = whole.dropFirst(head.count).unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : PercentEncoding.text(of: scalar)
    }
    let url = head + tail.joined()
    guard URLProblem(Array(url.utf8)[...]) == nil else { return nil }
    return url.contains { ",[]{}#'".contains($0) } ? singleQuoted(url) : url
  }
}
