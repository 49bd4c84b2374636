import Diagnostics
import Messages

/// An item or group of an Android menu that is not visible until the app makes it so.
enum HiddenAtStart: Rule {
  static let id: RuleID = "hidden-at-start"
  static let severity = Severity.note
  static let explanation = Explanation(
    summary: Message(
      en: "An item or group is not visible at first, so it was given a condition.",
      ja: "最初は表示されない項目やグループに、条件を付けました。"),
    reason: Message(
      en: """
        With `visible="false"` an item waits for the app to show it in some state, such as after \
        signing in. It is not hidden for good.
        """,
      ja: """
        `visible="false"` の項目は、ログイン後など、アプリが状態に応じて表示します。\
        ずっと非表示というわけではありません。
        """),
    remedy: Message(
      en: "Name the condition after the state, such as `signed_in`. Rows may share one.",
      ja: "条件の名前を、`signed_in` のように状態を表すものにしてください。複数の行で共有できます。"),
    wrong: """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:id="@+id/home" android:title="Home" />
        <item android:id="@+id/log_out" android:title="Log out" android:visible="false" />
      </menu>
      """,
    right: """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:id="@+id/home" android:title="Home" />
        <item android:id="@+id/log_out" android:title="Log out" />
      </menu>
      """, syntax: .xml)

  static func diagnostic(_ id: String, isKept: Bool, at range: SourceRange) -> Diagnostic {
    let name = Message.quoted(id)
    return Diagnostic(
      Self.self, at: range,
      isKept
        ? Message(
          en: "\(name) is not visible at first, and gets a condition",
          ja: "\(name) は最初は表示されないため、条件を付けました")
        : Message(
          en: "\(name) is not visible at first; add a condition for it",
          ja: "\(name) は最初は表示されません。条件を追加してください"))
  }
}
