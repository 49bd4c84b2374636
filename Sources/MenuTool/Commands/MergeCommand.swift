import Arguments
import Diagnostics
import MenuCompiler
import MenuMerge
import MenuYAML
import Messages
import Spelling

/// `menuc merge`: merges what two people made of one menu, row by row; git's merge driver.
///
/// It depends on the files alone: while git merges, `menuc.yaml` may be in conflict itself.
enum MergeCommand: Command {
  static let base = Argument(
    "BASE", help: Message(en: "The file that both sides began with.", ja: "双方の元になったファイル。"))
  static let ours = Argument("OURS", help: Message(en: "One side.", ja: "一方の変更後のファイル。"))
  static let theirs = Argument(
    "THEIRS", help: Message(en: "The other side.", ja: "もう一方の変更後のファイル。"))

  static let output = Option(
    "output", short: "o", valueName: "FILE",
    help: Message(
      en: "Where the merged file goes; without it, to standard output.",
      ja: "マージ結果の書き込み先。省略時は標準出力。"))

  static let ourLabel = Option(
    "label-ours", valueName: "NAME",
    help: Message(
      en: "What the marks of a conflict call our side.", ja: "競合の印に書く、自分の側の名前。"))

  static let theirLabel = Option(
    "label-theirs", valueName: "NAME",
    help: Message(
      en: "What the marks of a conflict call their side.", ja: "競合の印に書く、相手の側の名前。"))

  /// What git writes the names for; an older git leaves them as they are.
  private static let placeholders = (ours: "%X", theirs: "%Y")

  static let name = "merge"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Merge two versions of a menu, row by row.", ja: "メニューの 2 つの版を行単位でマージします。"),
      discussion: Message(
        en: """
          Changes of different rows never conflict. Where both sides changed one thing, each \
          otherwise, both versions stand in the result between git's marks, and the exit status \
          is 1. git merges menus so with these two settings:
            git config merge.menuc.driver 'menuc merge %O %A %B -o %A --label-ours=%X --label-theirs=%Y'
            echo 'menus/*.yaml merge=menuc' >> .gitattributes
          """,
        ja: """
          別々の行への変更は競合しません。同じ箇所が異なる内容に変更されていれば、git の競合の印で挟んで両方を残し、\
          終了コードを 1 にします。git のマージで使うには次のように設定します。
            git config merge.menuc.driver 'menuc merge %O %A %B -o %A --label-ours=%X --label-theirs=%Y'
            echo 'menus/*.yaml merge=menuc' >> .gitattributes
          """),
      arguments: [base, ours, theirs, output, ourLabel, theirLabel])
  }

  static func ownsStandardOutput(_ arguments: ParsedArguments) -> Bool {
    arguments.resultFile(output) == nil
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    do throws(FileError) {
      let sides = [try read(ours, session), try read(theirs, session)]
      let merged = merge(
        base: try read(base, session), ours: sides[0], theirs: sides[1],
        labels: labels(session.arguments))
      if let path = session.arguments.resultFile(output) {
        try session.files.replace(path, with: merged.bytes)
      } else {
        session.console.write(merged.bytes)
      }
      guard merged.hasConflicts else { return .clean }
      for side in sides where parse(side).document == nil {
        let path = VisibleText.quoted(side.path)
        session.fail(
          Message(
            en: "\(path) cannot be read as YAML, so the files were not merged row by row",
            ja: "\(path) を YAML として読み取れないため、行ごとにマージできませんでした"))
      }
      session.fail(
        Message(
          en: "both sides changed the same thing; look for `<<<<<<<` in the merged file",
          ja: "双方が同じ箇所を変更しています。マージ結果の `<<<<<<<` を確認してください"))
      return .problems
    } catch {
      session.fail(error)
      return .inputOutput
    }
  }

  private static func labels(_ arguments: ParsedArguments) -> ConflictLabels {
    var labels = ConflictLabels()
    if let name = arguments[ourLabel], name != placeholders.ours {
      labels.ours = VisibleText.line(name)
    }
    if let name = arguments[theirLabel], name != placeholders.theirs {
      labels.theirs = VisibleText.line(name)
    }
    return labels
  }

  private static func read(
    _ argument: Argument, _ session: Session
  ) throws(FileError) -> SourceFile {
    try session.files.source(at: session.arguments[argument][0])
  }
}
