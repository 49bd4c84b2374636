import Arguments
import Diagnostics
import MenuCompiler
import Messages
import Spelling

/// `menuc fix`: applies the fixes that are safe, and tells of what is left.
enum FixCommand: ConfiguredCommand {
  static let diff = Flag(
    "diff",
    help: Message(
      en: "Only show what would be changed.", ja: "変更点を表示するだけで、書き換えません。"))

  static let unsafe = Flag(
    "unsafe",
    help: Message(
      en: "Also apply fixes that may not be what was meant; look at them with --diff first.",
      ja: "意図と異なるかもしれない修正も行います。先に --diff で確認してください。"))

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fix",
      abstract: Message(
        en: "Correct the mistakes that can be corrected safely.",
        ja: "確実に直せる誤りを自動で直します。"),
      discussion: Message(
        en: """
          Every byte that a fix does not replace stays as it is. What needs a decision is listed. \
          Standard input, corrected, goes to standard output.
          """,
        ja: """
          直す箇所以外は 1 バイトも変えません。判断が必要なものは一覧に表示します。\
          標準入力を直した結果は標準出力に書きます。
          """),
      arguments: [Inputs.argument, diff, unsafe])
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let inputs = try Inputs(session, setup)
    let grades: Set<FixIt.Grade> = session.arguments[unsafe] ? [.safe, .unsafe] : [.safe]
    let run = MenuRun(inputs, session, setup.options) { file in
      fix(file, options: setup.options, grades: grades)
    }
    var status = run.status
    for (old, compilation) in zip(run.originals, run.compilations) {
      let new = compilation.file
      if session.arguments[diff] {
        session.console.write(difference(old, new))
        continue
      }
      if new.path == Inputs.standardInput {
        session.console.write(new.bytes)
        continue
      }
      guard old.bytes != new.bytes else { continue }
      do throws(FileError) {
        try session.files.replace(new.path, with: new.bytes)
        let path = VisibleText.line(new.path)
        session.say(Message(en: "fixed \(path)", ja: "\(path) を直しました"))
      } catch {
        session.fail(error)
        status = .inputOutput
      }
    }
    return status
  }

  private static func difference(_ old: SourceFile, _ new: SourceFile) -> String {
    UnifiedDiff(
      old: String(decoding: old.bytes, as: UTF8.self),
      new: String(decoding: new.bytes, as: UTF8.self), path: new.path
    ).text
  }
}
