public import Diagnostics
public import MaterialIcons
public import MenuModel
import MenuYAML

/// What the compiler asks of its surroundings.
public struct CompilerOptions: Sendable {
  /// The Material icons that a menu may name; by default, those of the font that menuc knows.
  public var icons = IconCatalog.material
  /// The images of the app's asset catalog; `nil` where any name will do.
  public var assets: Set<String>?
  /// The languages that every title must have; the first one is that of `title`.
  public var languages: [String] = []
  /// The rules whose severity is not their own; `nil` switches a rule off.
  public var severities: [RuleID: Severity?] = [:]

  /// Creates options that ask for nothing.
  public init() {}
}

extension CompilerOptions {
  /// A diagnostic with the severity that these options give it; `nil` where they switch it off.
  fileprivate func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let severity = severities[diagnostic.rule] else { return diagnostic }
    return severity.map { severity in
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
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

  /// Whether the file could be read to its end, so that its whole content was checked.
  let isReadable: Bool

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
    let decoded = decode(document, options)
    diagnostics += decoded.diagnostics
    draft = decoded.draft
  }
  if let draft {
    let resolution = resolve(draft)
    diagnostics += check(draft, resolution)
    diagnostics += MissingLanguage.check(draft, languages: options.languages)
    names = resolution
  }
  if let document = parsed.document {
    var excuses = Excuses(file, document)
    diagnostics = excuses.apply(to: diagnostics)
  }
  diagnostics = diagnostics.compactMap { options.adjusted($0) }
  diagnostics.sort(by: Diagnostic.precedes)

  var compilation = Compilation(
    file: file, diagnostics: diagnostics, isReadable: parsed.document != nil)
  compilation.name = draft.flatMap { draft in draft.name?.map { draft.string($0.text) } }
  if let draft, let names, !diagnostics.contains(where: { $0.severity == .error }) {
    compilation.menu = lower(draft, names, languages: options.languages)
  }
  return compilation
}
