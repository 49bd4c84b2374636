import Diagnostics
import Messages
import Spelling

/// Texts by language that stand behind a key without braces: `title: ja: ホーム, en: Home`.
struct InlineLanguages {
  /// The same in braces.
  let text: String
  /// Puts the braces around it.
  let edit: TextEdit
  /// The two spellings, as help for the user.
  let help: Message

  /// Reads the value that starts at an offset; `nil` where it is something else.
  init?(at start: Int, in problem: SyntaxProblem) {
    let range = QuotedValue.range(at: start, in: problem)
    guard range.count <= 200 else { return nil }
    var pairs: [(language: Substring, text: String)] = []
    for part in problem.file[range].split(whereSeparator: { ",、，".contains($0) }) {
      guard let pair = Self.pair(part) else { return nil }
      pairs.append(pair)
    }
    guard !pairs.isEmpty else { return nil }
    text = "{ " + pairs.map { "\($0.language): \($0.text)" }.joined(separator: ", ") + " }"
    edit = TextEdit(range, with: text)
    let shown = VisibleText.quoted(text)
    help = Message(
      en: "write \(shown), or each language on a line of its own, indented",
      ja: "\(shown) と書くか、言語ごとに改行し、字下げして書いてください")
  }

  private static func pair(_ part: Substring) -> (Substring, String)? {
    guard let colon = part.firstIndex(of: ":") else { return nil }
    let language = part[..<colon].drop { $0 == " " }
    let text = part[part.index(after: colon)...].drop { $0 == " " }
    let letters = language.prefix { $0 != "-" }
    guard (2...3).contains(letters.count), language.count <= 12,
      letters.allSatisfy({ $0.isASCII && $0.isLowercase }),
      language.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }), !text.isEmpty
    else { return nil }
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "ー" }
    var trimmed = text
    while trimmed.last == " " { trimmed.removeLast() }
    return (language, isPlain ? String(trimmed) : singleQuoted(String(trimmed)))
  }
}
