import Diagnostics
import Messages

/// Numbers of rows that leave some out, or do not begin with 0.
enum IndexGap: Rule {
  static let id: RuleID = "index-gap"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "The numbers of the rows leave some out, or do not begin with 0.",
      ja: "行の番号が 0 から始まっていないか、途中の番号が抜けています。"),
    reason: Message(
      en: """
        Positions in a menu are 0, 1, 2 and so on. The old numbers are kept for C code by `value:`, \
        but the table of the app may count on a row that is not here.
        """,
      ja: """
        メニューの位置は 0、1、2 …と続きます。C のコードのために元の番号を `value:` で残しますが、\
        ここにない行がアプリの表に表示されている可能性があります。
        """),
    remedy: Message(
      en: """
        See whether a row is missing. When all code uses the constants, delete the `value:` lines.
        """,
      ja: "抜けている行がないか確認してください。コードがすべて定数を使っていれば、`value:` は削除できます。"),
    wrong: """
      #define HOME_ROW 0
      #define HELP_ROW 2
      """,
    right: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      """, syntax: .c)

  /// Reports the gaps of constants that are sorted by value.
  static func report(_ constants: [Constant], to reports: inout Reports) {
    guard let first = constants.first, let start = first.integer else { return }
    if constants.count > 2, isFlags(constants) {
      let name = Message.quoted(first.name)
      reports.add(
        Diagnostic(
          Self.self, at: first.place.range,
          Message(
            en: "the values from \(name) on are bits, not positions",
            ja: "\(name) からの値は、位置ではなくビットです")), in: first.place.file)
      return
    }
    if start != 0 {
      let name = Message.quoted(first.name)
      reports.add(
        Diagnostic(
          Self.self, at: first.place.range,
          Message(
            en: "the numbers begin with \(start), at \(name), not with 0",
            ja: "番号が 0 ではなく \(start)（\(name)）から始まっています")), in: first.place.file)
    }
    for (last, next) in zip(constants, constants.dropFirst()) {
      guard let before = last.integer, let after = next.integer, after - before > 1 else {
        continue
      }
      let isOne = after - before == 2
      let missing = isOne ? "\(before + 1)" : "\(before + 1)…\(after - 1)"
      reports.add(
        Diagnostic(
          Self.self, at: next.place.range,
          Message(
            en: isOne
              ? "no row has the number \(missing), before \(Message.quoted(next.name))"
              : "no rows have the numbers \(missing), before \(Message.quoted(next.name))",
            ja: "\(Message.quoted(next.name)) の前の番号 \(missing) の行がありません"),
          notes: [
            reports.note(
              Message(en: "the row before it", ja: "1 つ前の行はここです"), at: last.place,
              for: next.place.file)
          ]), in: next.place.file)
    }
  }

  /// Whether the values are 1, 2, 4 and so on.
  private static func isFlags(_ constants: [Constant]) -> Bool {
    constants.compactMap(\.integer).enumerated().allSatisfy { offset, value in
      offset < 31 && value == 1 << offset
    }
  }
}
