import Arguments
import Diagnostics
import MenuCompiler
import MenuDiff
import Messages
import Spelling

/// `menuc diff`: tells what changed between two versions of menus, as a reviewer would.
enum DiffCommand: ConfiguredCommand {
  static let paths = Argument(
    "PATH", isRepeating: true, isOptional: true,
    help: Message(
      en: """
        The old and the new file or folder; with --against, the files and folders to compare, by \
        default as for `validate`.
        """,
      ja: """
        比較する旧と新のファイルまたはフォルダー。--against を付けたときは比較の対象\
        （省略時は `validate` と同じ）。
        """))

  static let against = Option(
    "against", valueName: "GIT-REF",
    help: Message(
      en: "Compare with a commit, such as `main` or `HEAD`.",
      ja: "`main` や `HEAD` などのコミットと比較します。"))

  static let format = Option(
    "format", valueName: "FORMAT",
    help: Message(
      en: "How changes are told; without it, `text`.", ja: "変更の表示形式。省略時は `text`。"),
    allowedValues: DifferenceFormat.allCases.map(\.rawValue))

  static let failOn = Option(
    "fail-on", valueName: "RISK",
    help: Message(
      en: "Exit with 1 where a change has this risk or a greater one.",
      ja: "この影響以上の変更があれば、終了コードを 1 にします。"),
    allowedValues: [Risk.order, .breaking].map(\.rawValue))

  static let name = "diff"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Tell what moved, came, went and changed in menus.",
        ja: "メニューの移動・追加・削除・変更を表示します。"),
      discussion: Message(
        en: """
          Each change has a risk. cosmetic: it looks or behaves otherwise. order: rows stand \
          elsewhere. breaking: a name or a value goes that code may use or may have stored. A \
          removed row whose id is listed in `retired:` counts as order.
            menuc diff --against main
            menuc diff --against "$(git merge-base origin/main HEAD)" --format markdown
          """,
        ja: """
          変更には影響の区分があります。cosmetic（表示）: 見た目や動作が変わります。order（順序）: 行の位置が変わります。\
          breaking（破壊的）: コードが使っている、または保存しているかもしれない名前や値がなくなります。\
          `retired:` に id を載せて削除した行は order とみなします。
            menuc diff --against main
            menuc diff --against "$(git merge-base origin/main HEAD)" --format markdown
          """),
      arguments: [paths, against, format, failOn])
  }

  static func ownsStandardOutput(_ arguments: ParsedArguments) -> Bool { true }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let reader = DiffReader(session: session, setup: setup)
    let read: (old: DiffSide, new: DiffSide)
    do throws(DiffReader.Failure) {
      if let revision = session.arguments[against] {
        read = try reader.sides(against: revision)
      } else {
        read = try reader.sides(try operands(session))
      }
    } catch {
      switch error {
      case .arguments(let error): throw error
      case .told(let status): return status
      }
    }
    return tell(DiffPairing(read.old, read.new), session)
  }

  private static func operands(
    _ session: Session
  ) throws(DiffReader.Failure) -> (old: String, new: String) {
    let paths = session.arguments[paths]
    guard paths.count == 2 else {
      throw .arguments(
        session.arguments.mistake(
          Message(
            en: "give two paths, the old and the new one, or --against with a commit",
            ja: "旧と新の 2 つのパスを指定するか、--against にコミットを指定してください")))
    }
    return (paths[0], paths[1])
  }

  private static func tell(_ pairing: DiffPairing, _ session: Session) -> ExitStatus {
    let revision = session.arguments[against]
    let files = pairing.differences { path in
      // The commit stands before it, for diagnostics.
      revision.map { String(path.dropFirst($0.count + 1)) } ?? path
    }
    let invalid = pairing.pairs.flatMap { [$0.old, $0.new] }.compactMap(\.self)
      .filter { $0.menu == nil }
    if !invalid.isEmpty {
      session.report(
        invalid.map { FileDiagnostics($0.file, $0.diagnostics) },
        canBeFixed: pairing.pairs.allSatisfy { $0.old == nil || $0.old?.menu != nil })
    }
    let format = session.arguments[format].flatMap { DifferenceFormat(rawValue: $0) } ?? .text
    session.tell(format.renderer(session.language).render(files))
    if !invalid.isEmpty { return .problems }
    guard let limit = session.arguments[failOn].flatMap({ Risk(rawValue: $0) }) else {
      return .clean
    }
    return files.compactMap(\.risk).contains { $0 >= limit } ? .problems : .clean
  }
}
