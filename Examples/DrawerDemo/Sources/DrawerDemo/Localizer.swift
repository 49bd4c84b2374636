import Menus

/// Titles in one language: those that the menu holds, and those of the app's string tables.
struct Localizer {
  let language: String
  /// The app's own strings, by key.
  ///
  /// In an app, they are in its bundle: `localizedString(forKey:value:table:)`.
  let strings: [String: String]

  func title(of row: SideMenu.VisibleRow) -> String {
    lookUp(row.titleKey) ?? row.title(in: language)
  }

  func title(of section: SideMenu.Section) -> String? {
    lookUp(section.titleKey) ?? section.title(in: language)
  }

  private func lookUp(_ key: String?) -> String? {
    key.flatMap { strings[$0] }
  }

  /// The first of the user's languages that the menu has, else the menu's first.
  ///
  /// A user prefers `en-US` where the menu says `en`, so tags lose their last subtags until one
  /// matches. In an app, `Bundle.preferredLocalizations(from:forPreferences:)` does the same.
  static func language(
    preferred: [String], available: [String] = SideMenu.languages
  ) -> String {
    for tag in preferred {
      var subtags = tag.split(separator: "-")
      while !subtags.isEmpty {
        let candidate = subtags.joined(separator: "-")
        if available.contains(candidate) { return candidate }
        subtags.removeLast()
      }
    }
    return available.first ?? "ja"
  }
}
