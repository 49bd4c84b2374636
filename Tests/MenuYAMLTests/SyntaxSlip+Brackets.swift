extension SyntaxSlip {
  /// Brackets and commas.
  static let brackets: [SyntaxSlip] = [
    .init(
      "bracket-in-text", 4, 76, "`destination: 'app://search?area={area}'`", "`{` は使えません",
      """
      menu: SideMenu
      rows:
        booking_confirmation: { title: 予約確認, icon: event_available, destination: "app://booking" }
        shop_search: { title: 店舗検索, icon: search, destination: app://search?area={area} }
      order:
        - booking_confirmation
        - shop_search

      """),
    .init(
      "bracket-in-text", 1, 13, "`title: '予約 [重要]'`", "`[` は使えません", "{ title: 予約 [重要], icon: x }\n"),
    .init("missing-comma", 1, 12, "before `icon`", "`icon` の前", "{ title: a icon: b }\n"),
    .init("missing-comma", 1, 14, "before `icon`", "`icon` の前", "{ title: \"a\" icon: b }\n"),
    .init("missing-comma", 3, 3, "before `icon`", "`icon` の前", "a: {\n  title: x\n  icon: b }\n"),
    .init(
      "missing-comma", 1, 13, "before `\"b\"`", "カンマ",
      "order: [\"a\" \"b\"]\n"),
    .init("missing-comma", 1, 13, "before `[`", "カンマ", "order: [[a] [b]]\n"),
    .init("extra-comma", 1, 11, "nothing stands before", "カンマの前", "order: [a,, b]\n"),
    .init(
      "unclosed-bracket", 1, 8, "`[` that opens here", "`[` が閉じられて", "order: [a, b\nhidden: []\n"),
    .init("unclosed-bracket", 1, 8, "write `]`", "リストの終わり", "order: [a, b"),
    .init(
      "unclosed-bracket", 2, 6, "write `}`", "`}` を書いて",
      "rows:\n  a: { title: x, icon: y\n  b: { title: z }\n"),
    .init("unclosed-bracket", 1, 6, "`[`", "`[`", "{ a: [x, y }\n"),
    .init("unmatched-bracket", 1, 9, "cannot close a `[`", "では閉じられません", "a: [b, c}\n"),
    .init("unmatched-bracket", 1, 7, "no opening bracket", "開き括弧がありません", "a: [b]]\n"),
  ]
}
