import Messages

/// libyaml's sentences about what it could not read.
enum Complaint: String {
  case unexpectedCharacter = "found character that cannot start any token"
  case noColon = "could not find expected ':'"
  case unexpectedDash = "block sequence entries are not allowed in this context"
  case unexpectedQuestionMark = "mapping keys are not allowed in this context"
  case unexpectedColon = "mapping values are not allowed in this context"
  case colonBeforeBracket = "found unexpected ':'"

  case noEndOfQuote = "found unexpected end of stream"
  case markerInQuote = "found unexpected document indicator"
  case unknownEscape = "found unknown escape character"
  case noHexDigit = "did not find expected hexdecimal number"
  case invalidCodePoint = "found invalid Unicode character escape code"

  case noName = "did not find expected alphabetic or numeric character"
  case noLineEnd = "did not find expected comment or line break"
  case zeroIndentation = "found an indentation indicator equal to 0"
  case tabInBlockScalar = "found a tab character where an indentation space is expected"
  case tabInPlain = "found a tab character that violates indentation"

  case noStart = "did not find expected <document start>"
  case noContent = "did not find expected node content"
  case noDash = "did not find expected '-' indicator"
  case noKey = "did not find expected key"
  case noBracket = "did not find expected ',' or ']'"
  case noBrace = "did not find expected ',' or '}'"
  case undefinedTag = "found undefined tag handle"

  /// The same in words for people who do not know YAML.
  var message: Message {
    switch self {
    case .unexpectedCharacter, .noName:
      Message(en: "a value cannot start like this", ja: "値をこのように書き始めることはできません")
    case .noColon:
      Message(en: "this line has no `: ` after its key", ja: "この行のキーの後に `: ` がありません")
    case .unexpectedDash:
      Message(en: "a list item (`- `) cannot start here", ja: "ここからリストの項目（`- `）を始めることはできません")
    case .unexpectedQuestionMark:
      Message(en: "a `? ` cannot stand here", ja: "ここに `? ` は使えません")
    case .unexpectedColon, .colonBeforeBracket:
      Message(en: "a `:` cannot stand here", ja: "ここに `:` は使えません")
    case .noEndOfQuote, .markerInQuote:
      Message(en: "a quote is opened and not closed", ja: "引用符が閉じられていません")
    case .unknownEscape, .noHexDigit, .invalidCodePoint:
      Message(en: "this backslash sequence is not known", ja: "`\\` の後の書き方が正しくありません")
    case .noLineEnd:
      Message(en: "nothing may follow on this line", ja: "この行にはこれ以上書けません")
    case .zeroIndentation:
      Message(en: "the number after `|` or `>` cannot be 0", ja: "`|` や `>` の後に 0 は書けません")
    case .tabInBlockScalar, .tabInPlain:
      Message(en: "this line is indented with a tab", ja: "この行の字下げにタブが使われています")
    case .noStart, .noKey:
      Message(en: "a key with a colon is expected here", ja: "ここには「キー: 値」が必要です")
    case .noContent:
      Message(en: "a value is missing before this", ja: "この手前に値がありません")
    case .noDash:
      Message(en: "a list item (`- `) is expected here", ja: "ここにはリストの項目（`- `）が必要です")
    case .noBracket:
      Message(en: "`,` or `]` is expected here", ja: "ここには `,` か `]` が必要です")
    case .noBrace:
      Message(en: "`,` or `}` is expected here", ja: "ここには `,` か `}` が必要です")
    case .undefinedTag:
      Message(
        en: "tags (`!name`) cannot be used in a menu file", ja: "タグ（`!名前`）は使えません")
    }
  }
}
