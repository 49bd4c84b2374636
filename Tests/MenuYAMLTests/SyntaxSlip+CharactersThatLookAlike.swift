extension SyntaxSlip {
  /// Characters that look like those of YAML.
  static let charactersThatLookAlike: [SyntaxSlip] = [
    .init(
      "fullwidth-colon", 5, 9, "the colon after `coupon` is `：` (U+FF1A)", "全角の `：`",
      """
      menu: SideMenu
      rows:
        booking_confirmation: { title: 予約確認, icon: event_available, destination: "app://booking" }
        favorite: { title: お気に入り, icon: favorite, destination: "app://favorites" }
        coupon： { title: クーポン, icon: local_offer, destination: "app://coupons" }
      order:
        - booking_confirmation
        - favorite
        - coupon

      """),
    .init("fullwidth-colon", 2, 7, "write `home: `", "`home`", "rows:\n  home：\n    title: x\n"),
    .init(
      "unicode-space-indentation", 17, 1, "a full-width space (U+3000)", "全角スペース（U+3000）",
      """
      menu: SideMenu
      rows:
        booking_confirmation:
          title: 予約確認
          icon: event_available
          destination: "app://booking"
        favorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
        coupon:
          title: クーポン
          icon: local_offer
          destination: "app://coupons"
      order:
        - booking_confirmation
      　- favorite
        - coupon

      """),
    .init(
      "unicode-space-indentation", 3, 1, "U+3000", "全角",
      "rows:\n  a: x\n　b:\n    title: x\n  c: y\n"),
    .init(
      "unicode-space-indentation", 4, 3, "U+3000", "全角",
      "rows:\n  a:\n    title: x\n  　icon: y\n    role: z\n"),
    .init(
      "unicode-space-indentation", 3, 1, "no-break space (U+00A0)", "ノーブレークスペース",
      "order:\n  - a\n\u{A0} - b\n  - c\n"),
    .init(
      "unicode-space-indentation", 3, 1, "special space (U+2003)", "特殊な空白",
      "order:\n  - a\n\u{2003}- b\n  - c\n"),
    .init(
      "unicode-space-after-dash", 17, 4, "no-break space (U+00A0) stands after the dash",
      "`-` の後にノーブレークスペース",
      """
      menu: SideMenu
      rows:
        booking_confirmation:
          title: 予約確認
          icon: event_available
          destination: "app://booking"
        favorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
        coupon:
          title: クーポン
          icon: local_offer
          destination: "app://coupons"
      order:
        - booking_confirmation
        -\u{A0}favorite
        - coupon

      """),
    .init(
      "unicode-space-after-dash", 3, 4, "full-width space (U+3000)", "全角スペース",
      "order:\n  - a\n  -　b\n"),
    .init(
      "unicode-space-after-colon", 3, 11, "after the colon", "`:` の後に全角",
      "rows:\n  a:\n    title:　x\n    icon: y\n"),
    .init("fullwidth-dash", 3, 3, "`－` (U+FF0D)", "`－`（U+FF0D）", "order:\n  - a\n  － b\n  - c\n"),
    .init("fullwidth-dash", 3, 3, "`ー` (U+30FC)", "`ー`", "order:\n  - a\n  ーb\n  - c\n"),
    .init("fullwidth-dash", 3, 3, "`−` (U+2212)", "`−`", "order:\n  - a\n  −　b\n  - c\n"),
    .init(
      "fullwidth-comma", 2, 16, "`、` (U+3001)", "半角の `,`", "rows:\n  a: { title: x、 icon: y }\n"),
    .init(
      "fullwidth-comma", 2, 16, "`，` (U+FF0C)", "半角の `,`", "rows:\n  a: { title: x， icon: y }\n"),
    .init("fullwidth-bracket", 1, 13, "`］` (U+FF3D)", "半角の `]`", "order: [a, b］\nhidden: []\n"),
    .init(
      "line-separator", 3, 13, "U+2028", "U+2028",
      "rows:\n  a:\n    title: x\u{2028}y\n    icon: z\n"
    ),
    .init("line-separator", 1, 10, "U+0085", "見えない改行文字", "menu: A #\u{85}b\nrows: {}\n"),
  ]
}
