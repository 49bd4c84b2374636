import Messages

/// What must stand in a place, for messages.
enum Shape {
  case key
  case mapping
  case list
  case text
  case rowID
  case title
  case icon
  case destination
  case order
  case number
  case choice([String])

  /// Whether a list may stand there.
  var isList: Bool {
    switch self {
    case .list, .order: true
    default: false
    }
  }

  var message: Message {
    switch self {
    case .key: Message(en: "a key, which is a plain word", ja: "キー（単語）")
    case .mapping: Message(en: "keys with values (`key: value`)", ja: "「キー: 値」の形")
    case .list: Message(en: "a list (`- item` or `[item, item]`)", ja: "リスト（`- 項目` または `[項目, 項目]`）")
    case .text: Message(en: "a text", ja: "文字列")
    case .rowID: Message(en: "the id of one row", ja: "行の id（1 つ）")
    case .title:
      Message(
        en: "a text, or one for each language (`{ ja: …, en: … }`)",
        ja: "文字列、または言語ごとの文字列（`{ ja: …, en: … }`）")
    case .icon:
      Message(
        en: "the name of a Material icon, or `{ material: …, sf: …, asset: … }`",
        ja: "Material アイコンの名前、または `{ material: …, sf: …, asset: … }`")
    case .destination:
      Message(
        en: "a URL, or `{ screen: … }`, `{ storyboard: … }` or `{ action: … }`",
        ja: "URL、または `{ screen: … }`、`{ storyboard: … }`、`{ action: … }`")
    case .order:
      Message(
        en: "a list of row ids, or a list for each section",
        ja: "行の id のリスト、またはセクションごとのリスト")
    case .number: Message(en: "a number", ja: "数値")
    case .choice(let words):
      Message(
        en: "one of \(words.map { "`\($0)`" }.joined(separator: ", "))",
        ja: "\(words.map { "`\($0)`" }.joined(separator: "、")) のどれか")
    }
  }
}
