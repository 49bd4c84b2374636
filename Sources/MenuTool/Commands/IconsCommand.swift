import Arguments
import MaterialIcons
import MenuCompiler
import Messages
import Spelling

/// `menuc icons`: searches the Material icons.
enum IconsCommand: ConfiguredCommand {
  static let words = Argument(
    "WORD", isRepeating: true,
    help: Message(
      en: "Words of the name, or a word for the thing.", ja: "名前に含まれる語、または意味を表す語。"))

  static let name = "icons"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Search the Material icons by name or meaning.",
        ja: "Material アイコンを名前や意味で探します。"),
      arguments: [words])
  }

  static func run(_ session: Session, _ setup: Setup) -> ExitStatus {
    let words = session.arguments[words].map { $0.lowercased() }
    let icons = setup.options.icons
    // A word for the thing, such as `cart` or `設定`, finds its icon first.
    let meant = icons.meant(by: words.joined(separator: "_"))
    var names = icons.filter { icon in words.allSatisfy { icon.name.contains($0) } }
    if let meant, let icon = icons.first(where: { $0.name == meant }) {
      names.removeAll { $0.name == meant }
      names.insert(icon, at: 0)
    }
    for (name, codePoint) in names {
      session.console.write("\(name)  \(codePoint.codePointName)\n")
    }
    if names.isEmpty {
      session.say(Message(en: "no icon has such a name", ja: "該当するアイコンはありません"))
    }
    return names.isEmpty ? .problems : .clean
  }
}
