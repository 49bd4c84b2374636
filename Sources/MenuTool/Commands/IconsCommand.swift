import Arguments
import Diagnostics
import MenuCompiler
import MaterialIcons
import Messages

/// `menuc icons`: searches the Material icons.
enum IconsCommand: ConfiguredCommand {
  static let words = Argument(
    "WORD", isRepeating: true,
    help: Message(
      en: "Words that the name must hold.", ja: "名前に含まれる語。"))

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "icons",
      abstract: Message(
        en: "Search the Material icons by words of their names.",
        ja: "Material アイコンを名前で探します。"),
      arguments: [words])
  }

  static func run(_ session: Session, _ setup: Setup) -> ExitStatus {
    let words = session.arguments[words].map { $0.lowercased() }
    var isFound = false
    for (name, codePoint) in setup.options.icons where words.allSatisfy({ name.contains($0) }) {
      isFound = true
      session.console.write("\(name)  \(codePoint.codePointName)\n")
    }
    if !isFound {
      session.say(Message(en: "no icon has such a name", ja: "該当するアイコンはありません"))
    }
    return isFound ? .clean : .problems
  }
}
