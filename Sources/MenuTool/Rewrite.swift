import Arguments
import Diagnostics
import Messages

/// A file that a command changes.
struct Rewrite {
  private let old: SourceFile
  private let new: SourceFile

  /// The flag that keeps a command from writing.
  static let diff = Flag(
    "diff",
    help: Message(
      en: "Only show what would be changed.", ja: "変更点を表示するだけで、書き換えません。"))

  init(of old: SourceFile, to new: SourceFile) {
    self.old = old
    self.new = new
  }

  /// Whether anything is different.
  var isChange: Bool { old.bytes != new.bytes }

  /// Shows the difference where the user asked for it; else writes the file and says so.
  ///
  /// A file that did not change is not touched; standard input goes to standard output.
  ///
  /// - Parameters:
  ///   - session: the run.
  ///   - message: what is said of a file that was written.
  /// - Returns: whether that could be done; what could not was told.
  func deliver(_ session: Session, saying message: Message) -> Bool {
    if session.arguments[Self.diff] {
      session.console.write(difference)
      return true
    }
    if new.path == Inputs.standardInput {
      session.console.write(new.bytes)
      return true
    }
    guard isChange else { return true }
    do throws(FileError) {
      try session.files.replace(new.path, with: new.bytes)
    } catch {
      session.fail(error)
      return false
    }
    session.say(message)
    return true
  }

  private var difference: String {
    UnifiedDiff(old: old.bytes, new: new.bytes, path: new.path).text
  }
}
