import Menus
import Testing

@testable import DrawerDemo

@Suite struct MenuTests {
  @Test func rowsStandWhereOrderPutsThem() {
    #expect(
      NavigationDrawer.rows == [.userInfo, .userBookingConfirmation, .userFavorite, .userHistory])
    #expect(NavigationDrawer.row(section: 0, index: 2) == .userFavorite)
    #expect(NavigationDrawer.row(section: 0, index: 4) == nil)
    #expect(NavigationDrawer.Row.userFavorite.position == 2)
    #expect(SideMenu.Row.account.position == 8)
    #expect(SideMenu.Row.account.indexInSection == 1)
  }

  @Test func hiddenRowKeepsItsCaseWithoutAPosition() {
    let row = SideMenu.Row.winterFair
    #expect(row.position == nil)
    #expect(row.section == nil)
    #expect(row.indexInSection == nil)
    #expect(!SideMenu.rows.contains(row))
    #expect(SideMenu.Row(id: "winter_fair") == row)
  }

  @Test func everyRowComesBackFromItsID() {
    for row in SideMenu.Row.allCases {
      #expect(SideMenu.Row(id: row.id) == row)
    }
    #expect(SideMenu.Row(id: "special_offer") == nil)
    #expect(SideMenu.retired == ["special_offer"])
  }

  @Test func signedOutUsersSeeNoHistory() throws {
    let menu = Session().menu
    #expect(menu.place(of: .history) == nil)
    #expect(menu.sections.map(\.section) == [.main, .help, .others])
    let place = try #require(menu.place(of: .account))
    #expect(IndexPath(place) == IndexPath(row: 1, section: 2))
  }

  @Test func campaignAloneShowsNoCoupon() {
    #expect(Session(isCampaignRunning: true).menu.place(of: .coupon) == nil)
    let both = Session(isSignedIn: true, isCampaignRunning: true)
    #expect(both.menu.row(section: 0, index: 4)?.row == .coupon)
  }

  @Test func whileAllConditionsHoldPlacesAreTheConstants() throws {
    let menu = SideMenu.visible { _ in true }
    for row in SideMenu.rows {
      let place = try #require(menu.place(of: row))
      #expect(place.index == row.indexInSection)
      #expect(menu.sections[place.section].section == row.section)
    }
  }

  @Test func accountTurnsIntoItsVariant() throws {
    let signedOut = try #require(Session().menu.row(section: 2, index: 1))
    #expect(signedOut.title(in: "en") == "Log in")
    #expect(signedOut.destination == .action(.logIn))
    #expect(signedOut.role == nil)

    let signedIn = try #require(Session(isSignedIn: true).menu.row(section: 3, index: 1))
    #expect(signedIn.row == signedOut.row)
    #expect(signedIn.title(in: "en") == "Log out")
    #expect(signedIn.destination == .action(.logOut))
    #expect(signedIn.role == .destructive)
  }

  @Test func menuWithoutConditionsIsAlwaysTheSame() {
    // `Condition` has no case here, and the compiler warns of any closure that takes one.
    let conditions: Set<NavigationDrawer.Condition> = []
    let menu = NavigationDrawer.visible(where: conditions.contains)
    #expect(menu.sections.flatMap(\.rows).map(\.row) == NavigationDrawer.rows)
  }
}
