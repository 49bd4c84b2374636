import Diagnostics
import MenuCompiler
import Messages

/// The headings of explanations.
struct RuleTitles {
  let page: String
  let introduction: String
  let wrong: String
  let right: String
  private let language: Language

  init(_ language: Language) {
    self.language = language
    page = Message(en: "Rules", ja: "ルール")[language]
    introduction =
      Message(
        en: """
          Every kind of mistake that menuc finds. A warning or note can be switched off or changed in \
          `menuc.yaml`, or excused for a line by a comment: `# menuc: ignore[rule-id] reason`.
          """,
        ja: """
          menuc が見つける誤りの一覧です。警告とメモは、`menuc.yaml` で無効にしたり重大度を変えたりできます。\
          行ごとに除外するには `# menuc: ignore[ルールの id] 理由` というコメントを付けます。
          """)[language]
    wrong = Message(en: "Wrong", ja: "誤り")[language]
    right = Message(en: "Right", ja: "正しい書き方")[language]
  }
  /// The command that corrects a mistake, in a sentence.
  func fix(of rule: any Rule.Type) -> String? {
    switch fixGrade(of: rule) {
    case .safe:
      Message(en: "`menuc fix` corrects it.", ja: "`menuc fix` で自動的に直せます。")[language]
    case .unsafe:
      Message(
        en: "`menuc fix --unsafe` corrects it in the way that is most likely meant.",
        ja: "`menuc fix --unsafe` を使うと、最も可能性の高い形に直せます。")[language]
    case nil: nil
    }
  }
}
