/// Who may use the generated Swift.
public enum AccessLevel: String, CaseIterable, Sendable {
  /// The module that it is compiled into.
  case `internal`
  /// The package.
  case package
  /// Everybody who imports the module.
  case `public`

  /// What stands before a declaration: `internal` is Swift's default and is left out.
  var modifier: String {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
