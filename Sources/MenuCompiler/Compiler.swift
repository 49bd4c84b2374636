public import Diagnostics
public import MaterialIcons
public import MenuModel
import MenuYAML

/// What the compiler asks of its surroundings.
public struct CompilerOptions: Sendable {
  /// The Material icons that a menu may name.
  public var icons: IconCatalog

  /// Creates options; by default, the icons are those of the font that menuc knows.
  public init(icons: IconCatalog = .material) {
    self.icons = icons
  }
}

/// What compiling a file gave.
public struct Compilation: Sendable {
  /// The file.
  public let file: SourceFile
  /// The menu; `nil` exactly where a diagnostic is an error.
  public var menu: Menu?
  /// What is wrong, sorted by place.
  public var diagnostics: [Diagnostic]
  /// The menu's name with its place, where it could be read, even if there is no menu.
  public var name: Located<String>?

  /// Adds an error that was found by comparing files: there is no menu then.
  mutating func reject(_ diagnostic: Diagnostic) {
    menu = nil
    diagnostics.append(diagnostic)
    diagnostics.sort(by: Diagnostic.precedes)
  }
}

/// Compiles one file: bytes → nodes → what was written → what is valid.
///
/// The map of the program. Each step is one function in a file of its own; each collects what is
/// wrong and goes on with the rest.
public func compile(_ file: SourceFile, options: CompilerOptions = .init()) -> Compilation {
  let parsed = parse(file)
  var diagnostics = parsed.diagnostics
  var draft: MenuDraft?
  var names: Resolution?
  if let document = parsed.document {
    let decoded = decode(document, icons: options.icons)
    diagnostics += decoded.diagnostics
    draft = decoded.draft
  }
  if let draft {
    let resolution = resolve(draft)
    diagnostics += check(draft, resolution)
    names = resolution
  }
  diagnostics.sort(by: Diagnostic.precedes)

  var compilation = Compilation(file: file, menu: nil, diagnostics: diagnostics)
  compilation.name = draft.flatMap { draft in draft.name?.map { draft.string($0.text) } }
  if let draft, let names, !diagnostics.contains(where: { $0.severity == .error }) {
    compilation.menu = lower(draft, names)
  }
  return compilation
}
