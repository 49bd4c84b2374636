import Menus
import Testing

@testable import DrawerDemo

@Suite struct RouterTests {
  @Test func eachKindOfDestinationIsHandled() throws {
    var router = Router()
    for row in [SideMenu.Row.favorite, .bookingConfirmation, .history, .coupon] {
      router.open(try #require(row.destination))
    }
    #expect(
      router.stack == [
        "HomeViewController", "FavoritesViewController", "History/list", "Coupons/initial",
      ])
    #expect(router.openedURLs == ["relux://bookings"])
  }

  @Test func accountSignsInAndOut() throws {
    var router = Router()
    for isSignedIn in [true, false] {
      let menu = router.session.menu
      let place = try #require(menu.place(of: .account))
      let row = try #require(menu.row(section: place.section, index: place.index))
      router.open(try #require(row.destination))
      #expect(router.session.isSignedIn == isSignedIn)
    }
  }

  @Test func plainDrawerOpensScreens() throws {
    var router = Router()
    for row in NavigationDrawer.rows {
      router.open(try #require(row.destination))
    }
    #expect(router.stack.count == 1 + NavigationDrawer.rows.count)
    #expect(router.stack.last == "HistoryViewController")
  }
}
