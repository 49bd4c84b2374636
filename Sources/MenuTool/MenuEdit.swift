import Arguments
import Diagnostics
import MenuCompiler
import MenuEditing
import MenuYAML
import Messages

/// A command that puts the rows of one menu into other places.
struct MenuEdit {
  /// The menu's file.
  static let file = Argument(
    "FILE",
    help: Message(
      en: "The menu; - is standard input, which goes to standard output.",
      ja: "メニューのファイル。- は標準入力で、結果を標準出力に書きます。"))

  let session: Session
  let setup: Setup

  /// Edits the file, and says what was done.
  ///
  /// Nothing is written where the file has a mistake, or where the edit is refused.
  func run(
    saying message: (String) -> Message,
    edit: (Compilation) throws(Refusal) -> SourceFile
  ) -> ExitStatus {
    let path = session.arguments[Self.file][0]
    let file: SourceFile
    do throws(FileError) {
      file = try session.files.source(at: path)
    } catch {
      session.fail(error)
      return .inputOutput
    }
    let compilation = compile(file, options: setup.options)
    guard compilation.menu != nil else {
      session.report([FileDiagnostics(file, compilation.diagnostics)])
      return .problems
    }
    do throws(Refusal) {
      let rewrite = Rewrite(of: file, to: try edit(compilation))
      let isTold = session.arguments[Rewrite.diff] || path == Path.standardStream
      if !rewrite.isChange, !isTold {
        session.say(
          Message(en: "the rows stand so already; nothing is changed", ja: "すでにその順序になっています"))
        return .clean
      }
      return rewrite.deliver(session, saying: message(file.path)) ? .clean : .inputOutput
    } catch {
      for message in error.messages { session.fail(message) }
      return .problems
    }
  }
}
