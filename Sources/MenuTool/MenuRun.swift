import Diagnostics
import MenuCompiler
import MenuModel
import MenuYAML
import Messages

/// All files of a run, read and compiled, with what was wrong told.
struct MenuRun {
  /// A file that was compiled.
  struct Unit {
    var file: SourceFile
    var compilation: Compilation
  }

  private(set) var units: [Unit] = []
  /// How the run went so far.
  private(set) var status = ExitStatus.clean

  /// Compiles the inputs and reports all diagnostics, in the order of the inputs.
  init(_ inputs: Inputs, _ session: Session) {
    for path in inputs.paths {
      do throws(FileError) {
        // One byte more than the limit tells that a file is too large.
        let bytes = try session.files.read(path, limit: Limits.bytes + 1)
        let file = SourceFile(path: path == "-" ? "<stdin>" : path, bytes: bytes)
        units.append(Unit(file: file, compilation: compile(file)))
      } catch {
        session.fail(error)
        status = .inputOutput
      }
    }
    if inputs.isIncomplete { status = .inputOutput }
    reportRepeatedMenus()
    for unit in units { session.report(unit.compilation.diagnostics, in: unit.file) }
    // Problems found tell more than a file that could not be read, which was told, too.
    if units.contains(where: { $0.compilation.menu == nil }) { status = .problems }
  }

  /// A menu that two files define.
  private mutating func reportRepeatedMenus() {
    var first: [String: Int] = [:]
    for index in units.indices {
      guard let name = units[index].compilation.name else { continue }
      let key = RepeatedMenu.key(name.value)
      guard let earlier = first[key] else {
        first[key] = index
        continue
      }
      units[index].compilation.reject(
        RepeatedMenu.diagnostic(name, first: units[earlier].file, units[earlier].compilation))
    }
  }
}
