public import Diagnostics
public import MaterialIcons

/// What the compiler asks of its surroundings.
public struct CompilerOptions: Sendable {
  /// The Material icons that a menu may name; by default, those of the font that menuc knows.
  public var icons = IconCatalog.material
  /// The images of the app's asset catalog; `nil` where any name will do.
  public var assets: [String]?
  /// The languages that every title must have; the first one is that of `title`.
  public var languages: [String] = []
  /// The rules whose severity is not their own.
  public var severities: [RuleSeverity] = []
  /// Whether a menu is made of a file without errors; else the file is only checked.
  public var makesMenus = true

  /// Creates options that ask for nothing.
  public init() {}
}

extension CompilerOptions {
  /// A diagnostic with the severity that these options give it; `nil` where they switch it off.
  func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let own = severities.first(where: { $0.rule == diagnostic.rule }) else {
      return diagnostic
    }
    return own.severity.map { severity in
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}

/// The severity that a configuration gives to a rule.
public struct RuleSeverity: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// How much it matters; `nil` switches it off.
  public var severity: Severity?
}
