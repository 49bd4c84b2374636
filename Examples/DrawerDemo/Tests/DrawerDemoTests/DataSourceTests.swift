import Menus
import Testing

@testable import DrawerDemo

@Suite struct DataSourceTests {
  private func dataSource(
    _ session: Session, language: String = "en", badges: BadgeCounts = BadgeCounts()
  ) -> DrawerDataSource {
    DrawerDataSource(
      menu: session.menu,
      localizer: Localizer(language: language, strings: AppStrings.table(for: language)),
      badges: badges, servers: ["tokyo.example.com"])
  }

  @Test func countsAreThoseOfTheState() {
    let signedOut = dataSource(Session())
    #expect(signedOut.numberOfSections() == 3)
    #expect(signedOut.numberOfRows(inSection: 0) == 3)
    let signedIn = dataSource(Session(isSignedIn: true, isCampaignRunning: true))
    #expect(signedIn.numberOfSections() == 4)
    #expect(signedIn.numberOfRows(inSection: 0) == 5)
    #expect(signedIn.numberOfRows(inSection: 9) == 0)
  }

  @Test func appFillsTheSectionOfServers() {
    let signedIn = dataSource(Session(isSignedIn: true))
    #expect(signedIn.titleForHeader(inSection: 1) == "Servers")
    #expect(signedIn.numberOfRows(inSection: 1) == 1)
    #expect(signedIn.cell(at: IndexPath(row: 0, section: 1)) == .server("tokyo.example.com"))
    #expect(signedIn.cell(at: IndexPath(row: 1, section: 1)) == nil)
    #expect(signedIn.destination(at: IndexPath(row: 0, section: 1)) == nil)
  }

  @Test func cellsShowTitlesAndPictures() {
    let source = dataSource(Session(isSignedIn: true))
    #expect(source.cell(at: IndexPath(row: 0, section: 0)) == .userInfo)
    #expect(
      source.cell(at: IndexPath(row: 1, section: 0))
        == .row(RowContent(text: "Bookings", icon: .asset("ic_booking"))))
    #expect(
      source.cell(at: IndexPath(row: 1, section: 2))
        == .row(RowContent(text: "利用規約", icon: .symbol("doc.text"))))
    #expect(
      source.cell(at: IndexPath(row: 0, section: 3))
        == .row(RowContent(text: "バージョン", isEnabled: false)))
    #expect(source.cell(at: IndexPath(row: 5, section: 0)) == nil)
  }

  @Test func badgesShowWhatThereIsToCount() {
    let favorite = IndexPath(row: 2, section: 0)
    let some = dataSource(Session(), badges: BadgeCounts(favorites: 3))
    let icon = Picture.glyph("\u{E87D}")
    #expect(
      some.cell(at: favorite) == .row(RowContent(text: "Favorites", icon: icon, badge: 3)))
    #expect(
      dataSource(Session()).cell(at: favorite) == .row(RowContent(text: "Favorites", icon: icon)))
  }

  @Test func keysAreLookedUpInTheAppsStrings() {
    let history = IndexPath(row: 3, section: 0)
    let session = Session(isSignedIn: true)
    let icon = Picture.glyph("\u{E889}")
    #expect(
      dataSource(session, language: "ja").cell(at: history)
        == .row(RowContent(text: "閲覧履歴", icon: icon)))
    // Neither the menu nor the app has it in Chinese; the key shows what is missing.
    #expect(
      dataSource(session, language: "zh-Hans").cell(at: history)
        == .row(RowContent(text: "menu.history", icon: icon)))
  }

  @Test(arguments: [
    (["en-US", "ja-JP"], "en"), (["zh-Hans-CN"], "zh-Hans"), (["fr-FR", "en"], "en"),
    (["fr-FR"], "ja"), ([], "ja"),
  ])
  func languageIsTheFirstThatTheMenuHas(preferred: [String], expected: String) {
    #expect(Localizer.language(preferred: preferred) == expected)
  }

  @Test func drawerAsText() {
    let source = dataSource(Session(), language: "ja")
    let selected = IndexPath(row: 1, section: 0)
    #expect(
      TextDrawer(dataSource: source, selected: selected).lines == [
        "  [ user ]",
        "> 予約確認  <ic_booking>",
        "  お気に入り  <U+E87D>",
        "  -- ヘルプ --",
        "  よくある質問  <U+E887>",
        "  利用規約  <doc.text>",
        "  -- その他 (pinned) --",
        "  バージョン",
        "  ログイン  <U+EA77>",
      ])
  }
}
