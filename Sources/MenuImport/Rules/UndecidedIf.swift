import Diagnostics
import Messages

/// A condition of the preprocessor on which the rows depend, and that nobody decided.
enum UndecidedIf: Rule {
  static let id: RuleID = "undecided-if"
  static let explanation = Explanation(
    summary: Message(
      en: "The numbers of rows depend on a condition that menuc cannot decide.",
      ja: "行の番号を決める `#if` の条件がわかりません。"),
    reason: Message(
      en: """
        What an `#if` asks for is often given by the build of the app, not by a file. With the wrong \
        branch, rows would be missing or have other numbers.
        """,
      ja: """
        `#if` の条件は、ファイルではなくアプリのビルド設定で決まることがあります。\
        誤った側を選ぶと、行が抜けたり番号が変わったりします。
        """),
    remedy: Message(
      en: "Say what holds: `-D NAME` defines a name, `-D NAME=VALUE` with a value, `-U NAME` not.",
      ja: """
        `-D 名前` で定義あり、`-D 名前=値` で値を指定、`-U 名前` で定義なし、と指定してください。
        """),
    wrong: """
      #define HOME_ROW 0
      #ifdef CAMPAIGN
      #define HELP_ROW 2
      #else
      #define HELP_ROW 1
      #endif
      """,
    right: """
      #define CAMPAIGN
      #define HOME_ROW 0
      #ifdef CAMPAIGN
      #define HELP_ROW 2
      #else
      #define HELP_ROW 1
      #endif
      """, syntax: .c)

  /// Reports one condition with what depends on it.
  static func report(
    _ condition: UndecidedCondition, _ constants: [Constant], to reports: inout Reports
  ) {
    let notes = constants.prefix(20).map { constant in
      let name = Message.quoted(constant.name)
      return reports.note(
        Message(en: "\(name) depends on it", ja: "\(name) の値が変わります"), at: constant.place,
        for: condition.place.file)
    }
    let name = condition.names.first
    reports.add(
      Diagnostic(
        Self.self, at: condition.place.range,
        Message(
          en: "the rows depend on a condition that is not decided",
          ja: "行の番号が、決まっていない条件によって変わります"),
        notes: Array(notes),
        help: name.map { name in
          Message(
            en: "say `-D \(name)` where it is defined, `-U \(name)` where it is not",
            ja: "定義されているなら `-D \(name)`、いないなら `-U \(name)` を指定してください")
        }), in: condition.place.file)
  }
}
