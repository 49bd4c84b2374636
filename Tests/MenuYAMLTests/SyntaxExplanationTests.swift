import Diagnostics
import MenuYAML
import Messages
import Testing

/// A mistake, and what must be said about it.
struct SyntaxSlip: Sendable, CustomTestStringConvertible {
  var rule: String
  var line: Int
  var column: Int
  /// Parts of the two sentences, the help after them.
  var english: String
  var japanese: String
  var text: String

  init(
    _ rule: String, _ line: Int, _ column: Int, _ english: String, _ japanese: String,
    _ text: String
  ) {
    self.rule = rule
    self.line = line
    self.column = column
    self.english = english
    self.japanese = japanese
    self.text = text
  }

  var testDescription: String { "\(rule): \(text.debugDescription)" }
}

@Suite struct SyntaxExplanationTests {
  @Test(
    arguments: whatPeopleWrite + charactersThatLookAlike + quotes + symbols + brackets + columns)
  func explains(_ slip: SyntaxSlip) throws {
    try expect(slip, in: Array(slip.text.utf8))
  }

  @Test(arguments: whatPeopleWrite + charactersThatLookAlike + columns, ["\r\n", "\r"])
  func countsLinesOfOtherSystems(_ slip: SyntaxSlip, lineEnd: String) throws {
    let text = slip.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    try expect(slip, in: Array(text.utf8))
  }

  @Test(
    arguments: whatPeopleWrite + charactersThatLookAlike + quotes + symbols + brackets + columns)
  func countsNoByteOrderMark(_ slip: SyntaxSlip) throws {
    try expect(slip, in: [0xEF, 0xBB, 0xBF] + Array(slip.text.utf8))
  }

  private func expect(_ slip: SyntaxSlip, in bytes: [UInt8]) throws {
    let file = SourceFile(path: "menu.yaml", bytes: bytes)
    let diagnostics = parse(file).diagnostics
    let diagnostic = try #require(diagnostics.first)
    var lines = LineTable(file)
    let position = lines.position(at: diagnostic.range.lowerBound)
    let help = diagnostic.help ?? Message(en: "", ja: "")
    let english = "\(diagnostic.message.english); \(help.english)"
    let japanese = "\(diagnostic.message.japanese) \(help.japanese)"
    #expect(diagnostics.count == 1)
    #expect(diagnostic.rule.name == slip.rule)
    #expect(position == SourcePosition(line: slip.line, column: slip.column))
    #expect(english.contains(slip.english), "\(english)")
    #expect(japanese.contains(slip.japanese), "\(japanese)")
    #expect(!english.unicodeScalars.contains { $0.value < 0x20 })
    #expect(!diagnostic.message.english.hasSuffix("."))
  }

  @Test func pointsOutEveryMarkerOfAConflict() throws {
    let text = "a: 1\n<<<<<<< HEAD\nb: 1\n||||||| base\nb: 0\n=======\nb: 2\n>>>>>>> topic\n"
    let diagnostics = parse(SourceFile(path: "menu.yaml", text: text)).diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostic.notes.map { $0.message.english } == [
        "the marker `|||||||` stands here", "the marker `=======` stands here",
        "the marker `>>>>>>>` stands here",
      ])
  }

  @Test(arguments: menus) func readsEveryPrefix(_ menu: String) {
    let bytes = Array(menu.utf8)
    for length in 0...bytes.count {
      expectPlacesInFile(Array(bytes[..<length]))
    }
  }

  @Test(
    arguments: [UInt8]("\t \n\r\"'`@%&*!|>#-?:,[]{}\\<=~a\u{0}".utf8) + [0x85, 0xC2, 0xE3, 0xFF])
  func readsEveryMutation(_ byte: UInt8) {
    let bytes = Array(menus[0].utf8)
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] = byte
      expectPlacesInFile(changed)
      changed = bytes
      changed.insert(byte, at: offset)
      expectPlacesInFile(changed)
    }
  }

  private func expectPlacesInFile(_ bytes: [UInt8]) {
    let diagnostics = parse(SourceFile(path: "menu.yaml", bytes: bytes)).diagnostics
    let ranges = diagnostics.flatMap { [$0.range] + $0.notes.compactMap(\.range) }
    #expect(ranges.allSatisfy { $0.upperBound <= bytes.count })
  }

  /// Each would take hours where the work grew with the square of the size.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("a: \"", "x: y\n", ""), ("a: [", "b,", "\n"), ("", "a: b\n", "  @\n"), ("", " ", "@"),
      ("a: ", "b c\n ", ": d"), ("a: [", "\n\n", ""), ("", "- a\n", "b"),
      ("", "    a\n", " - b: c: d"),
      ("a: ", "予約 ", "b: c"), ("a: {b: ", "c: d ", "}"), ("\"a", "\u{2028}", "\": b"),
    ])
  func takesTimeInProportion(_ start: String, _ middle: String, _ end: String) {
    let text = start + String(repeating: middle, count: 300_000 / middle.utf8.count) + end
    expectPlacesInFile(Array(text.utf8))
  }
}

