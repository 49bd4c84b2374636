package import Diagnostics
import MenuCompiler

/// What holds for every file, whatever it says.
///
/// The tests ask it of the goldens and of what is left of them when they are cut off, the fuzzer of
/// files that nobody would write.
package struct Laws {
  let file: SourceFile
  let compilation: Compilation
  /// The laws that the file breaks, each in a sentence.
  package private(set) var broken: [String] = []

  /// Compiles a file.
  package init(of file: SourceFile) {
    self.file = file
    compilation = compile(file)
  }

  /// Checks all laws, that of fixes only where the file is short.
  package mutating func checkAll() {
    checkDiagnostics()
    var strict = CompilerOptions()
    strict.languages = ["ja", "en"]
    strict.assets = []
    checkDiagnostics(of: compile(file, options: strict))
    checkRendering()
    // Each round of fixing compiles the file many times.
    if file.bytes.count <= 1_000 { checkFixes() }
    guard let menu = compilation.menu else { return }
    checkOutputs(of: menu)
    checkFormat(of: menu)
    checkMoves(in: menu)
  }

  mutating func expect(_ condition: Bool, _ law: @autoclosure () -> String) {
    if !condition { broken.append(law()) }
  }
}
