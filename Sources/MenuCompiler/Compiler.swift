public import Diagnostics
import MenuModel
import MenuYAML

/// Compiles one file: bytes → nodes → what was written → what is valid.
///
/// The map of the program: each step is a function that has a file of its own, collects what is
/// wrong and goes on with the rest.
public func compile(_ file: SourceFile, options: CompilerOptions = .init()) -> Compilation {
  let parsed = parse(file)
  guard let document = parsed.document else {
    return Compilation(file, parsed.diagnostics, options, isReadable: false)
  }
  var diagnostics = parsed.diagnostics
  let decoded = decode(document, options)
  diagnostics += decoded.diagnostics
  guard let draft = decoded.draft else {
    diagnostics = excuse(diagnostics, in: document, of: file)
    return Compilation(file, diagnostics, options, isReadable: true)
  }
  let names = resolve(draft)
  diagnostics = (diagnostics + check(draft, names, options)).withoutRepeatedSpaces()
  diagnostics = excuse(diagnostics, in: document, of: file)

  var compilation = Compilation(file, diagnostics, options, isReadable: true)
  compilation.name = draft.name?.map { draft.string($0.text) }
  if options.makesMenus, !compilation.hasErrors {
    compilation.menu = lower(draft, names, languages: options.languages)
  }
  return compilation
}
