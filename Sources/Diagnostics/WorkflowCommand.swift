import Spelling

/// A line that GitHub's runner reads as a command.
struct WorkflowCommand {
  let name: String
  let data: String
  var properties: [(name: String, value: String)] = []

  init(name: String, data: String) {
    self.name = name
    self.data = data
  }

  /// The line.
  var text: String {
    let list = properties.map { "\($0)=\(Self.escaped($1, inProperty: true))" }
    let gap = list.isEmpty ? "" : " "
    return "::\(name)\(gap)\(list.joined(separator: ","))::\(Self.escaped(data))\n"
  }

  /// The text with what would end it early escaped as the runner expects; controls, for which it has
  /// no escape, are spelt out.
  private static func escaped(_ text: String, inProperty isProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default:
        if VisibleText.isDisturbing(scalar) {
          result += VisibleText.line(String(scalar))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
