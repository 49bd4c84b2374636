import Diagnostics
import Messages

/// A file in which nothing looks like a menu.
enum NoMenuFound: Rule {
  static let id: RuleID = "no-menu-found"
  static let explanation = Explanation(
    summary: Message(
      en: "Nothing in the file looks like the rows of a menu.",
      ja: "ファイルの中に、メニューの行らしいものがありません。"),
    reason: Message(
      en: """
        menuc reads numbered names: `#define`, enums and integer constants of C, enums of Swift with \
        `Int` or `String` values, and `res/menu` files of Android.
        """,
      ja: """
        取り込めるのは、C の `#define`、列挙型、整数の定数、値が `Int` か `String` の Swift の列挙型、\
        Android の `res/menu` のファイルです。
        """),
    remedy: Message(
      en: """
        Name the file in which the rows are numbered. Rows that the app only makes at run time \
        cannot be imported.
        """,
      ja: "行の番号を定義しているファイルを指定してください。アプリが実行時に作る行は取り込めません。"),
    wrong: """
      #import <UIKit/UIKit.h>
      extern NSString *const SideMenuTitle;
      """,
    right: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      """, syntax: .c)

  /// What is told of a file without a menu.
  ///
  /// - Parameters:
  ///   - name: what `--only` asks for.
  ///   - names: what it could ask for.
  /// - Returns: the diagnostic.
  static func diagnostic(only name: String?, of names: [String]) -> Diagnostic {
    guard let name else {
      return Diagnostic(
        Self.self, at: SourceRange(at: 0),
        Message(
          en: "there is no menu in this file", ja: "このファイルにメニューは見つかりませんでした"),
        help: Message(
          en: "name the file in which the rows are numbered",
          ja: "行の番号を定義しているファイルを指定してください"))
    }
    let quoted = Message.quoted(name)
    return Diagnostic(
      Self.self, at: SourceRange(at: 0),
      Message(
        en: "there is no menu called \(quoted) in this file",
        ja: "このファイルに \(quoted) というメニューは見つかりませんでした"),
      help: help(names))
  }

  /// As many names as a line can show.
  private static let limit = 20

  private static func help(_ names: [String]) -> Message? {
    var shown: [String] = []
    for name in names where !shown.contains(name) && shown.count <= limit { shown.append(name) }
    guard !shown.isEmpty else { return nil }
    let quoted = shown.prefix(limit).map { Message.quoted($0) } + (shown.count > limit ? ["…"] : [])
    return Message(
      en: "what there is: \(quoted.joined(separator: ", "))",
      ja: "見つかったメニュー: \(quoted.joined(separator: "、"))")
  }
}
