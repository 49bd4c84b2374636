import Menus
import Testing

@testable import DrawerDemo

@Suite struct SelectionTests {
  private let signedOut = Session().menu
  private let signedIn = Session(isSignedIn: true).menu

  @Test func firstLaunchSelectsTheInitialRow() {
    let selection = Selection(stored: nil, in: signedOut)
    #expect(selection.row == .bookingConfirmation)
    #expect(selection.indexPath(in: signedOut) == IndexPath(row: 1, section: 0))
  }

  @Test func storedRowComesBackWhileItIsShown() {
    #expect(Selection(stored: "history", in: signedIn).row == .history)
    #expect(Selection(stored: "history", in: signedOut).row == .bookingConfirmation)
  }

  @Test(arguments: ["special_offer", "winter_fair", "no_such_row", ""])
  func rowThatIsNoMoreGivesWayToTheInitialOne(stored: String) {
    #expect(Selection(stored: stored, in: signedIn).row == .bookingConfirmation)
  }

  @Test func onlyRowsThatOpenSomethingAreSelected() throws {
    var selection = Selection(stored: nil, in: signedIn)
    selection.select(try #require(signedIn.row(section: 0, index: 2)))
    #expect(selection.stored == "favorite")
    // The version is a label, the account an action.
    selection.select(try #require(signedIn.row(section: 3, index: 0)))
    selection.select(try #require(signedIn.row(section: 3, index: 1)))
    #expect(selection.stored == "favorite")
  }
}
