import Arguments
import Messages

/// The files that tell a build system what a run reads and writes.
struct BuildFiles {
  static let dependencyFile = Option(
    "depfile", valueName: "FILE",
    help: Message(
      en: "Also write what was read and written, for make and ninja.",
      ja: "読み込んだファイルと出力先の一覧を、make や ninja 向けに書き出します。"))

  static let fileLists = Option(
    "xcfilelist", valueName: "DIR",
    help: Message(
      en: "Also write the input and output file lists of an Xcode script phase to this folder.",
      ja: "Xcode のスクリプトフェーズ用の入力・出力ファイルリストを、このフォルダーに書き出します。"))

  static let options: [any ArgumentDefinition] = [dependencyFile, fileLists]

  /// A file and what it should hold.
  struct File {
    var path: String
    var bytes: [UInt8]
  }

  /// The files that are asked for.
  private(set) var files: [File] = []

  /// Reads from the command line which are wanted.
  ///
  /// - Throws: what cannot be done: no output that is a file.
  init(
    _ inputs: Inputs, _ plan: OutputPlan, _ session: Session, _ setup: Setup
  ) throws(ArgumentError) {
    let arguments = session.arguments
    // Most runs are asked for none.
    if arguments[Self.dependencyFile] == nil, arguments[Self.fileLists] == nil { return }
    let read = (inputs.paths + setup.sources).filter { $0 != Path.standardStream }
    let written = plan.outputs.flatMap { $0 }.map(\.path).filter { $0 != Path.standardStream }
    if let path = arguments[Self.dependencyFile] {
      guard !written.isEmpty else {
        throw arguments.mistake(
          Message(
            en: "--depfile needs an output that is a file", ja: "--depfile にはファイルの出力先が必要です"))
      }
      let folders = Set((written + [path]).map { Path.folder(of: $0) })
      let sources = (read + inputs.folders).filter { !folders.contains($0) }
      let text = DependencyFile(targets: written, prerequisites: sources).text
      files.append(File(path: path, bytes: Array(text.utf8)))
    }
    if let folder = arguments[Self.fileLists] {
      for (name, paths) in [("inputs", read), ("outputs", written)] {
        let path = Path.join(folder, "menuc-\(name).xcfilelist")
        files.append(File(path: path, bytes: Array(FileList(paths).text.utf8)))
      }
    }
  }

  /// Writes those that changed.
  func write(to store: any FileStore) -> [WriteResult] {
    files.map { file in
      switch store.state(of: file.path, holding: file.bytes) {
      case .current: .unchanged
      case .stale(_, let new): store.write(new, to: file.path)
      }
    }
  }
}
