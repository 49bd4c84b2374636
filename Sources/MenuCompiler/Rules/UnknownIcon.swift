import Diagnostics
import Messages

/// A Material icon that is not in the font.
enum UnknownIcon: Rule {
  static let id: RuleID = "unknown-icon"

  static func diagnostic(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no Material icon \(VisibleText.quoted(name))",
        ja: "\(VisibleText.quoted(name)) という Material アイコンはありません"),
      help: nearest.map { Message(en: "did you mean `\($0)`?", ja: "`\($0)` のことですか？") }
        ?? Message(
          en: "an image of the app is `{ asset: … }`, an SF Symbol `{ sf: … }`",
          ja: "アプリの画像は `{ asset: … }`、SF Symbols は `{ sf: … }` と書きます"))
  }
}
