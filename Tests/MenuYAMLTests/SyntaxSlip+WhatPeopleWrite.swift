extension SyntaxSlip {
  /// What people write who do not know YAML, and what git leaves behind.
  static let whatPeopleWrite: [SyntaxSlip] = [
    .init(
      "merge-conflict", 6, 1, "a merge conflict is not resolved here", "コンフリクト",
      """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer, destination: "app://coupons" }
        favorite: { title: お気に入り, icon: favorite, destination: "app://favorites" }
      order:
      <<<<<<< HEAD
        - coupon
        - favorite
      =======
        - favorite
        - coupon
      >>>>>>> feature/reorder

      """),
    .init("merge-conflict", 2, 1, "delete the marker lines", "印の行", "a: b\n>>>>>>> topic\n"),
    .init(
      "tab-indentation", 7, 1, "indented with a tab", "タブ",
      """
      menu: SideMenu
      rows:
        booking_confirmation:
          title: 予約確認
          icon: event_available
          destination: "app://booking"
      \tfavorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
      order:
        - booking_confirmation
        - favorite

      """),
    .init("tab-indentation", 2, 1, "with a tab", "タブ", "rows:\n\ta: b\n"),
    .init("tab-indentation", 3, 3, "with a tab", "タブ", "rows:\n  a: b\n  \tc: d\n"),
    .init("tab-indentation", 2, 4, "after the dash", "`-` の後にタブ", "order:\n  -\ta\n"),
    .init(
      "missing-space-after-colon", 3, 10, "`title: `", "`title`",
      "rows:\n  a:\n    title:ホーム\n    icon: x\n"),
    .init("missing-space-after-colon", 1, 8, "of `title`", "スペース", "{ title:{ ja: x } }\n"),
    .init("missing-space-after-dash", 3, 3, "write `- b`", "`- b`", "order:\n  - a\n  -b\n"),
    .init("directive", 2, 1, "starts with `%`", "`%` で始まる行", "menu: A\n%title: B\nrows: {}\n"),
    .init("directive", 1, 1, "starts with `%`", "`%` で始まる行", "%hidden\nmenu: A\n"),
    .init(
      "missing-colon", 3, 5, "write `title: ホーム`", "`title: ホーム`",
      "rows:\n  a:\n    title ホーム\n    icon: x\n"),
    .init("missing-colon", 2, 3, "write `home:`", "`:` がない", "rows:\n  home\n    title: x\n"),
    .init(
      "missing-colon", 4, 5, "the line above", "上の行",
      "rows:\n  a:\n    title: 長い\n    タイトル\n    icon: x\n"),
    .init("missing-dash", 3, 3, "write `- b`", "`-` がありません", "order:\n  - a\n  b\n  - c\n"),
    .init("missing-dash", 3, 3, "write `- b: x`", "`-` がありません", "order:\n  - a\n  b: x\n"),
    .init("stray-dash", 3, 3, "a list item", "リストの項目", "rows:\n  a: x\n  - b\n"),
  ]
}
