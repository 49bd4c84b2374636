import Diagnostics
import Messages

/// Says what is wrong where libyaml gave up.
func explain(_ error: EventStream.SyntaxError, in file: SourceFile) -> Diagnostic {
  let offset = min(error.offset, file.bytes.count)
  return Diagnostic(
    "yaml-syntax", at: SourceRange(at: offset),
    Message(
      en: "this cannot be read as YAML: \(error.problem)",
      ja: "YAML として読めません（\(error.problem)）"))
}
