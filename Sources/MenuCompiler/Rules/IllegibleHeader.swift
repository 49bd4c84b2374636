import Diagnostics
import MenuModel
import Messages

/// A header whose gradient does not keep text legible over any image.
enum IllegibleHeader: DraftRule {
  static let id: RuleID = "illegible-header"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "The header has an image from a server, and no gradient that keeps the text legible.",
      ja: "ヘッダーの画像の上で、文字の読みやすさを保つグラデーションがありません。"),
    reason: Message(
      en: """
        The image changes without the app. Over a bright one white text cannot be read, unless a \
        gradient darkens it (WCAG 2.2 asks for a contrast of 3 for large text and 4.5 for small).
        """,
      ja: """
        画像はアプリと関係なく差し替わります。暗くするグラデーションがないと、明るい画像の上で文字が読めません\
        （WCAG 2.2 の目安: 大きな文字で 3、小さな文字で 4.5 のコントラスト）。
        """),
    remedy: Message(
      en: "Write `gradient: { from: clear, to: black }`, or a colour that covers more.",
      ja: "`gradient: { from: clear, to: black }` のように、十分に濃い色を指定してください。"),
    wrong: """
      menu: SideMenu
      header:
        background: { url: https://example.com/season.jpg }
        name: { size: 24 }
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """,
    right: """
      menu: SideMenu
      header:
        background: { url: https://example.com/season.jpg }
        gradient: { from: clear, to: black }
        name: { size: 24 }
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let header = draft.header, let background = header.backgroundKey,
      let size = smaller(header.header.nameSize, header.header.memberIDSize)
    else { return [] }
    guard let key = header.gradientKey else {
      return [
        diagnostic(
          at: background,
          Message(
            en: "the header has an image and no `gradient:`, so that its text may not be legible",
            ja: "ヘッダーに画像があるのに `gradient:` がなく、文字が読めないことがあります"))
      ]
    }
    guard let gradient = header.header.gradient else { return [] }
    // WCAG 2.2, success criterion 1.4.3: text from 18 points is large.
    let needed = size.value >= 18 ? 3.0 : 4.5
    guard max(gradient.from.contrast, gradient.to.contrast) < needed else { return [] }
    return [
      diagnostic(
        at: key,
        Message(
          en: "this gradient is too faint to keep the text legible over every image",
          ja: "グラデーションが薄く、画像によっては文字が読めません"))
    ]
  }

  /// The smaller of the sizes that are given.
  private static func smaller(_ left: Number?, _ right: Number?) -> Number? {
    guard let left, let right else { return left ?? right }
    return right.value < left.value ? right : left
  }

  private static func diagnostic(at range: SourceRange, _ message: Message) -> Diagnostic {
    Diagnostic(
      Self.self, at: range, message,
      help: Message(
        en: "write `gradient: { from: clear, to: black }`",
        ja: "`gradient: { from: clear, to: black }` と書いてください"))
  }
}

extension Color {
  /// The contrast that text is sure to have over any image that this colour covers: that of white
  /// text over a white image, or of black text over a black one, whichever is better (WCAG 2.2,
  /// "contrast ratio").
  fileprivate var contrast: Double {
    let white = 1.05 / (luminance(over: 255) + 0.05)
    let black = (luminance(over: 0) + 0.05) / 0.05
    return max(white, black)
  }

  /// The relative luminance of this colour over a grey.
  private func luminance(over grey: Double) -> Double {
    let opacity = Double(alpha) / 255
    func linear(_ channel: UInt8) -> Double {
      let value = (Double(channel) * opacity + grey * (1 - opacity)) / 255
      // The transfer curve of sRGB, near enough for a threshold and without a library.
      return value * value * (0.3 + 0.7 * value)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
