public import Diagnostics

/// What `menuc.yaml` says.
///
/// Everything may be missing.
public struct Configuration: Sendable {
  /// The files and folders of menus, relative to the configuration's folder.
  public var menus: [String]?
  /// The folder for outputs, relative to the configuration's folder.
  public var outputDirectory: String?
  /// The kinds of outputs.
  public var emit: [String]?
  /// The access level of the generated Swift.
  public var access: String?
  /// The app's own list of Material icons, with its place.
  public var materialIcons: Located<String>?
  /// The app's asset catalog, with its place.
  public var assets: Located<String>?
  /// The languages that every title must have; the first one is that of `title`.
  public var languages: [String] = []
  /// The rules whose severity is not their own.
  public var severities: [RuleSeverity] = []

  /// Creates a configuration that says nothing.
  public init() {}

  /// The name of the file.
  public static let fileName = "menuc.yaml"
}

/// The words that a configuration may use for what other modules know.
public struct ConfigurationVocabulary: Sendable {
  /// The kinds of outputs.
  public var outputKinds: [String]
  /// The access levels.
  public var accessLevels: [String]

  /// Creates a vocabulary.
  public init(outputKinds: [String], accessLevels: [String]) {
    self.outputKinds = outputKinds
    self.accessLevels = accessLevels
  }
}
