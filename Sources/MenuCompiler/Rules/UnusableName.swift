import Diagnostics
import Messages
import Spelling

/// A name that Swift code could not use, or that would shadow one of Swift's own.
enum UnusableName: Rule {
  static let id: RuleID = "unusable-name"
  static let explanation = Explanation(
    summary: Message(
      en: "A name is one that Swift needs for itself, such as `init`, `self` or `String`.",
      ja: "`init`、`self`、`String` など、Swift が使う名前が付けられています。"),
    reason: Message(
      en: """
        The name goes into the app's code, where it would mean something else or hide what Swift \
        needs.
        """,
      ja: """
        この名前はアプリのコードの中で使われるため、別の意味になったり、\
        Swift の機能が使えなくなったりします。
        """),
    remedy: Message(
      en: "Choose another name, or add a word to it: `init_guide`, `StringMenu`.",
      ja: "別の名前にするか、`init_guide` や `StringMenu` のように言葉を足してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        init: { title: 初期設定, icon: settings }
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        setup: { title: 初期設定, icon: settings }
      """)

  static func diagnostic(typeName name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "a menu cannot be called `\(name)`: Swift needs that name",
        ja: "`\(name)` は Swift が使う名前なので、メニューの名前にできません"),
      help: Message(en: "write `\(name)Menu`", ja: "`\(name)Menu` のような名前にしてください"))
  }

  static func diagnostic(
    _ name: String, swift: String, of kind: NameKind, at range: SourceRange
  ) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en:
          "\(kind.english) \(VisibleText.quoted(name)) would be `.\(swift)` in Swift, which means something else",
        ja: "\(kind.japanese) \(VisibleText.quoted(name)) は Swift では `.\(swift)` となり、別の意味になるため使えません"
      ),
      help: Message(en: "choose another name", ja: "別の名前にしてください"))
  }
}
