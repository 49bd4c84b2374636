import Diagnostics
import Messages

/// A text without quotes that starts with a character that YAML keeps for itself.
enum UnquotedSymbol: Rule {
  static let id: RuleID = "unquoted-symbol"

  static let explanation = Explanation(
    summary: Message(
      en: """
        A text without quotes starts with a symbol that has a meaning in YAML, such as `@`, `*`, \
        `%` or `[`.
        """,
      ja: "引用符のない文字列が、`@`、`*`、`%`、`[` など、YAML で特別な意味を持つ記号で始まっています。"),
    reason: Message(
      en: "The symbol is not read as the first letter of the text, and so the text cannot be read.",
      ja: "その記号は文字列の 1 文字目とはみなされないため、文字列を正しく読み取れません。"),
    remedy: Message(
      en: "Put the whole text in single quotes.",
      ja: "文字列全体を '…' で囲んでください。"),
    wrong: """
      menu: SideMenu
      rows:
        notice:
          title: [重要] 年末年始の営業
          icon: campaign
      order: [notice]
      """,
    right: """
      menu: SideMenu
      rows:
        notice:
          title: '[重要] 年末年始の営業'
          icon: campaign
      order: [notice]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let start = start(of: problem), start < problem.bytes.count,
      (0x21...0x7E).contains(problem.bytes[start])
    else { return nil }
    let range = SourceRange(start..<start + 1)
    let symbol = problem.file[range]
    let value = isValue(at: start, in: problem) ? QuotedValue(at: start, in: problem) : nil
    let diagnostic = Diagnostic(
      Self.self, at: range,
      Message(
        en: "a text without quotes cannot start with `\(symbol)`",
        ja: "引用符のない文字列を `\(symbol)` で始めることはできません"),
      help: value.map { .write($0.text) }
        ?? Message(
          en: "put the text in quotes: `'…'`, or delete the character",
          ja: "文字列を '…' で囲むか、この記号を削除してください"))
    guard let value else { return diagnostic }
    return diagnostic.fixed(isText(value.edit.range, in: problem) ? .safe : .unsafe, [value.edit])
  }

  /// Where the text starts.
  private static func start(of problem: SyntaxProblem) -> Int? {
    switch problem.complaint {
    case .unexpectedCharacter: problem.offset
    case .noName, .noLineEnd, .zeroIndentation: problem.contextOffset
    case .unexpectedDash, .unexpectedQuestionMark, .noContent: startOfMarks(problem)
    case .noKey, .noDash, .noStart, .unexpectedColon: startOfCollection(problem)
    case nil: startOfTag(problem)
    default: nil
    }
  }

  private static func startOfMarks(_ problem: SyntaxProblem) -> Int? {
    guard let symbol = problem.culprit, !problem.isInFlow, let before = problem.before,
      before.kind == .colon || before.kind == .dash,
      problem.line(at: before.start).offsets.contains(symbol.start)
    else { return nil }
    return symbol.start
  }

  /// The bracket or the `*` before a text on the same line: `title: [重要] お知らせ`.
  private static func startOfCollection(_ problem: SyntaxProblem) -> Int? {
    guard !problem.isInFlow, let last = problem.before, let culprit = problem.culprit,
      culprit.kind != .closer, problem.line(at: last.end).offsets.contains(culprit.start)
    else { return nil }
    if last.kind == .property { return last.start }
    guard last.kind == .closer else { return nil }
    var depth = 0
    for token in problem.tokens[..<problem.readCount].reversed() {
      if token.kind == .closer { depth += 1 }
      if token.kind == .opener { depth -= 1 }
      if depth == 0 { return token.start }
    }
    return nil
  }

  private static func startOfTag(_ problem: SyntaxProblem) -> Int? {
    guard let start = problem.contextOffset, start < problem.bytes.count,
      problem.bytes[start] == UInt8(ascii: "!")
    else { return nil }
    return start
  }

  /// Whether a key or a dash stands before the text, on its line.
  private static func isValue(at start: Int, in problem: SyntaxProblem) -> Bool {
    guard let index = problem.index(at: start), let before = problem.token(before: index) else {
      return false
    }
    return problem.line(at: before.start).offsets.contains(start)
  }

  /// Whether what starts with a symbol can be nothing but a text: a bracket may open a list, and a
  /// dash an item, but not `[重要]`.
  private static func isText(_ range: SourceRange, in problem: SyntaxProblem) -> Bool {
    let bytes = problem.bytes[range.offsets]
    switch bytes.first.map(Unicode.Scalar.init) {
    case "@", "`", "%", "*", "&", "!": return true
    case "[", "{":
      let inside = bytes.prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "}") }
      return inside.contains { $0 >= 0x80 } && !inside.contains { ",:".utf8.contains($0) }
    default: return false
    }
  }
}
