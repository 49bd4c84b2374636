import Menus

@main
struct DrawerDemo {
  static func main() {
    printDrawer(of: Session(), languages: ["ja-JP"])
    printDrawer(of: Session(isSignedIn: true), languages: ["en-US", "ja-JP"])
    printDrawer(of: Session(isSignedIn: true, isCampaignRunning: true), languages: ["en-US"])
    printTaps()
    printConstants()
  }

  /// The drawer in a state, with the history selected since the last launch.
  private static func printDrawer(of session: Session, languages: [String]) {
    let language = Localizer.language(preferred: languages)
    let dataSource = DrawerDataSource(
      menu: session.menu,
      localizer: Localizer(language: language, strings: AppStrings.table(for: language)),
      badges: BadgeCounts(favorites: 3, coupons: 12),
      servers: ["tokyo.example.com", "osaka.example.com"])
    let selection = Selection(stored: "history", in: session.menu)
    let selected = selection.indexPath(in: session.menu)

    print("Signed in: \(session.isSignedIn), campaign: \(session.isCampaignRunning), \(language)")
    print(TextDrawer(dataSource: dataSource, selected: selected).lines.joined(separator: "\n"))
    print()
  }

  private static func printTaps() {
    var router = Router()
    let rows: [SideMenu.Row] = [.favorite, .bookingConfirmation, .version, .account, .history]
    for row in rows {
      // What the account row does depends on the session, so the menu is asked anew each time.
      let menu = router.session.menu
      guard let place = menu.place(of: row),
        let destination = menu.row(section: place.section, index: place.index)?.destination
      else { continue }
      router.open(destination)
    }
    print("Stack: \(router.stack.joined(separator: " > "))")
    print("Opened: \(router.openedURLs.joined(separator: " "))")
    print("Signed in: \(router.session.isSignedIn)\n")
  }

  private static func printConstants() {
    let header = SideMenu.header
    let background = header.background
    print("Background: \(background.url), kept for \(background.cacheSeconds) s")
    print("Gradient: \(header.gradient.from.alpha) to \(header.gradient.to.alpha)")
    print("Avatar: \(header.avatar.size) pt, corners of \(header.avatarCornerRadius) pt")

    let phone = Display(width: 390)
    let drawer = SideMenu.drawer
    print("Drawer: \(drawer.width(on: phone)) pt wide, \(drawer.duration) s")
    let pan = Pan(start: 10, translation: 120, velocity: 90)
    print("A slow pan of 120 pt opens it: \(drawer.completes(.opening, pan, on: phone))")
  }
}
