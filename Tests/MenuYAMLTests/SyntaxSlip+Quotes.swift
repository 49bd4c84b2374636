extension SyntaxSlip {
  /// Quotes that are not closed, or that hold what they must not.
  static let quotes: [SyntaxSlip] = [
    .init(
      "unclosed-quote", 4, 12, "where the text ends: `\"クーポン\"`", "引用符 `\"`",
      """
      menu: SideMenu
      rows:
        coupon:
          title: "クーポン
          icon: local_offer
          destination: "app://coupons"
        favorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
      order:
        - coupon
        - favorite

      """),
    .init("unclosed-quote", 1, 8, "not closed on this line", "閉じられていません", "title: 'a\nicon: b\n"),
    .init("unclosed-quote", 1, 8, "not closed", "閉じられて", "title: \"a\nicon: b\n---\n"),
    .init("unclosed-quote", 1, 10, "not closed", "閉じられて", "{ title: \"a, icon: \"b\" }\n"),
    .init("unclosed-quote", 1, 8, "not closed", "閉じられて", "title: \"a\npath: C:\\new\n"),
    .init("quote-in-quotes", 1, 11, "write `''`", "`''`", "title: 'it's'\n"),
    .init("quote-in-quotes", 1, 13, "write `\\\"`", "`\\\"`", "title: \"say \"hi\" now\"\n"),
    .init("text-after-quote", 1, 13, "`title: '\"重要\" なお知らせ'`", "全体を引用符", "title: \"重要\" なお知らせ\n"),
    .init("text-after-quote", 2, 9, "`b`", "`b`", "order:\n  - \"a\" b\n"),
    .init("invalid-escape", 1, 10, "`'C:\\work'`", "`\\\\`", "path: \"C:\\work\"\n"),
    .init("invalid-escape", 1, 8, "`\\u`", "使えない書き方", "path: \"\\u12\"\n"),
  ]
}
