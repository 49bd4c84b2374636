import Diagnostics
import Messages
import Testing

struct DiagnosticTests {
  @Test func diagnosticsSortByPlaceThenByRule() {
    let nothing = Message(en: "", ja: "")
    let sorted = [
      Diagnostic("zebra", .note, at: SourceRange(0..<1), nothing),
      Diagnostic("unknown-row", .warning, at: SourceRange(4..<6), nothing),
      Diagnostic("duplicate-key", .note, at: SourceRange(4..<9), nothing),
      Diagnostic("unknown-key", .error, at: SourceRange(4..<9), nothing),
      Diagnostic("anchor", .error, at: SourceRange(20..<21), nothing),
    ]
    let names = sorted.reversed().sorted(by: Diagnostic.precedes).map(\.rule.name)
    #expect(names == sorted.map(\.rule.name))
  }
}
