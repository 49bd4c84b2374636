import Diagnostics
import Messages

/// A name that Swift code could not use, or that would shadow one of Swift's own.
enum UnusableName: Rule {
  static let id: RuleID = "unusable-name"

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
