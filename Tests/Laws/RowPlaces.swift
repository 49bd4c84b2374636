import MenuEditing
import MenuModel

/// Where the rows of a menu stand, but for the header row, which nothing moves.
struct RowPlaces: Equatable {
  /// A section with its rows.
  struct List: Equatable {
    var id: String
    var rows: [String]
  }

  private(set) var lists: [List]
  private(set) var hidden: [String]

  init(of menu: Menu) {
    func ids(_ rows: ArraySlice<Row>) -> [String] { rows.map { menu.texts.string($0.id.text) } }
    let start = menu.hasHeaderRow ? 1 : 0
    lists = menu.sections.map { section in
      let rows = ids(menu.rows[section.rows].dropFirst(max(0, start - section.rows.lowerBound)))
      return List(id: String(decoding: menu.id(of: section), as: UTF8.self), rows: rows)
    }
    hidden = ids(menu.hidden)
  }

  /// The places once a row was moved; the requests are those of ``Laws/checkMoves(in:)``.
  func moving(_ request: MoveRequest) -> RowPlaces {
    var places = self
    let home = lists.firstIndex { $0.rows.contains(request.row) }
    for index in lists.indices { places.lists[index].rows.removeAll { $0 == request.row } }
    places.hidden.removeAll { $0 == request.row }
    switch request.position {
    case .before(let anchor): places.insert(request.row, at: anchor, 0)
    case .after(let anchor): places.insert(request.row, at: anchor, 1)
    case .first, .last:
      if request.list == .hidden {
        places.hidden.append(request.row)
      } else if let home {
        places.lists[home].rows.append(request.row)
      }
    }
    return places
  }

  private mutating func insert(_ row: String, at anchor: String, _ offset: Int) {
    for index in lists.indices {
      guard let place = lists[index].rows.firstIndex(of: anchor) else { continue }
      lists[index].rows.insert(row, at: place + offset)
    }
  }

  /// What puts a row where it stands; `nil` where it stands alone.
  func request(for row: String) -> MoveRequest? {
    for rows in lists.map(\.rows) {
      guard let index = rows.firstIndex(of: row) else { continue }
      if index > 0 { return MoveRequest(row, .after(rows[index - 1])) }
      if index + 1 < rows.count { return MoveRequest(row, .before(rows[index + 1])) }
    }
    return nil
  }
}
