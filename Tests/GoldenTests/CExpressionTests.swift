import Diagnostics
import Foundation
import MenuCompiler
import MenuImport
import MenuModel
import Messages
import TestSupport
import Testing

/// Expressions are worth what compilers say: random ones, as the values of rows.
@Suite struct CExpressionTests {
  @Test(arguments: ["gcc", "clang"]) func valuesAreThoseOfTheCompiler(_ compiler: String) throws {
    var expressions = Expressions()
    let start = "#define TWO 1 + 1\n#define SIX (TWO * 3)\n"
    var header = start
    var names: [String] = []
    for index in 0..<600 {
      let line = "#define R\(index)_ROW ((\(expressions.expression(depth: 3))) & 0xFFFF)\n"
      // What has no value, such as a division by zero, is refused by itself.
      guard imported(start + line) != nil else { continue }
      names.append("R\(index)_ROW")
      header += line
    }
    #expect(names.count > 300)
    let menu = try #require(imported(header))
    var values: [String: Int] = [:]
    for section in menu.sections {
      for index in section.rows {
        let row = menu.rows[index]
        let name = menu.texts.string(row.id.text).uppercased() + "_ROW"
        values[name] = row.c.value.map(Int.init) ?? index - section.rows.lowerBound
      }
    }
    let folder = try TemporaryFolder()
    let prints = names.map { "printf(\"\($0) %lld\\n\", (long long)(\($0)));\n" }
    try folder.write(
      "main.c",
      "#include <stdio.h>\ntypedef long NSInteger;\n\(header)"
        + "int main(void) {\n\(prints.joined())return 0; }\n")
    let build = try ExternalTool(compiler).run(
      ["-std=gnu11", "-w", "-Wno-parentheses", "-o", "app", "main.c"], in: folder)
    try #require(build.status == 0, "\(build.text.prefix(2000))")
    let run = try ExternalTool("app", first: [folder.url.path]).run([], in: folder)
    let lines = names.map { "\($0) \(values[$0] ?? -1)" }
    let wrong = zip(lines, run.text.split(separator: "\n")).filter { $0 != $1 }
    #expect(lines.count == names.count)
    #expect(wrong.map { "\($0), not \($1)" } == [])
  }

  private func imported(_ header: String) -> Menu? {
    let text = importMenu([SourceFile(path: "a.h", text: header)]).menuText(in: .english)
    return text.flatMap { compile(SourceFile(path: "menu.yaml", text: $0)).menu }
  }
}

/// Random expressions, the same in every run.
private struct Expressions {
  private var random = SplitMix(seed: 42)

  mutating func expression(depth: Int) -> String {
    if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 {
      return pick([
        "0", "1", "2", "7", "010", "0x1F", "0b101", "3u", "5L", "6uL", "'A'", "TWO", "SIX",
        "2147483647", "0xFFFFFFFF", "(NSInteger)9", "(unsigned char)300", "(short)70000",
      ])
    }
    let (left, right) = (expression(depth: depth - 1), expression(depth: depth - 1))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "(\(left)) ? (\(right)) : \(expression(depth: depth - 1))"
    case 1: return pick(["-", "~", "!", "+"]) + "(\(left))"
    case 2: return "(\(left)) " + pick(["<<", ">>"]) + " (\(right) & 7)"
    default:
      let sign = pick([
        "+", "-", "*", "/", "%", "&", "|", "^", "&&", "||", "<", "<=", ">", ">=", "==", "!=",
      ])
      return "(\(left)) \(sign) \(right)"
    }
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? "0"
  }
}
