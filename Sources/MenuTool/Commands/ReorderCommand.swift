import Arguments
import MenuEditing
import Messages
import Spelling

/// `menuc reorder`: gives the rows a new order.
enum ReorderCommand: ConfiguredCommand {
  static let rows = Argument(
    "ROW", isRepeating: true,
    help: Message(
      en: "The ids of all rows, in their new order.", ja: "すべての行の id（新しい順序で）。"))

  static let section = Option(
    "section", valueName: "ID",
    help: Message(
      en: "Reorder the rows of this section alone.", ja: "このセクションの行だけを並べ替えます。"))

  static let name = "reorder"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Give the rows of a menu a new order.", ja: "メニューの行を並べ替えます。"),
      discussion: Message(
        en: """
          Every row that is shown is named, but for the header row. In a menu with sections, name \
          the rows of one section, or all rows section by section; from one section to another a \
          row goes with `menuc move`. The comments of a row go with it; blank lines and comments \
          set off by them stay.
          """,
        ja: """
          ヘッダーの行を除き、表示する行をすべて指定します。セクションのあるメニューでは、1 つのセクションの行か、\
          すべての行をセクションごとに続けて指定します（別のセクションに移すには `menuc move`）。\
          行のコメントは一緒に移り、空行で区切られたコメントと空行はその場に残ります。
          """),
      arguments: [MenuEdit.file, rows, section, Rewrite.diff])
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    MenuEdit(session: session, setup: setup).run { path in
      let path = VisibleText.line(path)
      return Message(en: "reordered \(path)", ja: "\(path) を並べ替えました")
    } edit: { compilation throws(Refusal) in
      try reorder(
        session.arguments[rows], inSection: session.arguments[section], of: compilation,
        options: setup.options)
    }
  }
}
