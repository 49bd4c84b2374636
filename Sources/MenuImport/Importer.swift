public import Diagnostics
import MenuYAML
import Messages

/// Finds a menu in the sources of an app: bytes → tokens → declarations → candidates → a menu.
///
/// The map of an import: each step has a file or a folder of its own, collects what it has to tell
/// and goes on with the rest.
///
/// - Parameters:
///   - files: the sources, in the order in which the compiler would read them.
///   - options: what the user says about them.
/// - Returns: the menu, if there is just one, and what is odd about it.
public func importMenu(_ files: [SourceFile], options: ImportOptions = .init()) -> Importation {
  var reports = Reports(files)
  for (index, file) in files.enumerated() {
    if let diagnostic = unreadable(file) { reports.add(diagnostic, in: index) }
  }
  if reports.hasErrors { return Importation(files, reports, nil) }

  let declarations = Declarations(files, options, &reports)
  let names = files.map(\.baseName)
  let found = FoundMenu.all(in: declarations, only: options.only, fileNames: names)
  guard let only = found.first else {
    // Where a file could not be read to its end, that was told.
    if !reports.hasErrors {
      let others = FoundMenu.all(in: declarations, only: nil, fileNames: names).map(\.name)
      for index in files.indices {
        reports.add(NoMenuFound.diagnostic(only: options.only, of: others), in: index)
      }
    }
    return Importation(files, reports, nil)
  }
  guard found.count == 1 else {
    SeveralMenus.report(found, to: &reports)
    return Importation(files, reports, nil)
  }
  switch only {
  case .constants(let candidate):
    let assembled = MenuAssembly.assemble(candidate, declarations.conditions, reports)
    return Importation(files, assembled.reports, assembled.menu)
  case .resource(let resource):
    let assembly = ResourceAssembly(resource, reports)
    return Importation(files, assembly.reports, assembly.menu)
  }
}
