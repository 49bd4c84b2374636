import Diagnostics
import MenuCompiler
import MenuYAML

/// One side of a comparison: the menus of a folder, a file or a commit, compiled.
struct DiffSide {
  /// A menu, and what the other side's version of it is found by.
  struct Entry {
    var key: String
    var compilation: Compilation
  }

  /// The menus, in the order in which they are told.
  private(set) var entries: [Entry]

  /// Compiles files.
  init(_ files: [(key: String, file: SourceFile)], options: CompilerOptions) {
    entries = files.concurrentMap { key, file in
      Entry(key: key, compilation: compile(file, options: options))
    }
  }
}

extension DiffSide {
  /// Reads a file, or every menu below a folder, for a comparison of two paths.
  static func files(
    at path: String, in files: any FileStore
  ) throws(FileError) -> [(key: String, file: SourceFile)] {
    var result: [(key: String, file: SourceFile)] = []
    for menu in try Inputs.files(at: path, in: files) {
      let key = menu == path ? "" : String(menu.dropFirst(path.count))
      result.append((key, try files.source(at: menu)))
    }
    return result
  }
}
