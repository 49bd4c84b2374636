import Diagnostics

extension SourceFile {
  /// The name without folder and ending, if it begins with a letter.
  var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    let start = name.split(separator: ".").first.map(String.init) ?? ""
    return start.first?.isLetter == true ? start : ""
  }
}
