public import Messages

extension Change {
  /// The change in a sentence.
  ///
  /// - Parameter quote: how a name or text of a menu is shown, so that it disturbs nothing.
  /// - Returns: the sentence.
  public func message(quote: (String) -> String) -> Message {
    let subject = subject.message(quote)
    return switch action {
    case .added(let place): added(subject, place, quote)
    case .removed(let isRetired): removed(subject, isRetired)
    case .renamed(let name):
      Message(
        en: "\(subject.english) is called \(quote(name)) now",
        ja: "\(subject.japanese)の名前が \(quote(name)) に変わりました")
    case .moved(let from, let to): Self.moved(subject, from, to, quote)
    case .changed(let property, let old, let new):
      Self.changed(subject, property.name, old.map(quote), new.map(quote))
    case .shiftsPositions(true):
      Message(
        en: "the header is a row now: every position after it moves down by one",
        ja: "ヘッダーが行になり、以降の位置がすべて 1 つ後ろにずれます")
    case .shiftsPositions(false):
      Message(
        en: "the header is no row any more: every position after it moves up by one",
        ja: "ヘッダーが行でなくなり、以降の位置がすべて 1 つ前にずれます")
    }
  }

  private func added(
    _ subject: Message, _ place: Place?, _ quote: (String) -> String
  ) -> Message {
    switch (self.subject, place) {
    case (.retired, _):
      return Message(en: "\(subject.english) is retired", ja: "\(subject.japanese)が廃止されました")
    case (.row, let place?) where risk == .breaking:
      let place = place.message(quote)
      return Message(
        en: "\(subject.english), a retired id, came back \(place.english)",
        ja: "廃止された\(subject.japanese)が\(place.japanese)に復活しました")
    case (_, let place?):
      let place = place.message(quote)
      return Message(
        en: "\(subject.english) was added \(place.english)",
        ja: "\(subject.japanese)を\(place.japanese)に追加")
    case (.name, nil):
      return Message(
        en: "\(subject.english) is new: the app has to handle it",
        ja: "\(subject.japanese)が新しく使われます（アプリ側の対応が必要です）")
    case (_, nil):
      return Message(en: "\(subject.english) was added", ja: "\(subject.japanese)を追加")
    }
  }

  private func removed(_ subject: Message, _ isRetired: Bool) -> Message {
    switch self.subject {
    case .retired:
      Message(
        en: "\(subject.english) is no longer retired", ja: "\(subject.japanese)の廃止が取り消されました")
    case .name:
      Message(
        en: "\(subject.english) goes: no row uses it any more",
        ja: "\(subject.japanese)がなくなります（使う行がなくなりました）")
    case .row where isRetired:
      Message(
        en: "\(subject.english) was removed and retired", ja: "\(subject.japanese)を削除し、廃止")
    case .row:
      Message(
        en: "\(subject.english) was removed, but its id is not in `retired:`",
        ja: "\(subject.japanese)を削除（`retired:` に id がありません）")
    default: Message(en: "\(subject.english) was removed", ja: "\(subject.japanese)を削除")
    }
  }

  private static func moved(
    _ subject: Message, _ from: Place, _ to: Place, _ quote: (String) -> String
  ) -> Message {
    let target = to.message(quote)
    switch (from, to) {
    case (_, .hidden):
      return Message(en: "\(subject.english) is hidden now", ja: "\(subject.japanese)を非表示に変更")
    case (.hidden, _):
      return Message(
        en: "\(subject.english) is shown now, \(target.english)",
        ja: "\(subject.japanese)を\(target.japanese)に表示")
    case (.header, _):
      return Message(
        en: "\(subject.english) is no header row any more, but stands \(target.english)",
        ja: "\(subject.japanese)がヘッダー行から\(target.japanese)に移動")
    case (_, .header):
      return Message(
        en: "\(subject.english) is the header row now", ja: "\(subject.japanese)をヘッダー行に変更")
    case (.shown(let old, let section), .shown(let new, let other)) where section == other:
      let inside = section.map { Message(en: " in \(quote($0))", ja: "\(quote($0)) で") }
      return Message(
        en: "\(subject.english) moved from \(old.ordinal) to \(new.ordinal)"
          + (inside?.english ?? ""),
        ja: "\(subject.japanese)が\(inside.map { " " + $0.japanese } ?? "") \(old) 番目から "
          + "\(new) 番目に移動")
    case (.shown, .shown):
      let origin = from.message(quote)
      return Message(
        en: "\(subject.english) moved from \(origin.bare) to \(target.bare)",
        ja: "\(subject.japanese)が\(origin.japanese)から\(target.japanese)に移動")
    }
  }

  private static func changed(
    _ subject: Message, _ property: Message, _ old: String?, _ new: String?
  ) -> Message {
    let name = Message(
      en: "\(property.english) of \(subject.english)",
      ja: "\(subject.japanese)の\(property.japanese)")
    return switch (old, new) {
    case (let old?, let new?):
      Message(
        en: "\(name.english) changed from \(old) to \(new)",
        ja: "\(name.japanese)を \(old) から \(new) に変更")
    case (nil, let new?):
      Message(en: "\(name.english) is \(new) now", ja: "\(name.japanese)に \(new) を設定")
    case (let old, nil):
      Message(
        en: "\(name.english) was removed; it was \(old ?? "")",
        ja: "\(name.japanese)（\(old ?? "")）を削除")
    }
  }
}

extension Change.Subject {
  fileprivate func message(_ quote: (String) -> String) -> Message {
    switch self {
    case .menu: Message(en: "the menu", ja: "メニュー")
    case .file(let path): Message(en: "the file \(quote(path))", ja: "ファイル \(quote(path)) ")
    case .header: Message(en: "the header", ja: "ヘッダー")
    case .drawer: Message(en: "the drawer", ja: "ドロワー")
    case .row(let id): Message(en: quote(id), ja: "行 \(quote(id)) ")
    case .section(let id): Message(en: "section \(quote(id))", ja: "セクション \(quote(id)) ")
    case .condition(let id): Message(en: "condition \(quote(id))", ja: "条件 \(quote(id)) ")
    case .name(let name):
      Message(
        en: "the Swift name \(quote(name.swiftName))",
        ja: "Swift の名前 \(quote(name.swiftName)) ")
    case .retired(let id): Message(en: "id \(quote(id))", ja: "id \(quote(id)) ")
    }
  }
}

extension Place {
  /// The place with its preposition.
  fileprivate func message(_ quote: (String) -> String) -> PlaceWords {
    switch self {
    case .header: PlaceWords(preposition: "as ", bare: "the header row", japanese: "ヘッダー行")
    case .hidden: PlaceWords(preposition: "in ", bare: "`hidden:`", japanese: "非表示")
    case .shown(let ordinal, nil):
      PlaceWords(preposition: "as ", bare: ordinal.ordinal, japanese: " \(ordinal) 番目")
    case .shown(let ordinal, let section?):
      PlaceWords(
        preposition: "as ", bare: "\(ordinal.ordinal) in \(quote(section))",
        japanese: " \(quote(section)) の \(ordinal) 番目")
    }
  }
}

/// A place in words.
private struct PlaceWords {
  var preposition: String
  var bare: String
  var japanese: String

  var english: String { preposition + bare }
}

extension Int {
  /// The number as English counts: 1st, 2nd, 3rd, 4th, 11th.
  fileprivate var ordinal: String {
    let ending =
      switch (self % 100, self % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(ending)"
  }
}
