import MenuTool
import TestSupport
import Testing

/// `menuc generate --check`: what is out of date, and whose fault it is.
@Suite struct OutputCheckTests {
  private static func menu(_ order: String, hidden: String = "", title: String = "お知らせ") -> String {
    """
    menu: SideMenu
    rows:
      home: { title: ホーム, icon: home, destination: { screen: Home } }
      news: { title: \(title), icon: article, destination: { screen: News } }
      help: { title: ヘルプ, icon: help, destination: { screen: Help } }
      terms: { title: 規約, icon: gavel, destination: { screen: Terms } }
    order: [\(order)]
    hidden: [\(hidden)]

    """
  }

  private static let path = "menus/side_menu.yaml"

  /// A run whose outputs were written for one menu, and whose menu is another now.
  private func run(from old: String, to new: String) -> ToolRun {
    let run = ToolRun([Self.path: old])
    #expect(run("generate", "--quiet") == .clean)
    run.files.contents[Self.path] = Array(new.utf8)
    return run
  }

  @Test func outputsThatAreCurrentPass() {
    let menu = Self.menu("home, news, help, terms")
    let run = run(from: menu, to: menu)
    #expect(run("generate", "--check") == .clean)
    #expect(run.console.output == "all outputs are up to date\n")
    #expect(run.console.errors == "")
  }

  @Test func nothingIsWritten() {
    let run = run(
      from: Self.menu("home, news, help, terms"), to: Self.menu("terms, home, news, help"))
    let before = run.files.contents
    #expect(run("generate", "--check", "--depfile", "d", "--xcfilelist", ".") == .problems)
    #expect(run.files.contents == before)
    let empty = ToolRun([Self.path: Self.menu("home, news, help, terms")])
    #expect(empty("generate", "--check") == .problems)
    #expect(empty.files.written == [])
    #expect(empty.console.errors.contains("`Generated/SideMenu.swift` has not been generated"))
  }

  /// The rows that an edit moves or changes, and not those that only get another number.
  @Test(arguments: [
    (menu("terms, home, news, help"), ["terms"]),
    (menu("news, home, help, terms"), ["news"]),
    (menu("home, news, help, terms", title: "最新情報"), ["news"]),
    (menu("home, help, terms", hidden: "news"), ["news"]),
    (menu("terms, help, home, news"), ["terms", "help"]),
  ])
  func theRowsAtFaultAreNamed(menu: String, rows: [String]) {
    for kind in ["swift", "json"] {
      let run = run(from: Self.menu("home, news, help, terms"), to: menu)
      #expect(run("generate", "--check", "--emit", kind) == .problems)
      let names = rows.map { "`\($0)`" }.joined(separator: ", ")
      #expect(
        run.console.errors.contains("= note: it differs in \(names)\n"), "\(run.console.errors)")
    }
  }

  @Test func aTitleChangesNoHeader() {
    let run = run(
      from: Self.menu("home, news, help, terms"),
      to: Self.menu("home, news, help, terms", title: "最新情報"))
    #expect(run("generate", "--check", "--emit", "objc") == .clean)
  }

  @Test func theDifferenceIsShown() {
    let run = run(
      from: Self.menu("home, news, help, terms"), to: Self.menu("home, news, terms, help"))
    #expect(run("generate", "--check", "--emit", "objc", "--language", "ja") == .problems)
    #expect(
      run.console.output == """
        --- a/Generated/SideMenu.h
        +++ b/Generated/SideMenu.h
        @@ -8,8 +8,8 @@
         typedef NS_ENUM(NSInteger, SideMenuRow) {
           SideMenuRowHome = 0,
           SideMenuRowNews = 1,
        -  SideMenuRowHelp = 2,
        -  SideMenuRowTerms = 3
        +  SideMenuRowTerms = 2,
        +  SideMenuRowHelp = 3
         };
         #else
         typedef int SideMenuRow;
        @@ -19,8 +19,8 @@
            Values repeat where a menu has sections: each begins with 0. */
         #define SIDE_MENU_HOME_ROW 0
         #define SIDE_MENU_NEWS_ROW 1
        -#define SIDE_MENU_HELP_ROW 2
        -#define SIDE_MENU_TERMS_ROW 3
        +#define SIDE_MENU_TERMS_ROW 2
        +#define SIDE_MENU_HELP_ROW 3
         #define SIDE_MENU_ROW_COUNT 4
         
         #endif

        """)
    #expect(run.console.errors.contains("エラー: `Generated/SideMenu.h` が最新ではありません [stale-output]"))
    #expect(run.console.errors.contains("メモ: 違いがある行: "))
  }

  @Test func outputsWithoutAMenuAreSuperfluous() {
    let menu = Self.menu("home, news, help, terms")
    let run = run(from: menu, to: menu)
    run.files.contents["Generated/Old.h"] = run.files.contents["Generated/SideMenu.h"]
    run.files.contents["Generated/Old.json"] = run.files.contents["Generated/SideMenu.json"]
    run.files.contents["Generated/Own.swift"] = Array("// Written by hand.\n".utf8)
    run.files.contents["Generated/own.json"] = Array("{}\n".utf8)
    #expect(run("generate", "--check") == .problems)
    #expect(
      run.console.errors == """
        error: `Generated/Old.h` comes from no menu any more; delete it
        error: `Generated/Old.json` comes from no menu any more; delete it

        """)
    // A run that is told of one file does not know the others.
    #expect(run("generate", Self.path, "--check") == .clean)
    #expect(run("generate", "--check", "--emit", "swift") == .clean)
    #expect(run("generate", "menus", "--check", "--emit", "objc") == .problems)
  }

  @Test func aMistakeIsToldAlone() {
    let run = run(from: Self.menu("home, news, help, terms"), to: Self.menu("home, news, help"))
    #expect(run("generate", "--check") == .problems)
    #expect(!run.console.errors.contains("stale-output"))
    #expect(run.console.output == "")
  }

  @Test func machinesGetOneDocument() {
    let run = run(
      from: Self.menu("home, news, help, terms"), to: Self.menu("home, news, terms, help"))
    #expect(run("generate", "--check", "--format", "json") == .problems)
    #expect(run.console.output.hasPrefix("{\n"))
    #expect(run.console.output.hasSuffix("}\n"))
    #expect(run.console.output.contains("\"stale-output\""))
  }

  @Test func fileListsAreKeptHonest() {
    let menu = Self.menu("home, news, help, terms")
    let run = ToolRun([Self.path: menu])
    #expect(run("generate", "--xcfilelist", ".", "--quiet") == .clean)
    #expect(run("generate", "--check", "--xcfilelist", ".") == .clean)
    run.files.contents["menus/other.yaml"] = Array("menu: Other\nrows: {}\n".utf8)
    #expect(run("generate", "--check", "--xcfilelist", ".") == .problems)
    #expect(run.console.errors.contains("`menuc-inputs.xcfilelist` is out of date"))
  }
}
