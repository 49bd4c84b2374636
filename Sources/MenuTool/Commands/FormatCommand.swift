import Arguments
import Diagnostics
import MenuCompiler
import MenuEditing
import Messages
import Spelling

/// `menuc format`: brings menus into one layout.
enum FormatCommand: ConfiguredCommand {
  static let check = Flag(
    "check",
    help: Message(
      en: "Write nothing; exit with 1 where a file would change.",
      ja: "書き換えません。整形が必要なファイルがあれば終了コード 1 を返します。"))

  static let name = "format"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Bring menus into one layout.", ja: "メニューの書き方を整えます。"),
      discussion: Message(
        en: """
          Indentation, spaces, line ends, quotes and the order of the keys in a row. Comments stay, \
          rows aligned as a table stay aligned, and the menu means the same. A file with mistakes \
          is left alone. Standard input, formatted, goes to standard output.
          """,
        ja: """
          字下げ、空白、改行、引用符、行の中のキーの順序を整えます。コメントはそのまま残り、表のようにそろえた行は\
          そろったままで、メニューの内容は変わりません。誤りのあるファイルには触れません。\
          標準入力を整えた結果は標準出力に書きます。
          """),
      arguments: [Inputs.argument, check, Rewrite.diff])
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let inputs = try Inputs(session, setup)
    let run = MenuRun(inputs, session, setup.options, telling: .mistakes)
    var status = run.status
    let compilations = run.compilations.filter { !$0.hasErrors }
    let formatted = compilations.concurrentMap { format($0, options: setup.options) }
    for (compilation, file) in zip(compilations, formatted) {
      let rewrite = Rewrite(of: compilation.file, to: file)
      let path = VisibleText.line(file.path)
      if session.arguments[check] {
        guard rewrite.isChange else { continue }
        if status == .clean { status = .problems }
        if !session.arguments[Rewrite.diff] {
          session.say(
            Message(en: "\(path) is not formatted", ja: "\(path) は整形されていません"))
          continue
        }
      }
      let told = Message(en: "formatted \(path)", ja: "\(path) を整えました")
      if !rewrite.deliver(session, saying: told) { status = .inputOutput }
    }
    return status
  }
}
