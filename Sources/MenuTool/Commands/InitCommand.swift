import Arguments
import MenuCompiler
import Messages
import Spelling

/// `menuc init`: writes a configuration, a first menu and the schemas that editors use.
enum InitCommand: Command {
  static let name = "init"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Begin: write `menuc.yaml`, a first menu and the schemas that editors use.",
        ja: "最初のファイル（`menuc.yaml`、メニュー、エディター用のスキーマ）を作ります。"),
      discussion: Message(
        en: "Writes into the current folder. A file that is there stays as it is.",
        ja: "今のフォルダーに作ります。すでにあるファイルは変更しません。"))
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    let starter = Starter(language: session.language)
    do throws(FileError) {
      for (path, bytes) in starter.files {
        let name = VisibleText.quoted(path)
        if session.files.kind(of: path) != nil {
          session.say(Message(en: "kept \(name)", ja: "\(name) はすでにあるので、そのままにしました"))
        } else if path == Starter.menu, try hasMenus(session) {
          let folder = VisibleText.quoted(Path.folder(of: path))
          session.say(
            Message(en: "kept the files in \(folder)", ja: "\(folder) のファイルをそのままにしました"))
        } else {
          try session.files.replace(path, with: bytes)
          session.say(Message(en: "wrote \(name)", ja: "\(name) を作りました"))
        }
      }
    } catch {
      session.fail(error)
      return .inputOutput
    }
    session.say(
      Message(
        en: """
          Next: edit the menu in `menus`, ask `menuc validate` whether it is right, and write the \
          code with `menuc generate`.
          """,
        ja: """
          次は、`menus` のメニューを編集し、`menuc validate` で確かめてから、\
          `menuc generate` でコードを生成してください。
          """))
    return .clean
  }

  /// Whether the folder of menus holds a file already.
  private static func hasMenus(_ session: Session) throws(FileError) -> Bool {
    let folder = Path.folder(of: Starter.menu)
    if session.files.kind(of: folder) == nil { return false }
    return try !session.files.names(in: folder).isEmpty
  }
}
