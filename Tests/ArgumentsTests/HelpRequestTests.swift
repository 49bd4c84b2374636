import Arguments
import Testing

@Suite("Requests for help and version")
struct HelpRequestTests {
  @Test(
    "Help is of the command that the line names",
    arguments: [
      ([], ["menuc"]),
      (["-q"], ["menuc"]),
      (["help"], ["menuc"]),
      (["help", "help"], ["menuc"]),
      (["-h"], ["menuc"]),
      (["--help"], ["menuc"]),
      (["--help", "generate"], ["menuc", "generate"]),
      (["help", "generate"], ["menuc", "generate"]),
      (["help", "convert"], ["menuc", "convert"]),
      (["help", "cache", "clear"], ["menuc", "cache", "clear"]),
      (["cache"], ["menuc", "cache"]),
      (["cache", "help", "clear"], ["menuc", "cache", "clear"]),
      (["generate", "a", "-ch"], ["menuc", "generate"]),
      (["convert", "--help"], ["menuc", "convert"]),
      (["--version", "--help"], ["menuc"]),
    ])
  func help(words: [String], path: [String]) throws {
    #expect(try helped(words)?.path.names == path)
  }

  @Test(
    "Help goes before any mistake",
    arguments: [
      (["generate", "--bogus", "--help"], ["menuc", "generate"]),
      (["generate", "-h", "--check=yes"], ["menuc", "generate"]),
      (["generate", "-o", "--help"], ["menuc", "generate"]),
      (["bogus", "generate", "-h"], ["menuc"]),
    ])
  func helpDespiteMistake(words: [String], path: [String]) throws {
    #expect(try helped(words)?.path.names == path)
  }

  @Test func helpKnowsTheOptionsThatShapeIt() throws {
    #expect(try helped(["help", "generate", "--language", "ja"])?[Menuc.language] == "ja")
  }

  @Test(arguments: [["--version"], ["-q", "--version"], ["--version", "generate"]])
  func version(words: [String]) throws {
    #expect(try Menuc.configuration.parse(words) == .version)
  }

  private func helped(_ words: [String]) throws -> ParsedArguments? {
    guard case .help(let arguments) = try Menuc.configuration.parse(words) else { return nil }
    return arguments
  }
}
