public import Messages

/// How much a run found.
public struct DiagnosticSummary: Hashable, Sendable {
  /// The number of errors.
  public private(set) var errors = 0
  /// The number of warnings.
  public private(set) var warnings = 0
  /// The number of notes.
  public private(set) var notes = 0
  /// The number of files in which something was found.
  public private(set) var files = 0

  /// The number of diagnostics that have a fix, by how sure it is.
  public private(set) var fixes: [FixIt.Grade: Int] = [:]

  /// Counts what was found.
  public init(_ files: [FileDiagnostics]) {
    for file in files where !file.diagnostics.isEmpty {
      self.files += 1
      for diagnostic in file.diagnostics {
        if let grade = diagnostic.fix?.grade { fixes[grade, default: 0] += 1 }
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
      }
    }
  }

  /// The counts in a line, such as `2 errors, 1 warning in 2 files`; `nil` where nothing was found.
  public var message: Message? {
    if files == 0 { return nil }
    let counts = [(errors, Severity.error), (warnings, .warning), (notes, .note)]
      .filter { $0.0 > 0 }
    let english = counts.map { Self.count($0, $1.title.english) }.joined(separator: ", ")
    let japanese = counts.map { "\($1.title.japanese) \($0) 件" }.joined(separator: "、")
    return Message(
      en: "\(english) in \(Self.count(files, "file"))", ja: "\(japanese)（\(files) ファイル）")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
