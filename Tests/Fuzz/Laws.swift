import Diagnostics
import Foundation
import MenuCompiler
import MenuEmitters
import MenuModel
import Messages
import Spelling

/// What holds for every file, whatever it says.
///
/// To break a law is to crash: libFuzzer keeps the input.
struct Laws {
  private let file: SourceFile

  init(of file: SourceFile) {
    self.file = file
  }

  func check() {
    let compilation = compile(file)
    checkDiagnostics(compilation)
    checkRendering(compilation.diagnostics)
    if let menu = compilation.menu { checkOutputs(menu) }

    var strict = CompilerOptions()
    strict.languages = ["ja", "en"]
    strict.assets = []
    checkDiagnostics(compile(file, options: strict))
    checkFixing()
  }

  // MARK: Diagnostics

  private func checkDiagnostics(_ compilation: Compilation) {
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

  private func check(_ diagnostic: Diagnostic) {
    let rule = diagnostic.rule.name
    checkRange(diagnostic.range, of: rule)
    for range in diagnostic.notes.compactMap(\.range) { checkRange(range, of: rule) }
    let messages = [diagnostic.message, diagnostic.help].compactMap(\.self)
    for message in messages + diagnostic.notes.map(\.message) {
      checkText(message.english, of: rule)
      checkText(message.japanese, of: rule)
    }
    let edits = diagnostic.fix?.edits.map(\.range).sorted() ?? []
    for range in edits { checkRange(range, of: "the fix of \(rule)") }
    for (left, right) in zip(edits, edits.dropFirst()) {
      expect(left.upperBound <= right.lowerBound, "the edits of \(rule) overlap")
    }
  }

  private func checkRange(_ range: SourceRange, of owner: String) {
    expect(range.upperBound <= file.bytes.count, "\(owner) is past the end of the file")
  }

  private func checkText(_ sentence: String, of rule: String) {
    expect(!sentence.isEmpty, "\(rule) says nothing")
    checkIsTame(sentence, of: rule)
  }

  /// A terminal shows the text as it is, so that it must not move the cursor or turn directions.
  private func checkIsTame(_ text: String, of owner: String) {
    let isWild = text.unicodeScalars.contains { scalar in
      (scalar.properties.generalCategory == .control && scalar != "\t")
        || VisibleText.isDirectionControl(scalar) || [0x2028, 0x2029].contains(scalar.value)
    }
    expect(!isWild, "\(owner) prints a raw control: \(text.debugDescription)")
  }

  private func checkRendering(_ diagnostics: [Diagnostic]) {
    for language in Language.allCases {
      let text = TextRenderer(language: language).render(diagnostics, in: file)
      expect(text.isEmpty == diagnostics.isEmpty, "every diagnostic is printed, and nothing else")
      for line in text.unicodeScalars.split(separator: "\n") {
        checkIsTame(String(line), of: "the text format")
      }
    }
  }

  // MARK: Outputs

  private func checkOutputs(_ menu: Menu) {
    guard let again = compile(file).menu else {
      fatalError("the same file gave a menu once, and none the second time")
    }
    let source = MenuSource(path: file.path, bytes: file.bytes)
    for kind in OutputKind.allCases {
      for access in kind == .swift ? AccessLevel.allCases : [.internal] {
        let bytes = emit(kind, menu, from: source, access: access)
        expect(
          bytes == emit(kind, again, from: source, access: access),
          "\(kind) differs from one time to the next")
        expect(String(validating: bytes, as: UTF8.self) != nil, "\(kind) is not UTF-8")
        expect(bytes.last == UInt8(ascii: "\n"), "\(kind) does not end its last line")
        if kind == .json {
          expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "not JSON")
        }
      }
    }
  }

  // MARK: Fixes

  private func checkFixing() {
    // Each round of fixing compiles the file many times.
    guard file.bytes.count <= 1_000 else { return }
    for grades: Set<FixIt.Grade> in [[.safe], [.safe, .unsafe]] {
      let fixed = fix(file, grades: grades)
      let again = fix(fixed, grades: grades)
      expect(again.bytes == fixed.bytes, "fixing a second time changes more")
    }
  }

  private func expect(_ condition: Bool, _ law: @autoclosure () -> String) {
    if !condition { fatalError(law()) }
  }
}
