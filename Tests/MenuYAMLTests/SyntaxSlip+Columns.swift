extension SyntaxSlip {
  /// Lines that start in the wrong column.
  static let columns: [SyntaxSlip] = [
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
}
