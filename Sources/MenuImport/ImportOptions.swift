/// What the user says about sources.
public struct ImportOptions: Sendable {
  /// The macros that are defined, or not, where a condition asks for them.
  public var macros: [MacroSetting] = []
  /// The name of the enum, or the start of the names of the constants, that is meant.
  public var only: String?

  /// Creates options that say nothing.
  public init() {}
}
