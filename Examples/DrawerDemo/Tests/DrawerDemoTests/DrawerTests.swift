import Menus
import Testing

@testable import DrawerDemo

@Suite struct DrawerTests {
  private let drawer = SideMenu.drawer
  private let phone = Display(width: 400)

  @Test func widthIsAShareOfTheScreen() {
    #expect(drawer.width(on: phone) == 320)
    #expect(NavigationDrawer.drawer.width == .points(280))
  }

  @Test func opensOnlyFromTheLeadingEdge() {
    #expect(drawer.canOpen(from: 24, on: phone))
    #expect(!drawer.canOpen(from: 25, on: phone))
    let rightToLeft = Display(width: 400, isRightToLeft: true)
    #expect(drawer.canOpen(from: 376, on: rightToLeft))
    #expect(!drawer.canOpen(from: 24, on: rightToLeft))
  }

  // The threshold is 35 % of 320 points, which is 112.
  @Test(arguments: [(111, false), (113, true)])
  func slowPanCompletesPastTheThreshold(translation: Double, expected: Bool) {
    let opening = Pan(start: 10, translation: translation, velocity: 0)
    #expect(drawer.completes(.opening, opening, on: phone) == expected)
    let closing = Pan(start: 300, translation: -translation, velocity: 0)
    #expect(drawer.completes(.closing, closing, on: phone) == expected)
  }

  @Test func flickDecidesByItsDirection() {
    let flick = Pan(start: 10, translation: 20, velocity: 481)
    #expect(drawer.completes(.opening, flick, on: phone))
    let back = Pan(start: 10, translation: 300, velocity: -481)
    #expect(!drawer.completes(.opening, back, on: phone))
    let slow = Pan(start: 10, translation: 20, velocity: 480)
    #expect(!drawer.completes(.opening, slow, on: phone))
  }

  @Test func panFromTheMiddleOpensNothing() {
    let pan = Pan(start: 200, translation: 200, velocity: 900)
    #expect(!drawer.completes(.opening, pan, on: phone))
    #expect(!drawer.completes(.closing, pan, on: phone))
  }

  @Test func headerLooksAsTheMenuSays() {
    let header = SideMenu.header
    #expect(header.background.cacheSeconds == 86_400)
    #expect(header.keepsBackground(after: .seconds(86_399)))
    #expect(!header.keepsBackground(after: .seconds(86_400)))
    #expect(header.gradient.alpha(at: 0) == 0)
    #expect(header.gradient.alpha(at: 0.5) == 0.4)
    #expect(header.avatarCornerRadius == 7)
    #expect(NavigationDrawer.header.avatar.shape == .circle)
    #expect(drawer.scrim.opacity == 0.6)
  }
}
