/// A language that menuc speaks to its users.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// Reads the language from a locale's name, such as `ja_JP.UTF-8`; `nil` where menuc does not
  /// speak it.
  public init?(locale: some StringProtocol) {
    let tag = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self.init(rawValue: tag.lowercased())
  }

  /// Chooses the language as POSIX chooses a message catalog: the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set and not empty decides.
  ///
  /// - Parameter variable: the value of an environment variable, `nil` where it is not set.
  public init(environment variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    self = locale.flatMap { Language(locale: $0) } ?? .english
  }
}
