import Diagnostics
import Messages
import Spelling

/// A space that is not the plain one, where only the plain one counts.
struct ForeignSpace {
  /// Where only the plain space counts.
  enum Place {
    case indentation
    case afterDash
    case afterColon
  }

  let place: Place
  let range: SourceRange
  private let scalar: Unicode.Scalar

  /// How far into a line a key can reach.
  private static let longestStart = 200

  /// The first one on the lines that can hold the mistake, wherever it counts.
  init?(in problem: SyntaxProblem) {
    guard !problem.isInFlow,
      let (place, scalar, offset) = problem.suspects.lazy.compactMap(Self.find).first
    else { return nil }
    self.place = place
    self.scalar = scalar
    range = problem.character(at: offset)
  }

  private static func find(in line: SourceLine) -> (Place, Unicode.Scalar, offset: Int)? {
    var rest = Array(line.scalars.prefix(longestStart))[...]
    let lead = rest.prefix { $0.scalar.isSpaceLike }
    if let space = lead.first(where: { $0.scalar.isForeignSpace }) {
      return (.indentation, space.scalar, space.offset)
    }
    rest = rest[lead.endIndex...]
    while rest.first?.scalar == "-" {
      rest.removeFirst()
      if let space = rest.first, space.scalar.isForeignSpace {
        return (.afterDash, space.scalar, space.offset)
      }
      rest = rest.drop { $0.scalar == " " }
    }
    rest = rest.drop { $0.scalar != ":" && !$0.scalar.isSpaceLike }
    guard rest.popFirst()?.scalar == ":", let space = rest.first, space.scalar.isForeignSpace
    else { return nil }
    return (.afterColon, space.scalar, space.offset)
  }

  /// What people call it.
  var name: Message {
    let code = scalar.codePointName
    return switch scalar.value {
    case 0x3000: Message(en: "full-width space (\(code))", ja: "全角スペース（\(code)）")
    case 0xA0: Message(en: "no-break space (\(code))", ja: "ノーブレークスペース（\(code)）")
    case 0x200B...0x200D, 0x2060, 0xFEFF:
      Message(en: "zero-width character (\(code))", ja: "見えない文字（\(code)）")
    default: Message(en: "special space (\(code))", ja: "特殊な空白（\(code)）")
    }
  }
}
