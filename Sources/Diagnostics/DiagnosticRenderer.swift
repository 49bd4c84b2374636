public import Messages

/// What was found in one file of a run; where that is nothing, the file stands here all the same.
public struct FileDiagnostics: Sendable {
  /// The file.
  public var file: SourceFile
  /// What was found, sorted by place.
  public var diagnostics: [Diagnostic]

  /// Pairs a file with what was found in it.
  public init(_ file: SourceFile, _ diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }
}

/// A format of diagnostics.
public protocol DiagnosticRenderer: Sendable {
  /// The language of the sentences.
  var language: Language { get }

  /// All that a run found, in the order given.
  func render(_ files: [FileDiagnostics]) -> String

  /// What is wrong outside every file, such as one that cannot be read.
  func render(failure: Message) -> String
}

extension DiagnosticRenderer {
  /// What is wrong outside every file, in plain words.
  public func render(failure: Message) -> String {
    "\(Severity.error.title[language]): \(failure[language])\n"
  }
}

extension Severity {
  /// What stands before a message that people read.
  var title: Message {
    switch self {
    case .error: Message(en: "error", ja: "エラー")
    case .warning: Message(en: "warning", ja: "警告")
    case .note: Message(en: "note", ja: "メモ")
    }
  }
}
