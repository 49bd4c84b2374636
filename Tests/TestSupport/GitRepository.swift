package import Foundation
import Testing

/// A repository of git in which nobody's settings matter.
package struct GitRepository {
  /// The folder that it is in.
  package let url: URL
  /// The environment in which git runs, and what it calls.
  package let variables: [String: String]
  private let git: ExternalTool

  /// Makes an empty one.
  ///
  /// - Parameters:
  ///   - url: the folder, which may hold files.
  ///   - variables: the environment, on top of one without settings and with an author.
  /// - Throws: what the system says where there is no git.
  package init(at url: URL, variables: [String: String] = [:]) throws {
    self.url = url
    let nobody = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    self.variables = nobody.merging(variables) { $1 }
    git = try ExternalTool("git")
    try succeed("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git in it.
  package func run(_ arguments: [String]) throws -> ExternalTool.Result {
    try git.run(arguments, in: url, variables: variables)
  }

  /// Runs git in it, and records where that fails.
  ///
  /// - Returns: what it printed.
  @discardableResult package func succeed(_ arguments: String...) throws -> String {
    let result = try run(arguments)
    #expect(result.status == 0, "git \(arguments): \(result.text)")
    return result.text
  }

  /// Stages everything and tries to commit it.
  package func tryToCommit() throws -> ExternalTool.Result {
    try succeed("add", "--all")
    return try run(["commit", "--quiet", "--message", "A change"])
  }

  /// Commits everything.
  package func commit() throws {
    let result = try tryToCommit()
    #expect(result.status == 0, "\(result.text)")
  }
}
