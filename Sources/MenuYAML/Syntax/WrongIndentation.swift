import Diagnostics
import Messages

/// A line that starts in a column where no line above it does.
enum WrongIndentation: Rule {
  static let id: RuleID = "wrong-indentation"

  static let explanation = Explanation(
    summary: Message(
      en: "A line is indented by a number of spaces that fits none of the lines above.",
      ja: "行の字下げが、上のどの行ともそろっていません。"),
    reason: Message(
      en: "The spaces before a line say what it belongs to; with these it belongs to nothing.",
      ja: "行頭のスペースの数で、その行がどこに属するかが決まります。このままでは、どこにも属しません。"),
    remedy: Message(
      en: "Indent it by as many spaces as the lines that it shall stand beside.",
      ja: "並べたい行と、字下げのスペースの数をそろえてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title: クーポン
         icon: local_offer
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon:
          title: クーポン
          icon: local_offer
      order: [coupon]
      """)

  private struct Neighbor {
    var column: Int
    var range: SourceRange
    var isItem: Bool
  }

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard !problem.isInFlow, isAtLineStart(problem) else { return nil }
    let line = problem.line(at: problem.offset)
    let column = line.indentation
    guard let neighbor = nearest(to: line, problem), neighbor.column != column else { return nil }
    let start = line.offsets.lowerBound + column
    // Where the word was read as the end of the text above, it goes up to its colon.
    let word = problem.index(at: start).map { Self.word(problem.tokens[$0], problem) }
    let range = word ?? SourceRange(start..<max(start, problem.offset))
    let (text, model) = (shown(problem.file[range]), shown(problem.file[neighbor.range]))
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(text) is \(indented(column).english), which fits none of the lines above",
        ja: "\(text) は\(indented(column).japanese)いて、上のどの行とも合っていません"),
      notes: [
        .init(
          Message(
            en: "\(model) is \(indented(neighbor.column).english)",
            ja: "\(model) は\(indented(neighbor.column).japanese)います"), at: neighbor.range)
      ],
      help: help(model, neighbor.column)
    ).fixed(
      .unsafe,
      [
        TextEdit(
          SourceRange(line.offsets.lowerBound..<start),
          with: String(repeating: " ", count: neighbor.column))
      ])
  }

  /// The diagnostic of a list item that YAML has read as the rest of the item above.
  static func folded(at line: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: line,
      Message(
        en: "this line is indented deeper than the item above, and so belongs to it",
        ja: "この行は上の項目より字下げが深いため、その続きとして読まれています"),
      help: Message(
        en: "begin it in the same column as the dash above", ja: "上の `-` と同じ位置から書き始めてください"))
  }

  /// A token on its line; of a dash, the whole item.
  private static func word(_ token: Token, _ problem: SyntaxProblem) -> SourceRange {
    token.kind == .dash
      ? QuotedValue.range(at: token.start, in: problem) : problem.firstLine(of: token)
  }

  private static func indented(_ column: Int) -> Message {
    switch column {
    case 0: Message(en: "not indented", ja: "行頭から始まって")
    case 1: Message(en: "indented by 1 space", ja: "スペース 1 個で字下げされて")
    default: Message(en: "indented by \(column) spaces", ja: "スペース \(column) 個で字下げされて")
    }
  }

  private static func help(_ model: String, _ column: Int) -> Message {
    guard column > 0 else {
      return Message(
        en: "to put it beside \(model), delete the spaces before it",
        ja: "\(model) と並べるなら、行頭のスペースを削除してください")
    }
    return Message(
      en: "to put it beside \(model), indent it by \(column == 1 ? "1 space" : "\(column) spaces")",
      ja: "\(model) と並べるなら、字下げをスペース \(column) 個にしてください")
  }

  /// Whether libyaml gave up at the first word of a line, or at the colon after it.
  private static func isAtLineStart(_ problem: SyntaxProblem) -> Bool {
    switch problem.complaint {
    case .noKey, .noDash, .noStart: problem.culprit.map(problem.startsLine) ?? false
    case .unexpectedColon: problem.before.map { !problem.isOnOneLine($0) } ?? false
    default: false
    }
  }

  /// The line above that the author most likely meant to stay in line with: of those that the line
  /// could lie beside, the one that starts nearest.
  private static func nearest(to line: SourceLine, _ problem: SyntaxProblem) -> Neighbor? {
    let all = neighbors(above: line, problem)
    let alike = all.filter { $0.isItem == line.startsWithDash }
    return (alike.isEmpty ? all : alike).min {
      abs($0.column - line.indentation) < abs($1.column - line.indentation)
    }
  }

  /// The lines above that nothing between ends, the innermost first.
  private static func neighbors(above line: SourceLine, _ problem: SyntaxProblem) -> [Neighbor] {
    var result: [Neighbor] = []
    var above = line.previous
    while let candidate = above, result.last?.column != 0 {
      defer { above = candidate.previous }
      let (column, start) = (candidate.indentation, candidate.offsets.lowerBound)
      guard !candidate.isBlankOrComment, column < result.last?.column ?? .max else { continue }
      if candidate.startsWithDash, let key = KeyWord(of: candidate), key.mark == ":" {
        let range = key.range
        result.append(.init(column: range.lowerBound - start, range: range, isItem: false))
      }
      let first = problem.index(at: start + column).map { word(problem.tokens[$0], problem) }
      let range = first ?? problem.character(at: start + column)
      result.append(.init(column: column, range: range, isItem: candidate.startsWithDash))
    }
    return result
  }
}
