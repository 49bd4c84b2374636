import Arguments
import MenuEditing
import Messages
import Spelling

/// `menuc move`: puts one row elsewhere.
enum MoveCommand: ConfiguredCommand {
  static let row = Argument(
    "ROW", help: Message(en: "The id of the row.", ja: "移す行の id。"))

  static let before = Option(
    "before", valueName: "ROW",
    help: Message(en: "Put it directly before this row.", ja: "この行のすぐ前に移します。"))

  static let after = Option(
    "after", valueName: "ROW",
    help: Message(en: "Put it directly after this row.", ja: "この行のすぐ後に移します。"))

  static let first = Flag(
    "first", help: Message(en: "Put it first.", ja: "先頭に移します。"))

  static let last = Flag(
    "last",
    help: Message(
      en: "Put it last; so it is where only --section or --hidden is given.",
      ja: "末尾に移します（--section か --hidden だけを指定したときも同じ）。"))

  static let section = Option(
    "section", valueName: "ID",
    help: Message(
      en: "Put it into this section; one that the menu does not have is added.",
      ja: "このセクションに移します。メニューにないセクションは追加します。"))

  static let hidden = Flag(
    "hidden",
    help: Message(
      en: "Hide it: put it into `hidden:`.", ja: "非表示にします（`hidden:` に移します）。"))

  static let name = "move"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(en: "Move a row of a menu.", ja: "メニューの行を移動します。"),
      discussion: Message(
        en: """
          The comment lines directly above a row and the comment behind it go with it; every other \
          byte stays. A hidden row that is moved to a place among the others is shown again.
          """,
        ja: """
          行のすぐ上のコメントと行末のコメントは一緒に移り、それ以外は 1 バイトも変わりません。\
          非表示の行をほかの行の間に移すと、また表示されます。
          """),
      arguments: [
        MenuEdit.file, row, before, after, first, last, section, hidden, Rewrite.diff,
      ])
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let request = try request(session.arguments)
    let id = VisibleText.quoted(request.row)
    return MenuEdit(session: session, setup: setup).run { path in
      let path = VisibleText.line(path)
      return Message(en: "moved \(id) in \(path)", ja: "\(path) の \(id) を移しました")
    } edit: { compilation throws(Refusal) in
      try move(request, in: compilation, options: setup.options)
    }
  }

  private static func request(_ arguments: ParsedArguments) throws(ArgumentError) -> MoveRequest {
    var positions: [MoveRequest.Position] = []
    if let row = arguments[before] { positions.append(.before(row)) }
    if let row = arguments[after] { positions.append(.after(row)) }
    if arguments[first] { positions.append(.first) }
    if arguments[last] { positions.append(.last) }
    var lists: [MoveRequest.List] = []
    if let id = arguments[section] { lists.append(.section(id)) }
    if arguments[hidden] { lists.append(.hidden) }
    guard lists.count <= 1 else {
      throw arguments.mistake(
        Message(
          en: "a hidden row stands in no section: give --section or --hidden",
          ja: "非表示の行はセクションに入りません。--section か --hidden のどちらかを指定してください"))
    }
    guard positions.count <= 1, positions.count + lists.count > 0 else {
      throw arguments.mistake(
        Message(
          en: """
            say where the row goes: one of --before, --after, --first and --last, or only --section \
            or --hidden
            """,
          ja: """
            移す先を --before、--after、--first、--last のどれか 1 つ、または --section か --hidden \
            で指定してください
            """))
    }
    return MoveRequest(arguments[row][0], positions.first ?? .last, in: lists.first)
  }
}
