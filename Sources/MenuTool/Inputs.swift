import Arguments
import MenuCompiler
import MenuYAML
import Messages
import Spelling

/// The files that a command works on.
struct Inputs {
  /// The paths, in the order given; those of a folder sorted by their bytes.
  private(set) var paths: [String] = []
  /// The folders that were searched for them.
  private(set) var folders: [String] = []
  /// Whether they are all that there are: what is configured, or what lies in folders.
  private(set) var areWhole: Bool
  /// Whether a path could not be read; it was reported.
  private(set) var isIncomplete = false

  /// The argument that names them.
  static let argument = Argument(
    "PATH", isRepeating: true, isOptional: true,
    help: Message(
      en:
        "Files, folders (every *.yaml and *.yml below), or - for standard input; by default `menus`.",
      ja: "ファイル、フォルダー（配下の *.yaml と *.yml すべて）、または標準入力を表す -。省略時は `menus`。"))

  /// The option that names a list of them.
  static let list = Option(
    "input-list", valueName: "FILE",
    help: Message(
      en: """
        A file that names the menus, one a line, such as an .xcfilelist; what is no *.yaml or *.yml \
        is passed over. No folder is searched.
        """,
      ja: """
        メニューのパスを 1 行に 1 つ書いたファイル（.xcfilelist など）。*.yaml と *.yml 以外の行は\
        読み飛ばし、フォルダーは検索しません。
        """))

  /// What messages call standard input, which has no path.
  static let standardInput = "<stdin>"

  /// What is read where no path is given.
  private static let defaultFolder = "menus"

  /// Finds the files; reports paths that lead nowhere.
  ///
  /// - Throws: a mistake in the command line: a folder without menus.
  init(_ session: Session, _ setup: Setup) throws(ArgumentError) {
    let given = session.arguments[Self.argument]
    areWhole = given.isEmpty
    let list = session.arguments[Self.list]
    if let list { readList(list, session) }
    let roots = given.isEmpty && list == nil ? Self.configured(setup) : given
    for path in roots {
      let found: [String]
      do throws(FileError) {
        found = try files(at: path, in: session.files)
      } catch {
        session.fail(error)
        isIncomplete = true
        continue
      }
      if found.isEmpty { throw Self.emptyFolder(path, session) }
      paths += found
    }
    if !given.isEmpty { areWhole = roots.allSatisfy { folders.contains($0) } }
    if paths.count > 1 { paths = Self.distinct(paths, in: session.files) }
  }

  /// What a run is about where no path is given.
  static func configured(_ setup: Setup) -> [String] {
    (setup.configuration.menus ?? [defaultFolder]).map { setup.path($0) }
  }

  /// A file itself, or the menus below a folder, sorted by the bytes of their names.
  static func files(at path: String, in files: any FileStore) throws(FileError) -> [String] {
    var inputs = Inputs()
    return try inputs.files(at: path, in: files)
  }

  /// Begins a search.
  private init() { areWhole = false }

  /// The paths without those that lead to a file that came before.
  private static func distinct(_ paths: [String], in files: any FileStore) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert(files.canonicalPath(of: $0)).inserted }
  }

  private mutating func readList(_ path: String, _ session: Session) {
    do throws(FileError) {
      let bytes = try session.files.read(path, limit: Limits.bytes)
      let list = FileList(bytes, variable: session.console.variable)
      paths += list.paths.filter { Self.isMenu(String(Path.name(of: $0))) }
    } catch {
      session.fail(error)
      isIncomplete = true
    }
  }

  private mutating func files(
    at path: String, in files: any FileStore
  ) throws(FileError) -> [String] {
    switch files.kind(of: path) {
    // What is not there is reported when it is read.
    case .file, .stream, nil: [path]
    case .folder, .folderLink: try menus(below: path, in: files)
    }
  }

  private mutating func menus(
    below folder: String, in files: any FileStore
  ) throws(FileError) -> [String] {
    folders.append(folder)
    var result: [String] = []
    for name in try files.names(in: folder).sorted(by: {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    })
    where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      switch files.kind(of: path) {
      case .folder: result += try menus(below: path, in: files)
      case .file where Self.isMenu(name): result.append(path)
      case .file, .stream, .folderLink, nil: continue
      }
    }
    return result
  }

  private static func isMenu(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && name != Configuration.fileName
  }

  /// Whether a path that a commit has is a menu: one that was given itself, or one as the search
  /// of a folder finds it.
  static func isMenu(_ path: String, givenAs paths: [String]) -> Bool {
    if paths.contains(path) { return true }
    let parts = path.split(separator: "/").filter { $0 != ".." }
    return isMenu(String(Path.name(of: path))) && !parts.contains { $0.hasPrefix(".") }
  }

  private static func emptyFolder(_ path: String, _ session: Session) -> ArgumentError {
    session.arguments.mistake(
      Message(
        en: "there is no *.yaml or *.yml file below \(VisibleText.quoted(path))",
        ja: "\(VisibleText.quoted(path)) の下に *.yaml や *.yml のファイルがありません"))
  }
}
