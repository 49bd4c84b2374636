public import Diagnostics
public import Messages

/// What became of sources.
public struct Importation: Sendable {
  /// The files with what was found in them, in the order given.
  public let files: [FileDiagnostics]
  private let menu: ImportedMenu?

  init(_ files: [SourceFile], _ reports: Reports, _ menu: ImportedMenu?) {
    self.files = zip(files, reports.byFile).map { file, diagnostics in
      FileDiagnostics(file, diagnostics.sorted(by: Diagnostic.precedes))
    }
    self.menu = reports.hasErrors ? nil : menu
  }

  /// The menu as a file, with its comments in a language; `nil` where there is an error.
  public func menuText(in language: Language) -> String? {
    menu.map { menu in
      let names = files.map { String($0.file.path.split(separator: "/").last ?? "") }
      return MenuText(menu, from: Message.line(names), in: language).text
    }
  }
}
