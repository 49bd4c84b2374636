import Diagnostics
import MaterialIcons
import MenuCompiler
import MenuEmitters
import MenuYAML
import Messages
import Spelling

/// What `menuc.yaml` asks for, with the files that it names read.
struct Setup {
  /// The configuration; one that says nothing where there is no file.
  private(set) var configuration = Configuration()
  /// What the compiler is asked for.
  private(set) var options = CompilerOptions()
  /// The files and folders that it was read from, for build systems.
  private(set) var sources: [String] = []
  /// The folder that the configuration's paths begin in.
  private var folder = "."

  /// Reads the nearest configuration, in the current folder or one above it.
  ///
  /// - Throws: how the run ends where it cannot be used, after that was told.
  init(_ session: Session) throws(Failure) {
    guard let folder = Self.nearestFolder(session.files) else { return }
    self.folder = folder
    let path = Path.join(folder, Configuration.fileName)
    sources.append(path)
    let file = SourceFile(path: path, bytes: try Self.read(path, session))
    let (configuration, diagnostics) = readConfiguration(file, .known)
    guard let configuration else {
      session.report([FileDiagnostics(file, diagnostics)], canBeFixed: false)
      throw Failure(status: .usage)
    }
    self.configuration = configuration
    options.languages = configuration.languages
    options.severities = configuration.severities
    if let icons = configuration.materialIcons {
      let path = self.path(icons.value)
      sources.append(path)
      options.icons = try Self.icons(at: path, session)
    }
    if let assets = configuration.assets {
      let catalog = try AssetCatalog(at: self.path(assets.value), session)
      sources += catalog.folders
      options.assets = catalog.imageSets
    }
  }

  /// How a run ends that cannot begin.
  struct Failure: Error {
    var status: ExitStatus
  }

  /// A path of the configuration, as seen from the current folder.
  func path(_ path: String) -> String {
    path.hasPrefix("/") ? path : Path.join(folder, path)
  }

  /// The folder of the nearest configuration, as seen from the current one; `nil` where there is
  /// none.
  private static func nearestFolder(_ files: any FileStore) -> String? {
    var folder = "."
    let slashes = files.currentFolder.utf8.count { $0 == UInt8(ascii: "/") }
    for _ in 0...slashes {
      if files.kind(of: Path.join(folder, Configuration.fileName)) == .file { return folder }
      folder = folder == "." ? ".." : Path.join("..", folder)
    }
    return nil
  }

  private static func read(_ path: String, _ session: Session) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try session.files.read(path, limit: Limits.bytes + 1)
    } catch {
      session.fail(error)
      throw Failure(status: .inputOutput)
    }
  }

  /// The icons of a `.codepoints` file.
  private static func icons(at path: String, _ session: Session) throws(Failure) -> IconCatalog {
    let bytes = try read(path, session)
    do throws(CodepointsError) {
      return try IconCatalog(codepoints: bytes)
    } catch {
      session.fail(error.message(at: VisibleText.quoted("\(path):\(error.line)")))
      throw Failure(status: .usage)
    }
  }
}

extension ConfigurationVocabulary {
  /// The words of the emitters.
  static var known: ConfigurationVocabulary {
    ConfigurationVocabulary(
      outputKinds: OutputKind.allCases.map(\.rawValue),
      accessLevels: AccessLevel.allCases.map(\.rawValue))
  }
}

extension CodepointsError {
  /// What is wrong, with the place of the line.
  fileprivate func message(at place: String) -> Message {
    switch reason {
    case .notNameAndCodePoint:
      Message(
        en: "\(place) is no line of a .codepoints file: a name, a space, hexadecimal digits",
        ja: "\(place) は .codepoints ファイルの形式（名前、スペース、16 進数）ではありません")
    case .invalidCodePoint:
      Message(
        en: "\(place) does not end with a code point in hexadecimal digits",
        ja: "\(place) の末尾が 16 進数のコードポイントではありません")
    case .ambiguousName:
      Message(
        en: "\(place) gives a name another code point than an earlier line",
        ja: "\(place) と前の行で、同じ名前のコードポイントが異なります")
    }
  }
}