/// Small menus that have something of everything.
private let menus = [
  """
  menu: M # 予約
  rows:
    a: { title: 'it''s', icon: "x\\n" }
    b:
      title: >-
        二つ
        three
      destination: relux://a?b={c}
  order:
    main: [a,
      b]
  """,
  "\u{FEFF}%YAML 1.1\r\n---\r\nrows:\r\n- a: &x [1, {b: c}]\r\n  d: *x\r\n- |\r\n  e\r\n...\r\n",
  "a:　b\n-　c：d\n\u{2028}e: \"f\u{85}g\\u30\"h\n? i\n: 'j\n<<<<<<< k",
]

private let whatPeopleWrite: [SyntaxSlip] = [
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

private let charactersThatLookAlike: [SyntaxSlip] = [
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
    "unicode-space-indentation", 3, 1, "U+3000", "全角", "rows:\n  a: x\n　b:\n    title: x\n  c: y\n"),
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
  .init("fullwidth-comma", 2, 16, "`、` (U+3001)", "半角の `,`", "rows:\n  a: { title: x、 icon: y }\n"),
  .init("fullwidth-comma", 2, 16, "`，` (U+FF0C)", "半角の `,`", "rows:\n  a: { title: x， icon: y }\n"),
  .init("fullwidth-bracket", 1, 13, "`］` (U+FF3D)", "半角の `]`", "order: [a, b］\nhidden: []\n"),
  .init(
    "line-separator", 3, 13, "U+2028", "U+2028", "rows:\n  a:\n    title: x\u{2028}y\n    icon: z\n"
  ),
  .init("line-separator", 1, 10, "U+0085", "見えない改行文字", "menu: A #\u{85}b\nrows: {}\n"),
]

private let quotes: [SyntaxSlip] = [
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

private let symbols: [SyntaxSlip] = [
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

private let brackets: [SyntaxSlip] = [
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

private let columns: [SyntaxSlip] = [
  // A text in several lines may hold any space.
  .init(
    "wrong-indentation", 5, 4, "indented by 3 spaces", "3 個",
    "rows:\n  a:\n    note: |\n      　段落\n   icon: y\n"),
  .init(
    "wrong-indentation", 4, 7, "indent it by 4 spaces", "4 個",
    "rows:\n  a:\n    title: \"x\"\n      icon: y\n"),
  .init(
    "wrong-indentation", 4, 7, "`icon` is indented by 6 spaces", "`icon`",
    "rows:\n  a:\n    title: x\n      icon: y\n"),
  .init(
    "wrong-indentation", 4, 4, "indented by 3 spaces", "3 個",
    "rows:\n  a:\n    title: x\n   icon: y\n"),
  .init("wrong-indentation", 2, 1, "beside `menu`", "`menu` と並べる", "  menu: A\nrows: {}\n"),
  .init("wrong-indentation", 3, 2, "indented by 1 space,", "1 個", "order:\n  - a\n - b\n"),
]
