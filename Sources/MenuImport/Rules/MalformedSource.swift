import Diagnostics
import Messages

/// A source that ends in the middle of something, or that its own tools would not read.
enum MalformedSource: Rule {
  static let id: RuleID = "malformed-source"
  static let explanation = Explanation(
    summary: Message(
      en: "The file cannot be read to its end: something in it is not closed.",
      ja: "閉じていない部分があるため、ファイルを最後まで読めません。"),
    reason: Message(
      en: "What stands behind it would be read for something else than it is.",
      ja: "それより後ろの内容を、誤って解釈してしまいます。"),
    remedy: Message(
      en: "See whether the file is whole, and compiles.",
      ja: "ファイルが途中で切れていないか、ビルドできるか確認してください。"),
    wrong: """
      #define HOME_ROW 0
      /* the rest
      #define HELP_ROW 1
      """,
    right: """
      #define HOME_ROW 0
      /* the rest */
      #define HELP_ROW 1
      """, syntax: .c)

  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(en: "this comment is not closed", ja: "このコメントが閉じていません"))
  }

  static func unclosedBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range, Message(en: "this `{` is not closed", ja: "この `{` が閉じていません"))
  }

  static func unmatchedCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "this directive lacks its `#if` or `#endif`",
        ja: "このディレクティブに対応する `#if` または `#endif` がありません"))
  }

  static func xml(_ problem: XMLReader.Problem) -> Diagnostic {
    let message =
      switch problem.reason {
      case .syntax(let words):
        Message(
          en: "this is not well-formed XML: \(words)", ja: "XML として正しくありません（\(words)）")
      case .documentType:
        Message(
          en: "a menu has no document type, and no entities",
          ja: "メニューのリソースに DOCTYPE やエンティティは使えません")
      case .nesting:
        Message(
          en: "the elements are nested deeper than \(XMLReader.depthLimit)",
          ja: "要素の入れ子が深すぎます（\(XMLReader.depthLimit) 段まで）")
      }
    return Diagnostic(Self.self, at: problem.range, message)
  }
}
