import MaterialIcons
import Testing

@Suite struct MeantIcon {
  private let catalog = IconCatalog.material

  @Test(arguments: [
    ("ic_history_black_24dp", "history"), ("baseline_exit_to_app_24", "exit_to_app"),
    ("home_outlined", "home"), ("ExitToApp", "exit_to_app"), ("Icons.Default.Home", "home"),
    ("event-available", "event_available"), ("cart", "shopping_cart"), ("gear", "settings"),
    ("sign-out", "logout"), ("設定", "settings"), ("予約確認", "event_available"),
    ("icon_user", "account_circle"),
  ])
  func findsAnotherNameOfAnIcon(written: String, icon: String) {
    #expect(catalog.meant(by: written) == icon)
  }

  @Test(arguments: ["", "_", "ic_", "nothing_like_it", "favorit", "意味のない語", "24dp", "home"])
  func guessesNothing(written: String) {
    #expect(catalog.meant(by: written) == nil)
  }

  @Test func offersNothingThatAnAppsOwnFontLacks() throws {
    let own = try IconCatalog(codepoints: Array("favorite e87d".utf8))
    #expect(own.meant(by: "heart") == "favorite")
    #expect(own.meant(by: "gear") == nil)
  }
}
