import Diagnostics
import Messages

/// A space that is not the plain one, where only the plain one counts.
enum UnicodeSpace {
  static let indentationID: RuleID = "unicode-space-indentation"
  static let afterDashID: RuleID = "unicode-space-after-dash"
  static let afterColonID: RuleID = "unicode-space-after-colon"

  /// How far into a line a key can reach.
  private static let longestStart = 200

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard !problem.isInFlow else { return nil }
    return problem.suspects.lazy.compactMap { diagnostic($0, problem) }.first
  }

  private static func diagnostic(_ line: SourceLine, _ problem: SyntaxProblem) -> Diagnostic? {
    var rest = Array(line.scalars.prefix(longestStart))[...]
    let lead = rest.prefix { $0.scalar.isSpaceLike }
    if let space = lead.first(where: { $0.scalar.isForeignSpace }) {
      return indentation(space.scalar, at: problem.character(at: space.offset))
    }
    rest = rest[lead.endIndex...]
    while rest.first?.scalar == "-" {
      rest.removeFirst()
      if let space = rest.first, space.scalar.isForeignSpace {
        return afterDash(space.scalar, at: problem.character(at: space.offset))
      }
      rest = rest.drop { $0.scalar == " " }
    }
    rest = rest.drop { $0.scalar != ":" && !$0.scalar.isSpaceLike }
    guard rest.popFirst()?.scalar == ":", let space = rest.first, space.scalar.isForeignSpace
    else { return nil }
    return afterColon(space.scalar, at: problem.character(at: space.offset))
  }

  private static func indentation(_ space: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let name = name(of: space)
    return Diagnostic(
      indentationID, at: range,
      Message(
        en: "this line is indented with a \(name.english); only plain spaces can be used",
        ja: "字下げに\(name.japanese)が使われています。使えるのは半角スペースだけです"),
      help: Message(
        en: "write plain spaces instead, as many as the lines beside it have",
        ja: "前後の行に合わせて、半角スペースに置き換えてください"))
  }

  private static func afterDash(_ space: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let name = name(of: space)
    return Diagnostic(
      afterDashID, at: range,
      Message(
        en: "a \(name.english) stands after the dash; it must be a plain space",
        ja: "`-` の後に\(name.japanese)があります。半角スペースにする必要があります"),
      help: Message(
        en: "write `- ` with a plain space", ja: "`-` の後を半角スペース 1 つにしてください"))
  }

  private static func afterColon(_ space: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let name = name(of: space)
    return Diagnostic(
      afterColonID, at: range,
      Message(
        en: "a \(name.english) stands after the colon; it must be a plain space",
        ja: "`:` の後に\(name.japanese)があります。半角スペースにする必要があります"),
      help: Message(
        en: "write `: ` with a plain space", ja: "`:` の後を半角スペース 1 つにしてください"))
  }

  private static func name(of space: Unicode.Scalar) -> Message {
    let code = space.codePointName
    return switch space.value {
    case 0x3000: Message(en: "full-width space (\(code))", ja: "全角スペース（\(code)）")
    case 0xA0: Message(en: "no-break space (\(code))", ja: "ノーブレークスペース（\(code)）")
    case 0x200B...0x200D, 0x2060, 0xFEFF:
      Message(en: "zero-width character (\(code))", ja: "見えない文字（\(code)）")
    default: Message(en: "special space (\(code))", ja: "特殊な空白（\(code)）")
    }
  }
}
