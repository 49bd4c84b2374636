/// The formats of diagnostics, by the names that `--format` takes.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: ``TextRenderer``.
  case text
  /// For Xcode's issue navigator: ``XcodeRenderer``.
  case xcode
  /// For programs: ``JSONRenderer``.
  case json
  /// For GitHub's annotations: ``GitHubRenderer``.
  case github
  /// For code scanning: ``SARIFRenderer``.
  case sarif

  /// Chooses the format by who listens: Xcode, a workflow of GitHub, else a person.
  ///
  /// Xcode comes first: in a workflow that runs `xcodebuild`, it is Xcode that reads the lines.
  ///
  /// - Parameter variable: the value of an environment variable, `nil` where it is not set.
  public init(environment variable: (String) -> String?) {
    if Self.isXcode(environment: variable) {
      self = .xcode
    } else if variable("GITHUB_ACTIONS") == "true" {
      self = .github
    } else {
      self = .text
    }
  }

  /// Whether Xcode or `xcodebuild` runs the process, as a script phase or for a plugin.
  ///
  /// `SRCROOT` alone does not tell: people set it in their shells.
  public static func isXcode(environment variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
    return isSet("XCODE_VERSION_ACTUAL")
      || (isSet("TARGET_NAME") && (isSet("SRCROOT") || isSet("PROJECT_DIR")))
  }

  /// Whether programs read the whole output: it is one document, even if there is nothing to tell.
  public var isDocument: Bool { self == .json || self == .sarif }

  /// Whether diagnostics are the results of a run: then they go to standard output.
  public var isResult: Bool { isDocument || self == .github }
}
