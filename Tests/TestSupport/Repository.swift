package import Foundation
import Testing

/// Where the fixtures are: beside this file, so that the tests run from any folder.
package enum Repository {
  /// The folder of the golden tests.
  package static let goldenTests = root.appending(path: "Tests/GoldenTests")

  /// The top of the repository.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names in a folder, sorted, without hidden ones; none where there is no folder.
  package static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All Swift files of the program.
  package static func sources() throws -> [URL] {
    let folder = root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
