import Arguments
import Diagnostics
import MenuCompiler
import Messages
import Spelling

/// `menuc fix`: applies the fixes that are safe, and tells of what is left.
enum FixCommand: ConfiguredCommand {
  static let unsafe = Flag(
    "unsafe",
    help: Message(
      en: "Also apply fixes that may not be what was meant; look at them with --diff first.",
      ja: "意図と異なるかもしれない修正も行います。先に --diff で確認してください。"))

  static let name = "fix"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
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
      arguments: [Inputs.argument, Rewrite.diff, unsafe])
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let inputs = try Inputs(session, setup)
    let grades: Set<FixIt.Grade> = session.arguments[unsafe] ? [.safe, .unsafe] : [.safe]
    let run = MenuRun(inputs, session, setup.options) { file in
      fix(file, options: setup.options, grades: grades)
    }
    var status = run.status
    for (old, compilation) in zip(run.originals, run.compilations) {
      let rewrite = Rewrite(of: old, to: compilation.file)
      let path = VisibleText.line(old.path)
      let told = Message(en: "fixed \(path)", ja: "\(path) を直しました")
      if !rewrite.deliver(session, saying: told) { status = .inputOutput }
    }
    return status
  }
}
