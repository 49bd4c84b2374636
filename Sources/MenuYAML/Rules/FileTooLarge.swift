import Diagnostics
import Messages

/// A file that is larger than menuc reads.
enum FileTooLarge: Rule {
  static let id: RuleID = "file-too-large"

  static let explanation = Explanation(
    summary: Message(
      en: """
        The file is larger than \(Limits.bytes >> 20) MiB, or holds more than \(Limits.nodes) \
        values.
        """,
      ja: "ファイルが \(Limits.bytes >> 20) MiB を超えているか、値が \(Limits.nodes) 個を超えています。"),
    reason: Message(
      en: """
        A menu takes a few kilobytes. A file as large as this is most often another one, named \
        by mistake.
        """,
      ja: "メニューのファイルは普通、数 KB しかありません。これほど大きい場合は、別のファイルを指定していることがほとんどです。"),
    remedy: Message(
      en: "See whether the right file is named. Split a menu that really is so large.",
      ja: "指定したファイルが正しいか確認してください。本当に大きいメニューなら、複数のファイルに分けてください。"),
    // No example: it would take 16 MiB.
    wrong: "",
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """)

  static func find(_ file: SourceFile) -> Diagnostic? {
    guard file.bytes.count > Limits.bytes else { return nil }
    return Diagnostic(
      Self.self, at: SourceRange(at: 0),
      Message(
        en: "the file is larger than \(Limits.bytes >> 20) MiB",
        ja: "ファイルが大きすぎます（\(Limits.bytes >> 20) MiB まで）"))
  }

  static func tooManyValues(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the file holds more than \(Limits.nodes) values",
        ja: "ファイルの値が多すぎます（\(Limits.nodes) 個まで）"))
  }
}
