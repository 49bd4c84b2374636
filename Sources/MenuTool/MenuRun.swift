import Diagnostics
import MenuCompiler
import MenuYAML

/// All files of a run, read and compiled, with what was wrong told.
struct MenuRun {
  private(set) var compilations: [Compilation] = []
  /// How the run went so far.
  private(set) var status = ExitStatus.clean

  /// Whether all menus were all right, so that they could be examined further.
  private(set) var isExamined = false

  /// The files as they were read, where they were changed before they were compiled.
  private(set) var originals: [SourceFile] = []

  /// Which files' diagnostics are told.
  enum Telling {
    /// Those of all files.
    case all
    /// Those of files with mistakes, where warnings are not what the command is about.
    case mistakes
  }

  /// Compiles the inputs and reports all diagnostics, in the order of the inputs.
  ///
  /// - Parameters:
  ///   - inputs: the files.
  ///   - session: the run.
  ///   - options: what the compiler is asked for.
  ///   - telling: which files' diagnostics are told.
  ///   - change: changes a file before it is compiled.
  ///   - examine: adds what only the tool can find in menus that are all right, before it is told.
  init(
    _ inputs: Inputs, _ session: Session, _ options: CompilerOptions, telling: Telling = .all,
    change: @Sendable (SourceFile) -> SourceFile = { $0 },
    examine: (inout [Compilation]) -> Void = { _ in }
  ) {
    let files = session.files
    let results = inputs.paths.concurrentMap { path in
      InputResult(path, files) { compile(change($0), options: options) }
    }
    for result in results {
      switch result {
      case .compiled(let compilation, let original):
        originals.append(original)
        compilations.append(compilation)
      case .failed(let error):
        session.fail(error)
        status = .inputOutput
      }
    }
    if inputs.isIncomplete { status = .inputOutput }
    rejectRepeatedMenus(&compilations)
    isExamined = status == .clean && !compilations.contains { $0.hasErrors }
    if isExamined { examine(&compilations) }
    let told = telling == .all ? compilations : compilations.filter { $0.hasErrors }
    let found = told.map { FileDiagnostics($0.file, $0.diagnostics) }
    session.report(found)
    let hasProblems =
      compilations.contains { $0.hasErrors }
      || (session.isStrict && DiagnosticSummary(found).warnings > 0)
    // Problems found tell more than a file that could not be read, which was told, too.
    if hasProblems { status = .problems }
  }
}

/// What became of one input.
private enum InputResult {
  case compiled(Compilation, from: SourceFile)
  case failed(FileError)

  init(_ path: String, _ files: any FileStore, compile: (SourceFile) -> Compilation) {
    do throws(FileError) {
      let file = try files.source(at: path)
      self = .compiled(compile(file), from: file)
    } catch {
      self = .failed(error)
    }
  }
}
