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
  let search = CandidateSearch(declarations.groups, fileNames: files.map(Importation.name))
  let candidates = options.only.map { search.named($0) } ?? search.all()
  guard let candidate = candidates.first else {
    if !reports.hasErrors {
      for index in files.indices {
        reports.add(NoMenuFound.diagnostic(only: options.only), in: index)
      }
    }
    return Importation(files, reports, nil)
  }
  guard candidates.count == 1 else {
    SeveralMenus.report(
      candidates.map { ($0.name, max($0.rows.count, $0.sections.count), $0.place) }, to: &reports)
    return Importation(files, reports, nil)
  }
  let assembled = MenuAssembly.assemble(candidate, declarations.conditions, reports)
  return Importation(files, assembled.reports, assembled.menu)
}
