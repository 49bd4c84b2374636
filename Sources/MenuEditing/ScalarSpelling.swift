import Diagnostics
import MenuYAML

/// How the formatter spells a scalar of one line.
enum ScalarSpelling {
  /// A scalar as it is spelt: without quotes where none are needed, else in single quotes, in
  /// double quotes where something in it must be spelt out.
  static func text(_ node: Node, in document: Document, isInFlow: Bool) -> String {
    let raw = document.bytes[node.range.offsets]
    let text = document.bytes[node.text.offsets]
    let hasLines = raw.contains { LineEnd.isPart($0) }
    if !hasLines {
      // What was written out stays written out.
      if node.style == .plain || (node.style == .doubleQuoted && raw.contains(UInt8(ascii: "\\"))) {
        return String(decoding: raw, as: UTF8.self)
      }
    }
    let string = String(decoding: text, as: UTF8.self)
    if node.style != .plain || hasLines, !canBePlain(string, isInFlow: isInFlow) {
      return quoted(string)
    }
    return string
  }

  private static func quoted(_ text: String) -> String {
    let isClear = text.unicodeScalars.allSatisfy { scalar in
      scalar == " " || (scalar.properties.isPatternWhitespace == false && isVisible(scalar))
    }
    let (hasSingle, hasDouble) = (text.utf8.contains(0x27), text.utf8.contains(0x22))
    if isClear, !hasSingle || hasDouble || text.utf8.contains(0x5C) { return singleQuoted(text) }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isVisible(scalar) || scalar == " ": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = scalar.value > 0xFFFF ? 8 : 4
        let zeros = String(repeating: "0", count: max(0, length - digits.count))
        result += (length == 8 ? "\\U" : "\\u") + zeros + digits
      }
    }
    return result + "\""
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    // Joiners make one emoji of several; a byte order mark is nothing to see.
    case .format: scalar.value != 0xFEFF
    default: true
    }
  }

  /// Whether a text needs no quotes, wherever it stands, and no other reader of YAML takes it for
  /// a number, a date or a truth value.
  private static func canBePlain(_ text: String, isInFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.value >= 0xA0 || first.properties.isAlphabetic || first == "_" || first == "/",
      !first.properties.isWhitespace, !last.properties.isWhitespace, last != ":",
      !words.contains(text.lowercased())
    else { return false }
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case " " where before == ":": return false
      case "#" where before == " ": return false
      case ",", "[", "]", "{", "}", "'", "\"", "\\", "`", "&", "*", "!", "|", ">", "%", "@":
        if !"&!%@".unicodeScalars.contains(scalar) { return false }
      case "?" where isInFlow: return false
      case _ where scalar.properties.isWhitespace && scalar != " " && scalar.value != 0x3000:
        return false
      case _ where !isVisible(scalar): return false
      default: continue
      }
    }
    return true
  }

  /// What YAML 1.1 reads as something else than text (yaml.org/type).
  private static let words: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]
}
