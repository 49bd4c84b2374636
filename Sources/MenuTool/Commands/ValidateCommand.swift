import Arguments
import MenuCompiler
import Messages

/// `menuc validate`: finds mistakes and writes nothing.
enum ValidateCommand: ConfiguredCommand {
  static let name = "validate"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Find mistakes in menus.", ja: "メニューの誤りを調べます。"),
      arguments: [Inputs.argument])
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    var options = setup.options
    options.makesMenus = false
    let run = MenuRun(try Inputs(session, setup), session, options)
    // What is only a warning was told, and counted.
    if run.status == .clean, run.compilations.allSatisfy({ $0.diagnostics.isEmpty }) {
      let count = run.compilations.count
      session.say(
        Message(
          en: "\(count) \(count == 1 ? "menu" : "menus"), no mistakes",
          ja: "\(count) 個のメニューに問題はありません"))
    }
    return run.status
  }
}
