import Diagnostics
import Messages
import Spelling

/// An image that the app's asset catalog does not have.
enum UnknownAsset: Rule {
  static let id: RuleID = "unknown-asset"
  static let explanation = Explanation(
    summary: Message(
      en: "An icon or placeholder names an image that the app's asset catalog does not have.",
      ja: "アイコンやプレースホルダーの画像が、アプリのアセットカタログにありません。"),
    reason: Message(
      en: "The row would be shown without its icon.", ja: "アイコンのない行として表示されてしまいます。"),
    remedy: Message(
      en: "Write the name of an image set of the catalog, or add the image to it.",
      ja: "カタログにある画像の名前を書くか、画像を追加してください。"),
    // The catalog is a folder of the app.
    wrong: """
      menu: SideMenu
      # The catalog that menuc.yaml names has an image `ic_coupon`.
      rows:
        coupon: { title: クーポン, icon: { asset: ic_cupon } }
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      # The catalog that menuc.yaml names has an image `ic_coupon`.
      rows:
        coupon: { title: クーポン, icon: { asset: ic_coupon } }
      order: [coupon]
      """)

  static func diagnostic(
    _ name: String, at range: SourceRange, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the asset catalog has no image \(VisibleText.quoted(name))",
        ja: "\(VisibleText.quoted(name)) という画像がアセットカタログにありません"),
      help: nearest.map { .didYouMean($0) }
        ?? Message(
          en: "add the image to the catalog, or write the name of one that it has",
          ja: "画像をカタログに追加するか、カタログにある画像の名前を書いてください")
    ).fixed(nearest: nearest, to: name)
  }
}
