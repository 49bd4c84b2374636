import Diagnostics
import MenuCompiler
import MenuImport
import Messages
import TestSupport
import Testing

/// What holds for whatever is imported: it ends, and a menu that comes out of it has no error.
@Suite struct ImportLawTests {
  /// Pieces of sources, put together at random.
  private static let pieces: [(path: String, pieces: [String])] = [
    (
      "a.h",
      [
        "#define ", "#if ", "#ifdef ", "#elif ", "#else\n", "#endif\n", "#undef ", "HOME_ROW", "A",
        "B_SECTION", "ROW_COUNT", "defined", "enum ", "NS_ENUM(NSInteger, MenuRow)", "{", "}", "(",
        ")", ",", "=", ";", "\n", "\n", " ", "\\\n", "0", "1", "07", "0x1F", "4294967296", "1.5f",
        "'a'", "\"t\"", "+", "-", "<<", "/", "%", "?", ":", "&&", "!", "static const int ", "/*",
        "*/",
        "// 予約\n", "sizeof", "é", "#", "\"", "'", "@",
      ]
    ),
    (
      "a.swift",
      [
        "enum Menu: Int ", "enum 予約: String ", "struct S ", "{", "}", "case ", "home", "help", ",",
        "=",
        "1", "-", "0x", "\"t\"", "\"\\(", ")", "\"\"\"", "`in`", "// c\n", "/*", "*/", "#if A\n",
        "#else\n", "#endif\n", "\n", " ", "static let count = 3\n", "(", "#\"", "\"#", ".", ":",
      ]
    ),
    (
      "a.xml",
      [
        "<menu xmlns:android=\"http://schemas.android.com/apk/res/android\">", "</menu>", "<menu>",
        "<item ", "/>", ">", "</item>", "<group>", "<group android:id=\"@+id/g\">", "</group>",
        "android:title=\"@string/a\" ", "android:title=\"b\" ", "android:title=\"\" ",
        "android:id=\"@+id/home\" ", "android:visible=\"false\" ", "android:orderInCategory=\"9\" ",
        "<!--", "-->", "&amp;", "&x;", "<!DOCTYPE a>", "<![CDATA[", "]]>", "\n",
      ]
    ),
  ]

  @Test(arguments: 0..<3, 0..<40)
  func aMenuHasNoError(language: Int, seed: Int) throws {
    let (path, pieces) = Self.pieces[language]
    var generator = SplitMix(seed: UInt64(seed))
    for _ in 0..<50 {
      let count = Int.random(in: 0..<80, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      try check(SourceFile(path: path, text: text))
    }
  }

  @Test(arguments: ["a.h", "a.swift", "a.xml"]) func anyBytesAreRead(path: String) throws {
    var generator = SplitMix(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<200, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try check(SourceFile(path: path, bytes: bytes))
      try check(SourceFile(path: path, bytes: bytes.map { $0 & 0x7F }))
    }
  }

  /// What would take for ever, or all memory, if it were done as it is written.
  @Test(arguments: [
    ("a.h", "#define HOME_ROW " + String(repeating: "(", count: 50_000)),
    ("a.h", "#define HOME_ROW " + String(repeating: "-", count: 50_000) + "1"),
    ("a.h", "#define HOME_ROW " + String(repeating: "1?", count: 50_000) + "1"),
    (
      "a.h", (0..<64).map { "#define M\($0) M\($0 + 1)+M\($0 + 1)\n" }.joined() + "#define A_ROW M0"
    ),
    ("a.h", (0..<2_000).map { "#define R\($0)_ROW (R\($0 + 1)_ROW+1)\n" }.joined()),
    ("a.h", "enum {" + String(repeating: "A,", count: 20_000)),
    (
      "a.h",
      (0..<5_000).map { "#define S\($0)_SECTION \($0)\n#define R\($0)_ROW 0\n" }.joined()
    ),
    ("a.h", String(repeating: "#if A\n", count: 20_000)),
    ("a.h", String(repeating: "/*", count: 50_000)),
    ("a.h", String(repeating: "\\", count: 50_000)),
    ("a.swift", String(repeating: "enum A: Int { case a\n", count: 3_000)),
    ("a.swift", String(repeating: "/*", count: 50_000)),
    ("a.swift", "\"" + String(repeating: "\\(", count: 50_000)),
    ("a.xml", String(repeating: "<menu>", count: 50_000)),
    ("a.xml", "<menu " + String(repeating: "a=\"", count: 50_000)),
  ])
  func nothingIsTooMuch(path: String, text: String) throws {
    try check(SourceFile(path: path, text: text))
  }

  private func check(_ file: SourceFile) throws {
    let importation = importMenu([file])
    let found = importation.files.flatMap(\.diagnostics)
    let hasError = found.contains { $0.severity == .error }
    let text = importation.menuText(in: .japanese)
    #expect((text == nil) == hasError)
    guard let text else { return }
    let compilation = compile(SourceFile(path: "menu.yaml", text: text))
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message.english)
    #expect(errors == [], "\(String(decoding: file.bytes, as: UTF8.self).debugDescription)")
  }
}
