import Arguments
import Diagnostics
import MenuCompiler
import MenuEmitters
import Messages
import Spelling

/// `menuc generate`: compiles menus and writes the outputs that changed.
enum GenerateCommand: ConfiguredCommand {
  static let outputDirectory = Option(
    "output-directory", short: "o", valueName: "DIR",
    help: Message(
      en: "The folder for outputs; by default `Generated`.", ja: "出力先のフォルダー。省略時は `Generated`。"))

  static let emit = Option(
    "emit", valueName: "KINDS",
    help: Message(
      en: "What to write: \(kinds.english), with commas between; by default all.",
      ja: "出力の種類（\(kinds.japanese) をコンマ区切りで）。省略時はすべて。"))

  /// The kinds of outputs, listed.
  static var kinds: Message { Message.list(OutputKind.allCases.map { "`\($0.rawValue)`" }) }

  static let access = Option(
    "access", valueName: "LEVEL",
    help: Message(
      en: "Who may use the generated Swift; by default `internal`.",
      ja: "生成する Swift のアクセスレベル。省略時は `internal`。"),
    allowedValues: AccessLevel.allCases.map(\.rawValue))

  /// The option that names the path of a kind of output.
  static func path(of kind: OutputKind) -> Option {
    Option(
      kind.rawValue, valueName: "OUT",
      help: Message(
        en: "Where to write \(kind.title.english) of the one file given; - is standard output.",
        ja: "\(kind.title.japanese)の出力先（入力が 1 ファイルのとき）。- は標準出力です。"))
  }

  /// The options of all kinds, as sentences list them.
  static func options(_ conjunction: String = "and") -> Message {
    Message.list(OutputKind.allCases.map { "--\($0.rawValue)" }, conjunction)
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "generate",
      abstract: Message(
        en: "Compile menus to Swift, a C header and JSON.",
        ja: "メニューから Swift・C ヘッダー・JSON を生成します。"),
      discussion: Message(
        en: """
          An output is named after its input: `navigation_drawer.yaml` gives \
          `NavigationDrawer.swift`. One that would not change is not touched; where a menu has a \
          mistake, none is.
          """,
        ja: """
          出力の名前は入力の名前から決まります（`navigation_drawer.yaml` なら \
          `NavigationDrawer.swift`）。内容が変わらない出力には触れません。誤りがあるときは何も書き換えません。
          """),
      arguments: [Inputs.argument, outputDirectory, emit, access]
        + OutputKind.allCases.map { path(of: $0) })
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let inputs = try Inputs(session, setup)
    let plan = try OutputPlan(inputs, session, setup)
    let run = MenuRun(inputs, session, setup.options)
    guard run.status == .clean else { return run.status }
    return write(run, plan, session)
  }

  private static func write(
    _ run: MenuRun, _ plan: OutputPlan, _ session: Session
  ) -> ExitStatus {
    var status = ExitStatus.clean
    let files = session.files
    let jobs = zip(run.compilations, plan.outputs).flatMap { compilation, outputs in
      outputs.map { Job(compilation: compilation, output: $0, access: plan.access) }
    }
    let isLarge = run.compilations.contains { $0.file.bytes.count > 100_000 }
    let isMany = run.compilations.count > 1
    let results = jobs.concurrentMap(isWorthwhile: isLarge || isMany, waits: isMany) {
      $0.run(files)
    }
    for (job, result) in zip(jobs, results) {
      switch result {
      case .unchanged: continue
      case .written:
        let shown = VisibleText.line(job.output.path)
        session.say(Message(en: "wrote \(shown)", ja: "\(shown) を書き出しました"))
      case .standardOutput(let bytes):
        session.console.write(bytes)
      case .failed(let error):
        session.fail(error)
        status = .inputOutput
      }
    }
    return status
  }

  /// One output of one menu.
  private struct Job {
    let compilation: Compilation
    let output: OutputPlan.Output
    let access: AccessLevel

    enum Result {
      case unchanged
      case written
      case standardOutput([UInt8])
      case failed(FileError)
    }

    /// Writes the output, unless the file has these bytes already.
    func run(_ files: any FileStore) -> Result {
      guard let menu = compilation.menu else { return .unchanged }
      let path = Path.relative(compilation.file.path, to: files.currentFolder)
      let source = MenuSource(path: path, bytes: compilation.file.bytes)
      let bytes = MenuEmitters.emit(output.kind, menu, from: source, access: access)
      return Self.write(bytes, to: output.path, in: files)
    }

    private static func write(
      _ bytes: [UInt8], to path: String, in files: any FileStore
    ) -> Result {
      if path == "-" { return .standardOutput(bytes) }
      if files.kind(of: path) == .file,
        let old = try? files.read(path, limit: bytes.count + 1), old == bytes
      {
        return .unchanged
      }
      do throws(FileError) {
        try files.replace(path, with: bytes)
        return .written
      } catch {
        return .failed(error)
      }
    }
  }
}

extension OutputKind {
  /// What people call it.
  fileprivate var title: Message {
    switch self {
    case .swift: Message(en: "the Swift tables", ja: "Swift の定数表")
    case .objc: Message(en: "the C header", ja: "C ヘッダー")
    case .json: Message(en: "the JSON manifest", ja: "JSON マニフェスト")
    }
  }
}

extension Message {
  /// Words as a sentence lists them: `a, b and c`.
  fileprivate static func list(
    _ words: [String], _ conjunction: String = "and"
  ) -> Message {
    var (english, japanese) = ("", "")
    for (index, word) in words.enumerated() {
      if index > 0 {
        english += index < words.count - 1 ? ", " : " \(conjunction) "
        japanese += "、"
      }
      english += word
      japanese += word
    }
    return Message(en: english, ja: japanese)
  }
}
