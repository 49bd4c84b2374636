public import Diagnostics
public import MenuCompiler
import MenuYAML

/// Brings a menu into the one layout that menuc knows.
///
/// Comments stay, and the menu means the same; formatting what is formatted changes nothing.
///
/// - Parameters:
///   - compilation: the file, which has no mistake.
///   - options: what the compiler asks of its surroundings.
/// - Returns: the file afterwards; as it was where the layout would change what it means.
public func format(
  _ compilation: Compilation, options: CompilerOptions = .init()
) -> SourceFile {
  guard let menu = compilation.menu else { preconditionFailure("a file with mistakes") }
  let meaning = Meaning(of: menu)
  let told = compilation.diagnostics.map(\.rule.name).sorted()
  let file = compilation.file
  // Where the order of keys tells which language comes first, they stay.
  for candidate in [printed(orderingKeys(of: file)), printed(file)] {
    let after = compile(candidate, options: options)
    if let menu = after.menu, Meaning(of: menu) == meaning,
      after.diagnostics.map(\.rule.name).sorted() == told
    {
      return candidate
    }
  }
  return file
}

/// The file in the layout, as it is when printing it once more changes nothing.
private func printed(_ file: SourceFile) -> SourceFile {
  var file = file
  // A comment may settle in two steps, where a list in brackets becomes a block.
  for _ in 0..<4 {
    guard let document = parse(file).document else { return file }
    var printer = LayoutPrinter(document, file)
    let next = SourceFile(path: file.path, text: printer.print())
    if next.bytes == file.bytes { break }
    file = next
  }
  return file
}
