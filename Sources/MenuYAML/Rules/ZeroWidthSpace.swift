public import Diagnostics
import Messages
import Spelling

/// A space without width, which comes along when a text is copied.
enum ZeroWidthSpace: Rule {
  static let id: RuleID = "zero-width-space"
  static let severity = Severity.warning

  static let explanation = Explanation(
    summary: Message(
      en: "The file holds a space without width, which nobody can see.",
      ja: "目に見えない、幅のないスペースが入っています。"),
    reason: Message(
      en: """
        It comes along when a text is copied from a page. The title looks right, but a search for it \
        finds nothing, and the app may break the line there.
        """,
      ja: """
        Web ページなどからコピーしたときに紛れ込みます。見た目は正しくても検索で見つからず、\
        アプリの画面ではそこで改行されることがあります。
        """),
    remedy: Message(
      en: "Delete the character.", ja: "この文字を削除してください。"),
    wrong: """
      menu: SideMenu
      rows:
        booking: { title: 予約\u{200B}確認, icon: event_available }
      order: [booking]
      """,
    right: """
      menu: SideMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
      order: [booking]
      """)

  /// Whether the letters before an offset are Thai, Lao, Burmese or Khmer, which show so where a
  /// word ends.
  static func isExpected(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset >= 3 else { return false }
    switch (bytes[offset - 3], bytes[offset - 2]) {
    case (0xE0, 0xB8...0xBB), (0xE1, 0x80...0x82), (0xE1, 0x9E...0x9F): return true
    default: return false
    }
  }

  static func diagnostic(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is an invisible space here (\(scalar.codePointName))",
        ja: "見えないスペース（\(scalar.codePointName)）が入っています"),
      help: Message(en: "delete it", ja: "この文字を削除してください")
    ).fixed(.safe, with: "")
  }
}

extension [Diagnostic] {
  /// The diagnostics without the spaces that lie in what another one is about: one mistake, one
  /// diagnostic.
  public func withoutRepeatedSpaces() -> [Diagnostic] {
    guard contains(where: { $0.rule == ZeroWidthSpace.id }) else { return self }
    let others = filter { $0.rule != ZeroWidthSpace.id }.sorted(by: Diagnostic.precedes)
    var ends: [Int] = []
    for other in others { ends.append(Swift.max(ends.last ?? 0, other.range.upperBound)) }
    return filter { diagnostic in
      guard diagnostic.rule == ZeroWidthSpace.id else { return true }
      let next = others.partitioningIndex { $0.range.lowerBound > diagnostic.range.lowerBound }
      return next == 0 || ends[next - 1] < diagnostic.range.upperBound
    }
  }
}
