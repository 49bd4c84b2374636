import Diagnostics
import Messages
import Testing

@Suite("The choice of a format, and the counts")
struct DiagnosticFormatTests {
  @Test(
    "The environment tells who listens",
    arguments: [
      ([:], DiagnosticFormat.text), (["GITHUB_ACTIONS": "true"], .github),
      (["GITHUB_ACTIONS": "false"], .text), (["GITHUB_ACTIONS": ""], .text),
      (["CI": "true"], .text), (["XCODE_VERSION_ACTUAL": "1640"], .xcode),
      (["XCODE_VERSION_ACTUAL": ""], .text), (["SRCROOT": "/app"], .text),
      (["TARGET_NAME": "App"], .text), (["SRCROOT": "/app", "TARGET_NAME": "App"], .xcode),
      (["PROJECT_DIR": "/app", "TARGET_NAME": "App"], .xcode),
      (["GITHUB_ACTIONS": "true", "XCODE_VERSION_ACTUAL": "1640"], .xcode),
    ] as [([String: String], DiagnosticFormat)])
  func environment(variables: [String: String], format: DiagnosticFormat) {
    #expect(DiagnosticFormat { variables[$0] } == format)
  }

  @Test(
    "The counts in words",
    arguments: [
      ([.error], 1, "1 error in 1 file", "エラー 1 件（1 ファイル）"),
      ([.note], 1, "1 note in 1 file", "メモ 1 件（1 ファイル）"),
      (
        [.error, .warning, .error], 2, "4 errors, 2 warnings in 2 files",
        "エラー 4 件、警告 2 件（2 ファイル）"
      ),
      (
        [.note, .warning, .error], 1, "1 error, 1 warning, 1 note in 1 file",
        "エラー 1 件、警告 1 件、メモ 1 件（1 ファイル）"
      ),
    ] as [([Severity], Int, String, String)])
  func summary(severities: [Severity], files: Int, english: String, japanese: String) {
    let diagnostics = severities.map {
      Diagnostic("rule", $0, at: SourceRange(at: 0), Message(en: "", ja: ""))
    }
    let file = FileDiagnostics(SourceFile(path: "a.yaml", text: ""), diagnostics)
    let found = [Sample.clean] + Array(repeating: file, count: files)
    #expect(DiagnosticSummary(found).message == Message(en: english, ja: japanese))
  }

  @Test func nothingFoundHasNoWords() {
    #expect(DiagnosticSummary([Sample.clean]).message == nil)
  }
}
