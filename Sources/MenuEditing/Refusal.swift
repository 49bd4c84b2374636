import Diagnostics
public import Messages
import Spelling

/// Why rows cannot be put where they were asked to go; then nothing is written.
public struct Refusal: Error {
  /// What is in the way, each in a sentence of its own.
  public var messages: [Message]
  /// Whether a name that exists is near the one that does not.
  private(set) var hasSuggestion = false

  init(_ messages: [Message]) { self.messages = messages }

  private init(en english: String, ja japanese: String) {
    messages = [Message(en: english, ja: japanese)]
  }

  static func unknownRow(_ id: String, among rows: [String]) -> Refusal {
    var speller = Speller()
    return unknownRow(id, among: rows, &speller)
  }

  /// One of many unknown rows, for which the speller has a bound.
  static func unknownRow(_ id: String, among rows: [String], _ speller: inout Speller) -> Refusal {
    unknown(
      id, among: rows, Message(en: "there is no row", ja: "という行はありません"), &speller)
  }

  static func unknownSection(_ id: String, among sections: [String]) -> Refusal {
    var speller = Speller()
    return unknown(
      id, among: sections, Message(en: "there is no section", ja: "というセクションはありません"), &speller)
  }

  private static func unknown(
    _ id: String, among known: [String], _ what: Message, _ speller: inout Speller
  ) -> Refusal {
    let name = VisibleText.quoted(id)
    guard let nearest = speller.nearest(to: id, among: known) else {
      return Refusal(en: "\(what.english) \(name)", ja: "\(name) \(what.japanese)")
    }
    let meant = Message.didYouMean(nearest)
    var refusal = Refusal(
      en: "\(what.english) \(name); \(meant.english)",
      ja: "\(name) \(what.japanese)。\(meant.japanese)")
    refusal.hasSuggestion = true
    return refusal
  }

  static func headerRow(_ id: String) -> Refusal {
    let name = VisibleText.quoted(id)
    return Refusal(
      en: "the header row \(name) cannot be moved: it always comes first and stands in no list",
      ja: "ヘッダーの行 \(name) は必ず先頭に表示され、どのリストにも入らないため、移動できません")
  }

  static func besideItself(_ id: String) -> Refusal {
    let name = VisibleText.quoted(id)
    return Refusal(
      en: "row \(name) cannot stand beside itself; name another row",
      ja: "\(name) を自分自身の前後には移せません。別の行を指定してください")
  }

  static func elsewhere(_ id: String, not list: MoveRequest.List) -> Refusal {
    let name = VisibleText.quoted(id)
    switch list {
    case .hidden:
      return Refusal(
        en: "row \(name) is not hidden, so that no hidden row can stand beside it",
        ja: "\(name) は `hidden:` にないため、その前後に非表示の行を置けません")
    case .section(let section):
      let section = VisibleText.quoted(section)
      return Refusal(
        en: "row \(name) does not stand in section \(section)",
        ja: "\(name) はセクション \(section) にありません")
    }
  }

  static func noSections(_ section: String) -> Refusal {
    let section = VisibleText.quoted(section)
    return Refusal(
      en: "the menu has no sections, so that a row cannot go to section \(section)",
      ja: "このメニューにはセクションがないため、\(section) には移せません")
  }

  static func invalidSection(_ id: String) -> Refusal {
    let name = VisibleText.quoted(id)
    return Refusal(
      en: "a section cannot be called \(name); use small letters, digits and `_`",
      ja: "\(name) はセクションの名前に使えません。半角の小文字、数字、`_` で書いてください")
  }

  static func whichSection(_ id: String, _ sections: [String]) -> Refusal {
    let (name, list) = (VisibleText.quoted(id), quoted(sections))
    return Refusal(
      en: "row \(name) is hidden; say with --section which section it goes to: \(list.english)",
      ja: "\(name) は非表示の行です。移す先のセクションを --section で指定してください: \(list.japanese)")
  }

  /// The file is written in a way that no splice was made for.
  static let unusualLayout = Refusal(
    en: "the lists are written in an unusual way; `menuc format` brings them into the usual one",
    ja: "リストの書き方が特殊です。`menuc format` で標準の書き方に整えてから、もう一度試してください")

  /// The file would have a mistake.
  static func mistake(_ diagnostic: Diagnostic) -> Refusal {
    Refusal(
      en:
        "nothing is changed, for the menu would then have a mistake: \(diagnostic.message.english)",
      ja: "移すとメニューに誤りが生じるため、変更しませんでした: \(diagnostic.message.japanese)")
  }

  /// The file would say something else than what was asked.
  static let otherMeaning = Refusal(
    en: """
      nothing is changed, for more than the places of the rows would be different afterwards: what \
      the file says depends on how it is written here
      """,
    ja: "行の位置以外も変わってしまう書き方になっているため、変更しませんでした")

  /// The first title in the file names the languages' order, and another one would come first.
  static let languageOrder = Refusal(
    en: """
      nothing is changed, for the languages of the titles would come in another order: name them in \
      `menuc.yaml` (`languages: [ja, en]`), or write the rows' order as a list under `order:`
      """,
    ja: """
      タイトルの言語の優先順位まで変わってしまうため、変更しませんでした。`menuc.yaml` に \
      `languages: [ja, en]` のように書くか、行の順序を `order:` のリストで書いてください
      """)

  // MARK: The whole order

  static func missing(_ rows: [String]) -> Message {
    let list = quoted(rows)
    return Message(
      en: "the new order must name every row; it lacks \(list.english)",
      ja: "新しい順序にはすべての行が必要です。足りない行: \(list.japanese)")
  }

  static func repeated(_ id: String) -> Message {
    let name = VisibleText.quoted(id)
    return Message(
      en: "row \(name) is named twice", ja: "\(name) が 2 回書かれています")
  }

  static func hiddenRow(_ id: String) -> Message {
    let name = VisibleText.quoted(id)
    return Message(
      en: "row \(name) is hidden and has no place in the order; `menuc move` shows it",
      ja: "\(name) は非表示の行なので、順序に書けません（`menuc move` で表示に戻せます）")
  }

  static func otherSection(_ id: String, in section: String, not other: String) -> Message {
    let name = VisibleText.quoted(id)
    return Message(
      en: """
        row \(name) stands in section `\(section)`, not in `\(other)`; `menuc move --section` \
        brings it there
        """,
      ja: "\(name) はセクション `\(other)` ではなく `\(section)` にあります（移すには `menuc move --section`）")
  }

  static func mixedSections(_ sections: [String]) -> Message {
    let list = quoted(sections)
    return Message(
      en: """
        the rows are of several sections; give one section's rows with --section, or all rows, \
        section by section: \(list.english)
        """,
      ja: """
        複数のセクションの行が混ざっています。--section で 1 つのセクションを指定するか、\
        すべての行をセクションごとに続けて書いてください: \(list.japanese)
        """)
  }

  private static func quoted(_ words: [String]) -> Message {
    let words = words.map { VisibleText.quoted($0) }
    return Message(en: words.joined(separator: ", "), ja: words.joined(separator: "、"))
  }
}
