import Arguments
import Messages

/// `menuc manual`: prints the manual page.
///
/// In English alone: troff breaks no lines of Japanese.
enum ManualCommand: Command {
  static let name = "manual"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Print the manual page, as `man` reads it, in English.",
        ja: "`man` で読めるマニュアルページ（英語）を表示します。"))
  }

  static func run(_ session: Session) -> ExitStatus {
    session.console.write(ManualPage(for: Tool.configuration, in: .english).text)
    return .clean
  }
}
