import Diagnostics
import MenuCompiler
import Messages
import Spelling

extension Laws {
  /// What is told is in order, told once, and fit for a terminal; there is a menu where nothing is
  /// an error.
  package mutating func checkDiagnostics() { checkDiagnostics(of: compilation) }

  mutating func checkDiagnostics(of compilation: Compilation) {
    let diagnostics = compilation.diagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    expect(hasErrors == (compilation.menu == nil), "there is a menu exactly where nothing is wrong")
    for (left, right) in zip(diagnostics, diagnostics.dropFirst()) {
      expect(!Diagnostic.precedes(right, left), "\(right.rule.name) stands behind its place")
    }
    let told = diagnostics.map { Told(rule: $0.rule, range: $0.range, message: $0.message) }
    expect(Set(told).count == told.count, "a diagnostic is told twice")
    for diagnostic in diagnostics { check(diagnostic) }
    if let name = compilation.name { checkRange(name.range, of: "the menu's name") }
  }

  /// What makes two diagnostics the same one.
  private struct Told: Hashable {
    var rule: RuleID
    var range: SourceRange
    var message: Message
  }

  private mutating func check(_ diagnostic: Diagnostic) {
    let rule = diagnostic.rule.name
    checkRange(diagnostic.range, of: rule)
    for range in diagnostic.notes.compactMap(\.range) { checkRange(range, of: rule) }
    let messages = [diagnostic.message, diagnostic.help].compactMap(\.self)
    for message in messages + diagnostic.notes.map(\.message) {
      for sentence in [message.english, message.japanese] {
        expect(!sentence.isEmpty, "\(rule) says nothing")
        checkIsTame(sentence, of: rule)
      }
    }
    expect(!diagnostic.message.english.hasSuffix("."), "\(rule) ends with a full stop")
    let edits = diagnostic.fix?.edits.map(\.range).sorted() ?? []
    for range in edits { checkRange(range, of: "the fix of \(rule)") }
    for (left, right) in zip(edits, edits.dropFirst()) {
      expect(left.upperBound <= right.lowerBound, "the edits of \(rule) overlap")
    }
  }

  private mutating func checkRange(_ range: SourceRange, of owner: String) {
    expect(range.upperBound <= file.bytes.count, "\(owner) is past the end of the file")
  }

  /// A terminal shows the text as it is, so that it must not move the cursor or turn directions.
  private mutating func checkIsTame(_ text: String, of owner: String, allowing tab: Bool = false) {
    let isWild = text.unicodeScalars.contains { scalar in
      (scalar.properties.generalCategory == .control && !(tab && scalar == "\t"))
        || VisibleText.isDirectionControl(scalar) || [0x2028, 0x2029].contains(scalar.value)
    }
    expect(!isWild, "\(owner) prints a raw control: \(text.debugDescription)")
  }

  /// Every diagnostic is printed, with a source line that is fit for a terminal, too.
  mutating func checkRendering() {
    for language in Language.allCases {
      let text = TextRenderer(language: language).render(compilation.diagnostics, in: file)
      expect(
        text.isEmpty == compilation.diagnostics.isEmpty,
        "every diagnostic is printed, and nothing else")
      for line in text.unicodeScalars.split(separator: "\n") {
        checkIsTame(String(line), of: "the text format", allowing: true)
      }
    }
  }

  /// Fixing what is fixed changes nothing.
  package mutating func checkFixes() {
    for grades: Set<FixIt.Grade> in [[.safe], [.safe, .unsafe]] {
      let fixed = fix(file, grades: grades)
      expect(fix(fixed, grades: grades).bytes == fixed.bytes, "fixing a second time changes more")
    }
  }
}
