import Arguments
import Diagnostics
import MenuCompiler
import MenuYAML
import Messages
import Spelling

/// Reads the two sides of a comparison.
struct DiffReader {
  let session: Session
  let setup: Setup

  /// Why there is nothing to compare.
  enum Failure: Error {
    /// The command line is wrong.
    case arguments(ArgumentError)
    /// It was told; the run ends so.
    case told(ExitStatus)
  }

  /// What old menus are compiled with: images may have gone since.
  private var oldOptions: CompilerOptions {
    var options = setup.options
    options.assets = nil
    return options
  }

  /// Two files or folders.
  func sides(_ paths: (old: String, new: String)) throws(Failure) -> (old: DiffSide, new: DiffSide)
  {
    do throws(FileError) {
      return (
        DiffSide(try DiffSide.files(at: paths.old, in: session.files), options: oldOptions),
        DiffSide(try DiffSide.files(at: paths.new, in: session.files), options: setup.options)
      )
    } catch {
      session.fail(error)
      throw .told(.inputOutput)
    }
  }

  /// A commit and what is on the disk now.
  func sides(against revision: String) throws(Failure) -> (old: DiffSide, new: DiffSide) {
    let given = session.arguments[DiffCommand.paths]
    let paths = given.isEmpty ? Inputs.configured(setup) : given
    let old = try committedFiles(below: paths, in: revision)
    var new: [(key: String, file: SourceFile)] = []
    do throws(FileError) {
      for path in paths {
        // What is gone is in the commit alone.
        let isKnown = old.contains { $0.isBelow(path, in: session.files) }
        if isKnown, session.files.kind(of: path) == nil { continue }
        for menu in try Inputs.files(at: path, in: session.files) {
          let key = session.files.canonicalPath(of: menu)
          new.append((key, try session.files.source(at: menu)))
        }
      }
    } catch {
      session.fail(error)
      throw .told(.inputOutput)
    }
    var seen: Set<String> = []
    new = new.filter { seen.insert($0.key).inserted }
    return (
      DiffSide(try read(old, in: revision), options: oldOptions),
      DiffSide(new, options: setup.options)
    )
  }

  private func committedFiles(
    below paths: [String], in revision: String
  ) throws(Failure) -> [VersionedFile] {
    do throws(VersionControlError) {
      return try session.versions.files(below: paths, in: revision).filter { file in
        Inputs.isMenu(file.path, givenAs: paths)
      }
    } catch {
      throw fail(error)
    }
  }

  private func read(
    _ files: [VersionedFile], in revision: String
  ) throws(Failure) -> [(key: String, file: SourceFile)] {
    do throws(VersionControlError) {
      let contents = try session.versions.contents(of: files)
      return zip(files, contents).map { file, bytes in
        let key = session.files.canonicalPath(of: file.path)
        return (key, SourceFile(path: "\(revision):\(file.path)", bytes: bytes))
      }
    } catch {
      throw fail(error)
    }
  }

  private func fail(_ error: VersionControlError) -> Failure {
    session.fail(error.message)
    switch error {
    case .missing, .failed: return .told(.inputOutput)
    case .noRepository, .unknownRevision: return .told(.usage)
    }
  }
}

extension VersionedFile {
  /// Whether the file is a path, or lies below it.
  fileprivate func isBelow(_ path: String, in files: any FileStore) -> Bool {
    let (file, folder) = (files.canonicalPath(of: self.path), files.canonicalPath(of: path))
    return file == folder || file.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}

extension VersionControlError {
  /// Why git told nothing, in words.
  fileprivate var message: Message {
    switch self {
    case .missing:
      Message(en: "git is not installed, or not in PATH", ja: "git がインストールされていないか、PATH にありません")
    case .noRepository:
      Message(en: "this folder is in no git repository", ja: "このフォルダーは git リポジトリの中にありません")
    case .unknownRevision(let name):
      Message(
        en: "git knows no commit \(VisibleText.quoted(name)) here; is it fetched?",
        ja: "\(VisibleText.quoted(name)) というコミットが git にありません（fetch 済みか確認してください）")
    case .failed(let words):
      Message(
        en: "git failed: \(VisibleText.spelled(words.trimmed))",
        ja: "git が失敗しました: \(VisibleText.spelled(words.trimmed))")
    }
  }
}

extension String {
  /// The text without line ends at its end.
  fileprivate var trimmed: String {
    String(decoding: Array(utf8).reversed().drop { LineEnd.isPart($0) }.reversed(), as: UTF8.self)
  }
}
