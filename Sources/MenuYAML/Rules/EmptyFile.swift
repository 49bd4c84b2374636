public import Diagnostics
import Messages

/// A file that holds no menu.
public enum EmptyFile: Rule {
  /// The stable name.
  public static let id: RuleID = "empty-file"

  /// What there is to know about it.
  public static let explanation = Explanation(
    summary: Message(
      en: "The file is empty, or holds only comments, so that there is no menu in it.",
      ja: "ファイルが空か、コメントしかないため、メニューがありません。"),
    reason: Message(
      en: """
        Each file becomes one menu of the app. Nothing can be made from an empty one; often the \
        file was just not saved.
        """,
      ja: "1 つのファイルがアプリの 1 つのメニューになるため、空のファイルからは何も作れません。保存し忘れているだけのこともよくあります。"),
    remedy: Message(
      en: """
        Write the name of the menu after `menu:` and its rows under `rows:`, or delete the file.
        """,
      ja: "`menu:` の後にメニューの名前を、`rows:` の下にメニューの行を書いてください。不要なファイルなら削除してください。"),
    wrong: """
      # サイドメニュー（準備中）
      """,
    right: """
      # サイドメニュー
      menu: SideMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
      order: [booking]
      """)

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(en: "the file is empty: it holds no menu", ja: "ファイルが空です。メニューがありません"),
      help: Message(
        en: "start with `menu: NavigationDrawer` and `rows:`",
        ja: "`menu: NavigationDrawer` と `rows:` から書き始めてください"))
  }
}
