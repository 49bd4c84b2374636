import Arguments
import Diagnostics
import MenuCompiler
import MenuEmitters
import Messages
import Spelling

/// Which outputs a run writes, and where: known before a file is read, so that build systems can
/// know it, too.
struct OutputPlan {
  struct Output {
    var kind: OutputKind
    var path: String
  }

  /// The outputs of each input.
  private(set) var outputs: [[Output]]
  /// Who may use the generated Swift.
  let access: AccessLevel
  /// The folder for outputs; `nil` where they are named one by one.
  private(set) var folder: String?
  /// The kinds of outputs that the folder may hold from earlier runs.
  private(set) var kinds: [OutputKind] = []
  /// Whether the run knows all menus whose outputs lie in the folder.
  let isWhole: Bool

  /// Reads the plan from the command line.
  ///
  /// - Throws: what cannot be done: an output that two inputs have, or that is an input itself, an
  ///   unknown kind, named outputs for several inputs.
  init(_ inputs: Inputs, _ session: Session, _ setup: Setup) throws(ArgumentError) {
    let arguments = session.arguments
    let level = arguments[GenerateCommand.access] ?? setup.configuration.access
    isWhole = inputs.areWhole
    access = level.flatMap { AccessLevel(rawValue: $0) } ?? .internal
    let named = Self.namedOutputs(arguments)
    if named.isEmpty {
      let folder =
        arguments[GenerateCommand.outputDirectory]
        ?? setup.path(setup.configuration.outputDirectory ?? "Generated")
      if folder.isEmpty { throw Self.emptyPath(arguments) }
      self.folder = folder
      let kinds = try Self.kinds(arguments, setup)
      // What somebody asks for today says nothing of what they asked for before.
      self.kinds = arguments[GenerateCommand.emit] == nil ? OutputKind.allCases : kinds
      outputs = inputs.paths.map { input in
        kinds.map { kind in
          Output(kind: kind, path: Path.join(folder, outputName(of: kind, forInput: input)))
        }
      }
      if inputs.paths.contains(Path.standardStream) {
        let options = GenerateCommand.options("or")
        throw arguments.mistake(
          Message(
            en: "standard input has no name; say where to write: \(options.english)",
            ja: "標準入力には名前がないため、出力先を \(options.japanese) で指定してください"))
      }
    } else {
      guard inputs.paths.count == 1 else {
        let options = GenerateCommand.options()
        throw arguments.mistake(
          Message(
            en: "\(options.english) take exactly one file",
            ja: "\(options.japanese) を使うときは、入力を 1 ファイルにしてください"))
      }
      if named.contains(where: { $0.path.isEmpty }) { throw Self.emptyPath(arguments) }
      outputs = [named]
    }
    try checkPaths(inputs, session)
  }

  private static func namedOutputs(_ arguments: ParsedArguments) -> [Output] {
    OutputKind.allCases.compactMap { kind in
      arguments[GenerateCommand.path(of: kind)].map { Output(kind: kind, path: $0) }
    }
  }

  private static func kinds(
    _ arguments: ParsedArguments, _ setup: Setup
  ) throws(ArgumentError) -> [OutputKind] {
    guard let list = arguments[GenerateCommand.emit] else {
      guard let words = setup.configuration.emit else { return OutputKind.allCases }
      return OutputKind.allCases.filter { words.contains($0.rawValue) }
    }
    var kinds: Set<OutputKind> = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = OutputKind(rawValue: String(word)) else {
        let kinds = GenerateCommand.kinds
        let word = VisibleText.quoted(String(word))
        throw arguments.mistake(
          Message(
            en: "--emit knows \(kinds.english), not \(word)",
            ja: "--emit に書けるのは \(kinds.japanese) です（\(word) は使えません）"))
      }
      kinds.insert(kind)
    }
    return OutputKind.allCases.filter { kinds.contains($0) }
  }

  private func checkPaths(
    _ inputs: Inputs, _ session: Session
  ) throws(ArgumentError) {
    let given = inputs.paths.map { session.files.canonicalPath(of: $0) }
    // Pairs in the order of their files, so that those of one file stand side by side.
    let places = zip(inputs.paths, outputs).flatMap { input, outputs in
      outputs.filter { $0.path != Path.standardStream }.map { output in
        Place(file: session.files.canonicalPath(of: output.path), path: output.path, input: input)
      }
    }.sorted { $0.file < $1.file }
    for file in given {
      let index = places.partitioningIndex { $0.file >= file }
      guard index < places.count, places[index].file == file else { continue }
      throw session.arguments.overwrittenInput(places[index].path)
    }
    for (first, second) in zip(places, places.dropFirst()) where first.file == second.file {
      let (input, output) = (VisibleText.quoted(second.input), VisibleText.quoted(second.path))
      throw session.arguments.mistake(
        Message(
          en: "\(input) and another input both give \(output)",
          ja: "\(input) と別の入力の出力先が、どちらも \(output) になります"))
    }
  }

  /// Where an output goes, whatever the links and dots in its path.
  private struct Place {
    var file: String
    var path: String
    var input: String
  }

  private static func emptyPath(_ arguments: ParsedArguments) -> ArgumentError {
    arguments.mistake(
      Message(
        en: "a path for outputs is empty; is a variable not set?",
        ja: "出力先のパスが空です。変数が設定されているか確認してください"))
  }
}
