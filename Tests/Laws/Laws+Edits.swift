import Diagnostics
import MenuCompiler
import MenuEditing
import MenuEmitters
import MenuModel

extension Laws {
  /// A formatted file means the same, and formatting it again changes nothing.
  mutating func checkFormat(of menu: Menu) {
    let after = compile(format(compilation))
    guard let formatted = after.menu else {
      return expect(false, "a formatted menu is none any more")
    }
    expect(outputs(of: formatted) == outputs(of: menu), "a formatted menu means something else")
    let told = [compilation, after].map { $0.diagnostics.map(\.rule.name).sorted() }
    expect(told[0] == told[1], "of a formatted menu something else is told")
    expect(format(after).bytes == after.file.bytes, "formatting a second time changes more")
  }

  /// What is moved compiles to what was asked for, or is refused, and can be moved back.
  mutating func checkMoves(in menu: Menu) {
    let places = RowPlaces(of: menu)
    let rows = places.lists.flatMap(\.rows)
    guard let first = rows.first, let last = rows.last, first != last else { return }
    for request in [
      MoveRequest(last, .before(first)), MoveRequest(first, .last),
      MoveRequest(first, .after(last)), MoveRequest(first, .last, in: .hidden),
    ] {
      check(request, of: menu, places)
    }
    let reversed = Array(rows.reversed())
    if places.lists.count == 1, let file = try? reorder(reversed, of: compilation) {
      let order = compile(file).menu.map { RowPlaces(of: $0).lists[0].rows }
      expect(order == reversed, "a new order is another one")
    }
  }

  private mutating func check(_ request: MoveRequest, of menu: Menu, _ places: RowPlaces) {
    guard let file = try? move(request, in: compilation) else { return }
    let after = compile(file)
    guard let moved = after.menu else {
      return expect(false, "a menu with a moved row is none any more: \(request)")
    }
    expect(RowPlaces(of: moved) == places.moving(request), "a row is elsewhere: \(request)")
    guard let request = places.request(for: request.row),
      let back = try? move(request, in: after)
    else { return }
    let meaning = compile(back).menu.map(outputs)
    expect(meaning == outputs(of: menu), "a row that came back changed the menu: \(request)")
  }

  private func outputs(of menu: Menu) -> [[UInt8]] {
    let source = MenuSource(path: "", bytes: [])
    return OutputKind.allCases.map { emit($0, menu, from: source) }
  }
}
