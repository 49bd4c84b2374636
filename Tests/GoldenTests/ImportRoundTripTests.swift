import Diagnostics
import Foundation
import MenuCompiler
import MenuEmitters
import MenuModel
import TestSupport
import Testing

/// A header that is imported and generated again: a compiler sees the same names and values in both.
@Suite struct ImportRoundTripTests {
  @Test(arguments: ImportCase.inC, ["gcc", "clang"])
  func theGeneratedHeaderHasTheSameConstants(_ example: ImportCase, compiler: String) throws {
    guard let compilation = try example.compilation() else { return }
    let menu = try #require(compilation.menu)
    let inputs = try example.inputs()
    let text = inputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let names = Self.constants(of: menu, in: text)
    #expect(!names.isEmpty)

    let folder = try TemporaryFolder()
    for input in inputs { try folder.write(input.path, input.bytes) }
    try folder.write("apple.h", Self.apple)
    for framework in ["UIKit", "Foundation"] { try folder.writeHeader(of: framework) }
    let source = MenuSource(path: "menu.yaml", bytes: compilation.file.bytes)
    try folder.write("generated.h", emit(.objc, menu, from: source))
    let original = ["apple.h"] + inputs.map(\.path)
    let options = try example.options().filter { !$0.hasPrefix("--") }

    // C before C23 has no enums with a type; C++ has.
    let isCpp = text.contains(#/enum[^;{]*:/#)
    let language = isCpp ? ["-x", "c++", "-std=c++17"] : ["-x", "c", "-std=gnu11"]
    let before = try Self.values(of: names, original, compiler, language + options, in: folder)
    let after = try Self.values(of: names, ["generated.h"], compiler, language, in: folder)
    #expect(before == after)
  }

  /// What a program prints that includes headers: a line for each constant.
  private static func values(
    of names: [String], _ headers: [String], _ compiler: String, _ options: [String],
    in folder: TemporaryFolder
  ) throws -> String {
    let includes = (["<stdio.h>"] + headers.map { "\"\($0)\"" }).map { "#include \($0)\n" }
    let prints = names.map { "printf(\"\($0) %lld\\n\", (long long)(\($0)));\n" }
    try folder.write(
      "main.inc", includes.joined() + "int main(void) {\n" + prints.joined() + "return 0; }\n")
    let build = try ExternalTool(compiler).run(
      ["-w", "-I", "."] + options + ["-o", "app", "main.inc"], in: folder)
    try #require(build.status == 0, "\(build.text.prefix(4000))")
    return try ExternalTool("app", first: [folder.url.path]).run([], in: folder).text
  }

  /// The constants that a menu has in common with a source: those of its rows, and of the sections
  /// that the source names.
  private static func constants(of menu: Menu, in text: String) -> [String] {
    let texts = menu.texts
    let names = ConstantNames(ofMenu: texts[menu.name.text])
    func name(_ c: COverride, or derived: ArraySlice<UInt8>) -> String {
      String(decoding: c.symbol.map { texts[$0.text] } ?? derived, as: UTF8.self)
    }
    let rows = menu.rows.map { name($0.c, or: names.row(texts[$0.id.text])) }
    let sections = menu.sections.map { name($0.c, or: names.section(menu.id(of: $0))) }
    return rows + sections.filter { text.contains($0) }
  }

  /// What stands for Apple's headers.
  private static let apple = """
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef long CFIndex;
    typedef double CGFloat;
    typedef struct NSString NSString;
    #define FOUNDATION_EXPORT extern
    #define NSNotFound 0x7FFFFFFFL
    #define NS_ENUM(type, name) enum name
    #define NS_OPTIONS(type, name) enum name
    #define CF_ENUM(type, name) enum name
    #define NS_SWIFT_NAME(name)
    #define API_AVAILABLE(...)
    #define NS_ENUM_AVAILABLE_IOS(version)

    """
}

extension ImportCase {
  /// The cases that a compiler of C reads: headers, without Objective-C.
  static let inC = all.filter { example in
    let names = Repository.names(in: example.golden.folder)
    return names.contains { $0.hasSuffix(".h") } && !names.contains { $0.hasSuffix(".m") }
      // A text of Objective-C that no macro hides.
      && example.golden.name != "sections-with-k"
  }
}

extension TemporaryFolder {
  /// Writes an empty header of a framework.
  fileprivate func writeHeader(of framework: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: framework), withIntermediateDirectories: true)
    try write("\(framework)/\(framework).h", "")
  }
}
