/// The colours of the text format, passed in so that layout never asks the terminal.
public struct Palette: Sendable {
  let error: String
  let warning: String
  let note: String
  let help: String
  let frame: String
  let bold: String
  let reset: String

  /// No colour: what a file, a pipe and a test get.
  public static let plain = Palette(
    error: "", warning: "", note: "", help: "", frame: "", bold: "", reset: "")

  /// ANSI colours, for a terminal.
  public static let ansi = Palette(
    error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", note: "\u{1B}[1;36m", help: "\u{1B}[1;32m",
    frame: "\u{1B}[1;34m", bold: "\u{1B}[1m", reset: "\u{1B}[0m")

  func color(of severity: Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
