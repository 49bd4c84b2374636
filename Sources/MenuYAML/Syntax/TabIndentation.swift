import Diagnostics
import Messages

/// A tab where YAML counts spaces.
enum TabIndentation: Rule {
  static let id: RuleID = "tab-indentation"

  static let explanation = Explanation(
    summary: Message(
      en: "A line is indented with a tab, or a tab follows the dash of a list item.",
      ja: "字下げ、またはリストの `-` の後にタブが使われています。"),
    reason: Message(
      en: """
        The number of spaces before a line says where it belongs. A tab has no fixed width, so \
        YAML does not allow it.
        """,
      ja: "YAML では、行頭のスペースの数で、その行がどこに属するかが決まります。タブは幅が決まっていないため使えません。"),
    remedy: Message(
      en: """
        Write spaces instead, as many as the lines beside it have. Most editors can be set to \
        type spaces for the tab key.
        """,
      ja: "前後の行に合わせて、半角スペースに置き換えてください。タブキーでスペースが入るようにエディタを設定しておくと便利です。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
      \ttitle: クーポン
      \ticon: local_offer
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

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard !problem.isInFlow else { return nil }
    for line in [problem.line(at: problem.offset)] + problem.suspects {
      if let tab = tab(in: line, problem) {
        return indentation(at: tab).fixed(.unsafe, edits(from: line, problem))
      }
    }
    let isTab = problem.offset < problem.bytes.count && problem.bytes[problem.offset] == 0x09
    guard isTab, problem.before?.kind == .dash else { return nil }
    return Diagnostic(
      Self.self, at: SourceRange(problem.offset..<problem.offset + 1),
      Message(en: "a tab stands after the dash", ja: "`-` の後にタブがあります"),
      help: Message(
        en: "write one space instead of the tab", ja: "タブではなく半角スペースを 1 つ書いてください")
    ).fixed(.safe, [TextEdit(problem.spaces(at: problem.offset), with: " ")])
  }

  private static func indentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "this line is indented with a tab; only spaces can be used",
        ja: "字下げにタブが使われています。使えるのは半角スペースだけです"),
      help: Message(
        en: "write spaces instead, as many as the lines beside it have",
        ja: "前後の行に合わせて、タブを半角スペースに置き換えてください"))
  }

  /// Indents a line and those below it that start with the same white space.
  private static func edits(from line: SourceLine, _ problem: SyntaxProblem) -> [TextEdit] {
    func lead(_ line: SourceLine) -> Range<Int> { line.offsets.lowerBound..<line.contentStart }
    let indentation = PlainIndentation(guessedFor: line).edit.replacement
    var edits: [TextEdit] = []
    var next: SourceLine? = line
    while let current = next, problem.bytes[lead(current)] == problem.bytes[lead(line)] {
      edits.append(TextEdit(SourceRange(lead(current)), with: indentation))
      next = current.next
    }
    return edits
  }

  /// The tabs that a line starts with, after spaces perhaps.
  private static func tab(in line: SourceLine, _ problem: SyntaxProblem) -> SourceRange? {
    let start = line.offsets.lowerBound + line.indentation
    let tabs = problem.bytes[start..<line.offsets.upperBound].prefix { $0 == 0x09 }
    return tabs.isEmpty ? nil : SourceRange(tabs.startIndex..<tabs.endIndex)
  }
}
