import Diagnostics
import MenuCompiler
@testable import MenuDiff
import MenuModel
import Messages
import Testing

/// A menu of rows `a` to `e`, with what else the test wants.
private func menu(
  order: String = "order: [a, b, c, d, e]", rows: String = "", more: String = "",
  name: String = "SideMenu"
) throws -> Menu {
  let text = """
    menu: \(name)
    conditions: [x, y]
    rows:
      a: { title: A, destination: { screen: Home } }
      b: { title: B, when: { x: true } }
      c: { title: { ja: シー, en: C }, icon: home }
      d: { title: D, when: { y: true } }
      e: { title: E, destination: { action: log_out } }
    \(rows)
    \(order)
    \(more)
    """
  let compilation = compile(SourceFile(path: "a.yaml", text: text + "\n"))
  return try #require(compilation.menu, "\(compilation.diagnostics.map(\.message.english))")
}

private func told(_ old: Menu, _ new: Menu, in language: Language = .english) -> [String] {
  compare(old, new).map { change in
    "\(change.risk.rawValue): \(change.message { "`\($0)`" }[language])"
  }
}

@Suite struct ComparisonTests {
  @Test func equalMenusHaveNoChanges() throws {
    #expect(told(try menu(), try menu()) == [])
  }

  @Test("A row that moved is one change, however many rows it passed")
  func moves() throws {
    let old = try menu()
    #expect(
      told(old, try menu(order: "order: [a, d, b, c, e]")) == [
        "order: `d` moved from 4th to 2nd"
      ])
    #expect(
      told(old, try menu(order: "order: [b, c, d, e, a]"), in: .japanese) == [
        "order: 行 `a` が 1 番目から 5 番目に移動"
      ])
    #expect(told(old, try menu(order: "order: [e, d, c, b, a]")).count == 4)
  }

  @Test func hidingShowingAndSections() throws {
    let old = try menu()
    let hidden = try menu(order: "order: [a, b, c, d]\nhidden: [e]")
    #expect(told(old, hidden) == ["order: `e` is hidden now"])
    #expect(told(hidden, old) == ["order: `e` is shown now, as 5th"])
    // The one section without a name is called `main`.
    let sections = try menu(order: "order: { main: [a, b, c], other: [e, d] }")
    #expect(
      told(old, sections) == [
        "order: section `other` was added as 2nd",
        "order: `e` moved from 5th to 1st in `other`",
        "order: `d` moved from 4th to 2nd in `other`",
      ])
    let swapped = try menu(order: "order: { other: [e, d], main: [a, c, b] }")
    #expect(
      told(sections, swapped) == [
        "order: section `other` moved from 2nd to 1st",
        "order: `c` moved from 3rd to 2nd in `main`",
      ])
    #expect(
      told(sections, try menu(order: "order: { main: [a, b, c], last: [e, d] }")) == [
        "breaking: section `other` is called `last` now"
      ])
    #expect(
      told(sections, old) == [
        "breaking: section `other` was removed",
        "order: `d` moved from 2nd in `other` to 4th",
        "order: `e` moved from 1st in `other` to 5th",
      ])
  }

  @Test func comingAndGoing() throws {
    let old = try menu()
    let more = try menu(
      order: "order: [a, b, c, d, e, f]", rows: "  f: { title: F, destination: { screen: F } }")
    #expect(
      told(old, more) == [
        "order: `f` was added as 6th",
        "cosmetic: the Swift name `Screen.f` is new: the app has to handle it",
      ])
    #expect(
      told(more, old) == [
        "breaking: `f` was removed, but its id is not in `retired:`",
        "breaking: the Swift name `Screen.f` goes: no row uses it any more",
      ])
    let retired = try menu(more: "retired: [f]")
    #expect(
      told(more, retired) == [
        "order: `f` was removed and retired",
        "order: the Swift name `Screen.f` goes: no row uses it any more",
      ])
    #expect(told(retired, more).first == "breaking: `f`, a retired id, came back as 6th")
    #expect(told(old, retired) == ["cosmetic: id `f` is retired"])
    #expect(told(retired, old) == ["cosmetic: id `f` is no longer retired"])
  }

  @Test func aRowThatSaysAndOpensTheSameWasRenamed() throws {
    let old = try menu(
      order: "order: [f, a, b, c, d, e]", rows: "  f: { title: F, destination: { screen: F } }")
    let new = try menu(
      order: "order: [a, b, c, d, e, g]", rows: "  g: { title: F, destination: { screen: F } }")
    #expect(
      told(old, new) == [
        "breaking: `f` is called `g` now", "order: `g` moved from 1st to 6th",
      ])
  }

  @Test func values() throws {
    let row = "  f: { title: F, VALUES }"
    func menuWith(_ values: String) throws -> Menu {
      try menu(
        order: "order: [a, b, c, d, e, f]", rows: row.replacing("VALUES", with: values))
    }
    let old = try menuWith("icon: star, symbol: kOld, value: 7")
    #expect(
      told(old, try menuWith("icon: home, value: 8, when: { y: false, x: true }")) == [
        "cosmetic: icon of `f` changed from `star` to `home`",
        "breaking: C name of `f` was removed; it was `kOld`",
        "breaking: C value of `f` changed from `7` to `8`",
        "order: condition to be shown of `f` is `x: true, y: false` now",
      ])
    #expect(
      told(
        try menuWith("variants: [{ when: { x: true }, title: One }]"),
        try menuWith("variants: [{ when: { x: true }, title: Two }]")) == [
          "cosmetic: title while x: true of `f` changed from `One` to `Two`"
        ])
  }

  @Test func theHeader() throws {
    let old = try menu()
    let row = try menu(more: "header: { row: user, name: { size: 20 } }")
    #expect(
      told(old, row) == [
        "breaking: the header was added",
        "order: the header is a row now: every position after it moves down by one",
        "order: `user` was added as the header row",
      ])
    #expect(
      told(row, try menu(more: "header: { row: user, name: { size: 24 } }")) == [
        "cosmetic: size of the name of the header changed from `20` to `24`"
      ])
    #expect(
      told(row, try menu(more: "header: { row: user }")) == [
        "breaking: size of the name of the header was removed; it was `20`"
      ])
    #expect(
      told(row, try menu(more: "header: { name: { size: 20 } }")) == [
        "order: the header is no row any more: every position after it moves up by one",
        "breaking: `user` was removed, but its id is not in `retired:`",
      ])
  }

  @Test func theRest() throws {
    let old = try menu()
    #expect(
      told(old, try menu(more: "drawer: { width: 80% }\ninitial: a", name: "Other")) == [
        "breaking: the menu is called `Other` now",
        "cosmetic: row selected at start of the menu is `a` now",
        "cosmetic: width of the drawer changed from `280` to `80%`",
      ])
  }
}
