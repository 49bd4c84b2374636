import Arguments
import Testing

/// Parses a line that runs a command.
private func run(_ words: [String]) throws -> ParsedArguments {
  guard case .run(let arguments) = try Menuc.configuration.parse(words) else {
    throw NotRun(words: words)
  }
  return arguments
}

private struct NotRun: Error {
  var words: [String]
}

@Suite("Parsing")
struct ParsingTests {
  @Test(
    "An option's value is attached or follows",
    arguments: [
      (["--output-directory", "out"], "out"),
      (["--output-directory=out"], "out"),
      (["--output-directory=-out=x"], "-out=x"),
      (["--output-directory="], ""),
      (["--output-directory", ""], ""),
      (["--output-directory", "-"], "-"),
      // The combining acute accent forms one character with the sign before it.
      (["--output-directory=\u{301}x"], "\u{301}x"),
      (["-o", "out"], "out"),
      (["-oout"], "out"),
      (["-o=out"], "out"),
      (["-cqoout"], "out"),
      (["-cqo", "out"], "out"),
      (["-oa", "-ob"], "b"),
    ])
  func optionValue(words: [String], value: String) throws {
    #expect(try run(["generate"] + words)[Generate.outputDirectory] == value)
  }

  @Test func everyValueOfARepeatedOptionInOrder() throws {
    let arguments = try run(["generate", "-Da", "x.yaml", "--define", "b", "--define=c"])
    #expect(arguments.values(of: Generate.define) == ["a", "b", "c"])
    #expect(arguments[Generate.paths] == ["x.yaml"])
  }

  @Test func whatIsNotGivenIsAbsent() throws {
    let arguments = try run(["generate"])
    #expect(arguments.path.names == ["menuc", "generate"])
    #expect(arguments[Generate.outputDirectory] == nil)
    #expect(arguments.values(of: Generate.define).isEmpty)
    #expect(!arguments[Generate.check])
    #expect(arguments[Generate.paths].isEmpty)
  }

  @Test(
    "Flags and positional arguments mix",
    arguments: [
      (["a", "--check", "b"], ["a", "b"], true),
      (["-c", "a", "-"], ["a", "-"], true),
      (["a", "--", "--check", "--", "-h"], ["a", "--check", "--", "-h"], false),
      (["--", "help"], ["help"], false),
      (["help"], ["help"], false),
      ([""], [""], false),
    ])
  func mixture(words: [String], paths: [String], check: Bool) throws {
    let arguments = try run(["generate"] + words)
    #expect(arguments[Generate.paths] == paths)
    #expect(arguments[Generate.check] == check)
  }

  @Test(
    "The root's options go before and after the subcommand",
    arguments: [
      ["--language", "ja", "-q", "cache", "clear", "--all"],
      ["cache", "-q", "--language=ja", "clear", "--all"],
      ["cache", "clear", "--all", "--language", "ja", "--quiet"],
    ])
  func globalOptions(words: [String]) throws {
    let arguments = try run(words)
    #expect(arguments.path.names == ["menuc", "cache", "clear"])
    #expect(arguments[Menuc.language] == "ja")
    #expect(arguments[Menuc.quiet])
    #expect(arguments[Cache.all])
  }

  @Test func positionalArgumentsFillInOrder() throws {
    let arguments = try run(["convert", "json", "a.yaml"])
    #expect(arguments[Convert.format] == ["json"])
    #expect(arguments[Convert.path] == ["a.yaml"])
  }

  @Test func definitionsOfOneNameStayApart() throws {
    let help = Menuc.quiet.help
    let inner = Flag("version", help: help)
    let root = CommandConfiguration(
      commandName: "root",
      abstract: help,
      version: "1",
      subcommands: [CommandConfiguration(commandName: "sub", abstract: help, arguments: [inner])])

    guard case .run(let arguments) = try root.parse(["sub", "--version"]) else {
      Issue.record("the flag of the subcommand asks for the version of the root")
      return
    }
    #expect(arguments[inner])
    #expect(try root.parse(["--version", "sub"]) == .version)
  }
}
