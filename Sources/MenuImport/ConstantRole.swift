import Messages

/// What a constant is for, as its name says.
enum ConstantRole {
  case row
  case section
  /// Something else than a place in a menu.
  case other(Reason)

  /// Why a constant is no row.
  enum Reason {
    case count
    case tag
    case size
    /// A mark such as `None` or `Last`.
    case sentinel
    /// A second name of another constant.
    case alias
    case negative
    /// More than a menu has places.
    case tooLarge
    case text
    case fraction
    case parameters
    /// It has no value at all, or one that is no integer.
    case noNumber
    /// It is declared alone; its value is elsewhere.
    case external
    case commentedOut
    /// It stands outside the enum that has the rows.
    case outside
    /// Nothing in its name says that it is a row, where others say so.
    case unmarked
  }

  /// The words that mark rows, the surest first.
  static let rowMarks: [Set<String>] = [
    ["row"], ["item"], ["index", "idx", "indexpath"], ["cell"], ["position", "pos"],
    ["menu"], ["tab"],
  ]

  /// The words that mark sections.
  static let sectionMarks: Set = ["section", "sections", "group", "groups"]
}

extension ConstantRole.Reason {
  /// The reason that a constant's value gives, before its name is looked at.
  init?(_ value: Constant.Value) {
    switch value {
    case .integer(let number):
      if number < 0 {
        self = .negative
      } else if number > Int(Int32.max) {
        self = .tooLarge
      } else {
        return nil
      }
    case .failure(.text): self = .text
    case .failure(.fraction): self = .fraction
    case .failure(.empty): self = .noNumber
    case .failure(.external): self = .external
    case .failure: return nil
    }
  }

  /// The reason that a constant's name gives.
  ///
  /// - Parameters:
  ///   - words: the words of the name.
  ///   - isLast: whether it ends an enum and writes no value.
  init?(words: [String], isLast: Bool = false) {
    guard let last = words.last else { return nil }
    if Self.isCount(words) {
      self = .count
    } else if Self.marks.contains(last), words.count > 1 || last != "row" {
      return nil
    } else if words.contains("tag") {
      self = .tag
    } else if Self.sizes.contains(last) {
      self = .size
    } else if Self.sentinels.contains(last) || (isLast && Self.ends.contains(last)) {
      self = .sentinel
    } else {
      return nil
    }
  }

  private static let marks = ConstantRole.rowMarks[0].union(ConstantRole.sectionMarks)
  private static let sentinels: Set = ["none", "unknown", "undefined", "invalid", "unspecified"]
  private static let ends: Set = ["end", "last", "sentinel", "limit"]
  private static let sizes: Set = [
    "height", "width", "size", "margin", "padding", "spacing", "inset", "offset", "font", "radius",
    "alpha", "duration", "interval", "timeout", "delay",
  ]
  private static let counts: Set = ["count", "counts", "max", "maximum", "total", "num", "nb"]
  private static let plurals: Set = ["rows", "sections", "items", "cells", "groups"]

  /// Whether a name tells how many there are: `ROW_COUNT`, `NB_ROWS`, `NumberOfItems`,
  /// `ACCOUNT_SECTION_ROWS`; but `PHONE_NUMBER_ROW` is a row.
  private static func isCount(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if counts.contains(last) { return true }
    if plurals.contains(last), words.count > 1 { return true }
    if words.count == 2, counts.contains(first) { return last == "row" || last == "section" }
    for (word, next) in zip(words, words.dropFirst()) {
      if word == "number", next == "of" { return true }
      if ["row", "rows", "section", "sections", "item", "items"].contains(word), next == "count" {
        return true
      }
      if ["num", "nb"].contains(word), plurals.contains(next) { return true }
    }
    return false
  }

  /// The reason, as the end of a sentence.
  var message: Message {
    switch self {
    case .count: Message(en: "it counts", ja: "個数のようです")
    case .tag: Message(en: "it is a tag", ja: "タグのようです")
    case .size: Message(en: "it is a measure", ja: "寸法や時間のようです")
    case .sentinel: Message(en: "it marks an end or nothing", ja: "終わりや「なし」を表す印のようです")
    case .alias: Message(en: "it is a second name of another", ja: "ほかの定数の別名です")
    case .negative: Message(en: "it is negative", ja: "負の数です")
    case .tooLarge: Message(en: "its value is no index", ja: "位置を表す値ではありません")
    case .text: Message(en: "it is a text", ja: "文字列です")
    case .fraction: Message(en: "it is no whole number", ja: "整数ではありません")
    case .parameters: Message(en: "it takes arguments", ja: "引数を取ります")
    case .noNumber: Message(en: "it is no number", ja: "数ではありません")
    case .external:
      Message(en: "its value is in none of the files given", ja: "値が、指定したどのファイルにもありません")
    case .outside:
      Message(en: "it stands outside the enum of the rows", ja: "行の列挙型の外にあります")
    case .commentedOut: Message(en: "it is commented out", ja: "コメントアウトされています")
    case .unmarked:
      Message(en: "its name does not say that it is one", ja: "行を表す名前ではありません")
    }
  }
}
