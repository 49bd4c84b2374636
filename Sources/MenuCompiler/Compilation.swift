public import Diagnostics
public import MenuModel

/// What compiling a file gave.
public struct Compilation: Sendable {
  /// The file.
  public let file: SourceFile
  /// The menu; `nil` exactly where a diagnostic is an error, or where the options ask for none.
  public var menu: Menu?
  /// What is wrong, sorted by place.
  public var diagnostics: [Diagnostic]
  /// The menu's name with its place, where it could be read, even if there is no menu.
  public var name: Located<String>?

  /// Whether the file could be read to its end, so that its whole content was checked.
  let isReadable: Bool

  /// Creates what a file without a menu gave; the diagnostics come in any order.
  init(
    _ file: SourceFile, _ diagnostics: [Diagnostic], _ options: CompilerOptions, isReadable: Bool
  ) {
    self.file = file
    self.diagnostics = diagnostics.compactMap { options.adjusted($0) }
    self.diagnostics.sort(by: Diagnostic.precedes)
    self.isReadable = isReadable
  }

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds an error that was found by comparing files: there is no menu then.
  mutating func reject(_ diagnostic: Diagnostic) {
    menu = nil
    diagnostics.append(diagnostic)
    diagnostics.sort(by: Diagnostic.precedes)
  }
}
