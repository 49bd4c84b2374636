import Diagnostics
import Messages

/// A URL that RFC 3986 does not allow.
enum InvalidURL: Rule {
  static let id: RuleID = "invalid-url"

  static func diagnostic(_ problem: URLProblem, at range: SourceRange) -> Diagnostic {
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
      case .notASCII(let scalar):
        (
          Message(
            en:
              "this URL holds \(VisibleText.quoted(String(scalar))) (\(scalar.codePointName)), which must be escaped",
            ja: "URL に \(VisibleText.quoted(String(scalar)))（\(scalar.codePointName)）が入っています"),
          Message(
            en: "write `\(percentEncoded(scalar))`", ja: "`\(percentEncoded(scalar))` と書いてください")
        )
      case .invalidCharacter(let scalar):
        (
          Message(
            en: "this URL holds \(VisibleText.quoted(String(scalar))), which cannot stand there",
            ja: "URL に \(VisibleText.quoted(String(scalar))) は使えません"),
          Message(
            en: "write `\(percentEncoded(scalar))`", ja: "`\(percentEncoded(scalar))` と書いてください")
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
  }

  private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
