/// The app's string tables, for the titles that the menu gives by key.
enum AppStrings {
  static func table(for language: String) -> [String: String] {
    switch language {
    case "ja": ["menu.history": "閲覧履歴", "menu.servers": "サーバー"]
    case "en": ["menu.history": "History", "menu.servers": "Servers"]
    default: [:]
    }
  }
}
