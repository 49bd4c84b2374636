import Diagnostics
import Messages

/// A key that is longer than YAML reads, or goes over several lines.
enum LongKey: Rule {
  static let id: RuleID = "long-key"

  static let explanation = Explanation(
    summary: Message(
      en: "A key is longer than \(longest) characters, or goes over more than one line.",
      ja: "キーが \(longest) 文字を超えているか、2 行以上にわたっています。"),
    reason: Message(
      en: "A key is a short name such as `title`, and YAML looks for its colon no further.",
      ja: "キーは `title` のような短い名前です。YAML は、それより先まで `:` を探しません。"),
    remedy: Message(
      en: "Write a short key on one line. A long text belongs after the colon.",
      ja: "短いキーを 1 行で書いてください。長い文章は `:` の後に書きます。"),
    wrong: """
      menu: SideMenu
      rows:
        "user
          favorite": { title: お気に入り, icon: favorite }
      order: [user_favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        user_favorite: { title: お気に入り, icon: favorite }
      order: [user_favorite]
      """)

  /// YAML looks for a colon in so many characters.
  private static let longest = 1024

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let index = keyIndex(problem), index + 1 < problem.tokens.count,
      problem.tokens[index + 1].kind == .colon, problem.tokens[index].isText
    else { return nil }
    let key = problem.tokens[index]
    if !problem.isOnOneLine(key), key.isQuoted {
      return diagnostic(
        key, problem,
        Message(en: "a key must stand on one line", ja: "キーは 1 行で書く必要があります"))
    }
    let length = problem.bytes[key.range.offsets].count { $0 & 0xC0 != 0x80 }
    guard length > longest, problem.isOnOneLine(key) else { return nil }
    return diagnostic(
      key, problem,
      Message(
        en: "this key is longer than \(longest) characters", ja: "キーが長すぎます（\(longest) 文字まで）"))
  }

  /// The token that should be a key: at the start of its line, or of an entry.
  private static func keyIndex(_ problem: SyntaxProblem) -> Int? {
    if let index = problem.keyIndex { return index }
    let index = problem.readCount - 1
    guard index >= 0, problem.culprit?.kind == .colon else { return nil }
    let isStart =
      problem.startsLine(problem.tokens[index])
      || problem.token(before: index).map { [.dash, .comma, .opener].contains($0.kind) } ?? true
    return isStart ? index : nil
  }

  private static func diagnostic(
    _ key: Token, _ problem: SyntaxProblem, _ message: Message
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: problem.firstLine(of: key), message,
      help: Message(en: "write a short key on one line", ja: "短いキーを 1 行で書いてください"))
  }
}
