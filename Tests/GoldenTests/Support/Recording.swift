import Foundation
import TestSupport
import Testing

/// What happens to goldens that are not as they should be, by `MENUC_RECORD`.
enum RecordMode: String {
  /// They fail.
  case never
  /// Those that are missing are written.
  case missing
  /// Those that are missing or wrong are written.
  case failed
  /// All are written, and files that should not be there are deleted.
  case all

  static func current() throws -> RecordMode {
    let word = ProcessInfo.processInfo.environment["MENUC_RECORD"] ?? never.rawValue
    return try #require(
      RecordMode(rawValue: word), "MENUC_RECORD is never, missing, failed or all, not \(word)")
  }
}

/// The folder `expected` of a case.
struct Goldens {
  let folder: URL
  let mode: RecordMode

  init(of golden: GoldenCase) throws {
    folder = golden.folder.appending(path: "expected")
    mode = try .current()
  }

  /// Compares all files with what they should hold.
  ///
  /// A run that writes one fails, so that no build server ever passes by recording.
  func check(_ files: [String: [UInt8]]) throws {
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { try check(name, bytes) }
    for name in Repository.names(in: folder) where files[name] == nil {
      if mode == .all { try FileManager.default.removeItem(at: folder.appending(path: name)) }
      Issue.record("\(mode == .all ? "deleted" : "nothing writes") \(path(name))")
    }
  }

  private func check(_ name: String, _ actual: [UInt8]) throws {
    let expected = try? Data(contentsOf: folder.appending(path: name))
    let isRight = expected.map { $0.elementsEqual(actual) }
    if mode == .all || (isRight == nil && mode == .missing) || (isRight != true && mode == .failed)
    {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual).write(to: folder.appending(path: name))
      Issue.record("recorded \(path(name))")
      return
    }
    guard let expected else {
      Issue.record("there is no \(path(name)); MENUC_RECORD=missing swift test writes it")
      return
    }
    if isRight == true { return }
    Issue.record(
      """
      \(path(name)) differs; MENUC_RECORD=failed swift test accepts it
      \(Self.firstDifference([UInt8](expected), actual))
      """)
  }

  private func path(_ name: String) -> String {
    let path = folder.appending(path: name).path
    return String(path.dropFirst(Repository.root.path.count + 1))
  }

  /// The first line that differs, as it should be and as it is.
  private static func firstDifference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let lines = [expected, actual].map { bytes in
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let (old, new) = (lines[0], lines[1])
    let line = zip(old, new).prefix { $0 == $1 }.count
    let before = line < old.count ? old[line] : "(end of file)"
    let after = line < new.count ? new[line] : "(end of file)"
    return "line \(line + 1)\n- \(before.debugDescription)\n+ \(after.debugDescription)"
  }
}
