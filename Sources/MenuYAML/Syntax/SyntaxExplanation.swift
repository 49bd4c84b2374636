import Diagnostics

/// The kinds of mistakes, in the order in which they are looked for: first what spoils whole lines,
/// then characters that look like others, then marks, and last the columns, which all of these
/// disturb.
private let explanations: [@Sendable (SyntaxProblem) -> Diagnostic?] = [
  MergeConflict.find,
  InvalidEscape.find,
  UnclosedQuote.find,
  LineSeparator.find,
  Directive.find,
  TabIndentation.find,
  UnicodeSpaceIndentation.find,
  UnicodeSpaceAfterDash.find,
  UnicodeSpaceAfterColon.find,
  FullwidthHash.find,
  FullwidthColon.find,
  FullwidthDash.find,
  FullwidthBracket.find,
  FullwidthComma.find,
  MissingSpaceAfterColon.find,
  MissingSpaceAfterDash.find,
  UnquotedSymbol.find,
  BracketInText.find,
  HashInBrackets.find,
  UnmatchedBracket.find,
  UnclosedBracket.find,
  ExtraComma.find,
  MissingComma.find,
  QuoteInQuotes.find,
  TextAfterQuote.find,
  LongKey.find,
  ColonInText.find,
  MissingDash.find,
  MissingColon.find,
  WrongIndentation.find,
  StrayDash.find,
]

/// Says what is wrong where libyaml gave up.
func explain(_ error: EventStream.SyntaxError, in file: SourceFile) -> Diagnostic {
  let problem = SyntaxProblem(error, in: file)
  for explanation in explanations {
    if let diagnostic = explanation(problem) { return diagnostic }
  }
  return YAMLSyntax.diagnostic(problem)
}
