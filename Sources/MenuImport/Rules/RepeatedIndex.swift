import Diagnostics
import Messages

/// Two rows of a section with one number.
enum RepeatedIndex: Rule {
  static let id: RuleID = "repeated-index"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "Two rows of a section have the same number.", ja: "1 つのセクションに、同じ番号の行が 2 つあります。"),
    reason: Message(
      en: """
        A table shows one row at each place. Perhaps only one of the two is ever shown, or the app \
        adds an offset at run time.
        """,
      ja: """
        表の 1 つの位置に表示できる行は 1 つです。どちらか一方しか表示しないか、\
        実行時に番号をずらしている可能性があります。
        """),
    remedy: Message(
      en:
        "Give each row a `when:` if one takes the place of the other, or make one of them a variant.",
      ja: "入れ替わりで表示する行なら、それぞれに `when:` を付けるか、1 行にまとめて `variants:` で書き分けてください。"),
    wrong: """
      #define HOME_ROW 0
      #define LOG_IN_ROW 1
      #define LOG_OUT_ROW 1
      """,
    right: """
      #define HOME_ROW 0
      #define LOG_IN_ROW 1
      #define LOG_OUT_ROW 2
      """, syntax: .c)

  /// Reports repetitions among constants that are sorted by value.
  static func report(_ constants: [Constant], to reports: inout Reports) {
    for (first, second) in zip(constants, constants.dropFirst()) {
      guard let number = second.integer, first.integer == number else { continue }
      let (one, other) = (Message.quoted(first.name), Message.quoted(second.name))
      reports.add(
        Diagnostic(
          Self.self, at: second.place.range,
          Message(
            en: "\(one) and \(other) both have the number \(number)",
            ja: "\(one) と \(other) の番号がどちらも \(number) です"),
          notes: [
            reports.note(
              Message(en: "the other one", ja: "もう一方はここです"), at: first.place,
              for: second.place.file)
          ]), in: second.place.file)
    }
  }
}
