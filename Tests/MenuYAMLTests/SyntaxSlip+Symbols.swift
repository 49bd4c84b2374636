extension SyntaxSlip {
  /// Symbols that mean something to YAML, in texts without quotes.
  static let symbols: [SyntaxSlip] = [
    .init(
      "unquoted-symbol", 4, 12, "write `title: '@ホーム'`", "`title: '@ホーム'`",
      """
      menu: SideMenu
      rows:
        home:
          title: @ホーム
          icon: home
          destination: "app://home"
        favorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
      order:
        - home
        - favorite

      """),
    .init(
      "unquoted-symbol", 4, 12, "write `title: '*新着*'`", "`*` で始める",
      """
      menu: SideMenu
      rows:
        news:
          title: *新着*
          icon: campaign
          destination: "app://news"
        favorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
      order:
        - news
        - favorite

      """),
    .init("unquoted-symbol", 1, 8, "'`a'", "`title: '`a'`", "title: `a\nicon: b\n"),
    .init("unquoted-symbol", 1, 8, "'%a'", "`%`", "title: %a\n"),
    .init("unquoted-symbol", 1, 8, "'& a'", "`&`", "title: & a\n"),
    .init("unquoted-symbol", 1, 8, "'*a b'", "`*`", "title: *a b\n"),
    .init("unquoted-symbol", 1, 8, "'!<a'", "`!`", "title: !<a\n"),
    .init("unquoted-symbol", 1, 8, "'{a} b'", "`{`", "title: {a} b\n"),
    .init("unquoted-symbol", 1, 8, "'[重要] お知らせ'", "`[`", "title: [重要] お知らせ # c\n"),
    .init("unquoted-symbol", 1, 8, "'| a'", "`|`", "title: | a\n"),
    .init("unquoted-symbol", 1, 8, "'>50'", "`>`", "title: >50\n"),
    .init("unquoted-symbol", 1, 8, "'- a'", "`-`", "title: - a\n"),
    .init("unquoted-symbol", 1, 8, "',a'", "`,`", "title: ,a\n"),
    .init("unquoted-symbol", 1, 8, "'? a'", "`?`", "title: ? a\n"),
    .init("unquoted-symbol", 1, 10, "`title: '@a'`", "`@`", "{ title: @a, icon: b }\n"),
    .init("unquoted-symbol", 2, 1, "delete the character", "削除", "a: b\n@c: d\n"),
    .init(
      "colon-in-text", 4, 14, "`title: '重要: 年末年始の営業'`", "`title: '重要: 年末年始の営業'`",
      """
      menu: SideMenu
      rows:
        notice:
          title: 重要: 年末年始の営業
          icon: campaign
          destination: "app://notice"
        favorite:
          title: お気に入り
          icon: favorite
          destination: "app://favorites"
      order:
        - notice
        - favorite

      """),
    .init("colon-in-text", 1, 6, "`a: 'b: c'`", "`a: 'b: c'`", "{a: b: c}\n"),
    .init("colon-in-text", 1, 12, "`title: '重要: x'`", "`:` とスペース", "{ title: 重要: x, icon: y }\n"),
    .init(
      "long-key", 1, 1, "longer than 1024 characters", "1024 文字まで",
      String(repeating: "a", count: 1100) + ": b\nc: d\n"),
    .init("long-key", 1, 1, "on one line", "1 行で", "\"a\n  b\": c\nd: e\n"),
    .init("yaml-syntax", 1, 1, "a key with a colon is expected", "読み取れません", ": : a\n"),
  ]
}
