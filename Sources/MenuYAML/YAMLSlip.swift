import Diagnostics
import Messages

/// What YAML allows and a menu file does not.
enum YAMLSlip {
  case emptyFile
  case secondDocument
  case anchor
  case alias
  case tag
  case mergeKey
  case nestingTooDeep
  case tooManyNodes

  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch self {
    case .emptyFile:
      Diagnostic(
        "empty-file", at: range,
        Message(en: "the file is empty: it holds no menu", ja: "ファイルが空です。メニューがありません"),
        help: Message(
          en: "start with `menu: NavigationDrawer` and `rows:`",
          ja: "`menu: NavigationDrawer` と `rows:` から書き始めてください"))
    case .secondDocument:
      Diagnostic(
        "second-document", at: range,
        Message(
          en: "a second document starts here; a file holds one menu",
          ja: "ここから 2 つ目の文書が始まっています。1 つのファイルに書けるメニューは 1 つです"),
        help: Message(
          en: "move what follows `---` to a file of its own, or delete it",
          ja: "`---` より後は別のファイルに移すか、削除してください"))
    case .anchor:
      Diagnostic(
        "anchor", at: range,
        Message(
          en: "anchors (`&name`) cannot be used in a menu file",
          ja: "アンカー（`&名前`）は使えません"),
        help: Message(
          en: "write the value where it is needed; quote a text that starts with `&`",
          ja: "値は必要な場所にそのまま書いてください。`&` で始まる文字は '…' で囲みます"))
    case .alias:
      Diagnostic(
        "alias", at: range,
        Message(
          en: "aliases (`*name`) cannot be used in a menu file", ja: "エイリアス（`*名前`）は使えません"),
        help: Message(
          en: "quote a text that starts with `*`", ja: "`*` で始まる文字は '…' で囲んでください"))
    case .tag:
      Diagnostic(
        "tag", at: range,
        Message(en: "tags (`!name`) cannot be used in a menu file", ja: "タグ（`!名前`）は使えません"),
        help: Message(
          en: "delete the tag; quote a text that starts with `!`",
          ja: "タグを削除してください。`!` で始まる文字は '…' で囲みます"))
    case .mergeKey:
      Diagnostic(
        "merge-key", at: range,
        Message(
          en: "merge keys (`<<`) cannot be used in a menu file", ja: "マージキー（`<<`）は使えません"),
        help: Message(
          en: "write the keys out in each row", ja: "それぞれの行にキーを書いてください"))
    case .nestingTooDeep:
      Diagnostic(
        "nesting-too-deep", at: range,
        Message(
          en: "lists and mappings lie more than \(Limits.depth) deep in one another",
          ja: "リストやマッピングの入れ子が深すぎます（\(Limits.depth) 段まで）"))
    case .tooManyNodes:
      Diagnostic(
        "file-too-large", at: range,
        Message(
          en: "the file holds more than \(Limits.nodes) values",
          ja: "ファイルの値が多すぎます（\(Limits.nodes) 個まで）"))
    }
  }
}

/// The problem with a file that is larger than menuc reads; `nil` where it is not.
func sizeProblem(of file: SourceFile) -> Diagnostic? {
  guard file.bytes.count > Limits.bytes else { return nil }
  return Diagnostic(
    "file-too-large", at: SourceRange(at: 0),
    Message(
      en: "the file is larger than \(Limits.bytes >> 20) MiB",
      ja: "ファイルが大きすぎます（\(Limits.bytes >> 20) MiB まで）"))
}
