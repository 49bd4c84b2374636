import Diagnostics
import MenuModel
import Messages
import Spelling

/// A title on several lines, between whose words YAML puts spaces that Japanese has not.
enum FoldedTitle: DraftRule {
  static let id: RuleID = "folded-title"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "A title goes on in the next line, and a space is shown where the lines meet.",
      ja: "タイトルが次の行に続いているため、行のつなぎ目にスペースが表示されます。"),
    reason: Message(
      en: "YAML joins the lines of a text with a space, and Japanese has none between words.",
      ja: "YAML は、行に分けて書かれた文字列を半角スペースでつなぎます。"),
    remedy: Message(
      en: "Write the title on one line.", ja: "タイトルを 1 行で書いてください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入りの
            ホテル
          icon: favorite
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入りのホテル
          icon: favorite
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func visit(_ text: Text, of title: Located<Title>) {
      let bytes = draft.texts[text]
      // What stands in the file as it is read is on one line.
      if title.range.offsets.contains(bytes.startIndex) { return }
      if let joined = joined(String(decoding: bytes, as: UTF8.self), title.range, draft) {
        diagnostics.append(diagnostic(joined, at: title.range))
      }
    }
    draft.visitTitles { _, title in
      switch title.value {
      case .text(let text): visit(text, of: title)
      case .localized(let all): for text in all { visit(text.text, of: title) }
      case .key: return
      }
    }
    return diagnostics
  }

  /// The title without the spaces that the file does not have; `nil` where there are none.
  private static func joined(
    _ title: String, _ range: SourceRange, _ draft: MenuDraft
  ) -> String? {
    let scalars = Array(title.unicodeScalars)
    let source = String(decoding: draft.texts.bytes[range.offsets], as: UTF8.self)
    let written = Array(source.unicodeScalars)
    guard written.contains(where: { $0 == "\n" || $0 == "\r" }) else { return nil }
    let pairs = spacedPairs(written)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if let pair = spacedPair(at: index, in: scalars), !pairs.contains(pair) { continue }
      result.append(scalar)
    }
    return result.count < scalars.count ? String(result) : nil
  }

  /// Two letters that have no space between them in Japanese, on both sides of one.
  private static func spacedPair(at index: Int, in scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard scalars[index] == " ", index > 0, index + 1 < scalars.count,
      scalars[index - 1].isUnspaced, scalars[index + 1].isUnspaced
    else { return nil }
    return [scalars[index - 1], scalars[index + 1]]
  }

  private static func spacedPairs(_ scalars: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
    Set(scalars.indices.compactMap { spacedPair(at: $0, in: scalars) })
  }

  private static func diagnostic(_ joined: String, at range: SourceRange) -> Diagnostic {
    let isLong = joined.unicodeScalars.count > 40
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "this title goes on in the next line, which puts a space between its words",
        ja: "タイトルが複数の行に分かれているため、つなぎ目に半角スペースが入ります"),
      help: isLong
        ? Message(en: "write it on one line", ja: "1 行で書いてください")
        : Message(
          en: "write it on one line: \(VisibleText.quoted(joined))",
          ja: "\(VisibleText.quoted(joined)) のように 1 行で書いてください"))
  }
}
