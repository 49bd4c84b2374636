import Diagnostics
import Messages
import Spelling

/// What an import found, by file.
struct Reports {
  private(set) var byFile: [[Diagnostic]]
  private let files: [SourceFile]

  init(_ files: [SourceFile]) {
    self.files = files
    byFile = files.map { _ in [] }
  }

  /// Adds what was found in a file.
  mutating func add(_ diagnostic: Diagnostic, in file: Int) {
    byFile[file].append(diagnostic)
  }

  /// Whether something keeps the menu from being written.
  var hasErrors: Bool { byFile.contains { $0.contains { $0.severity == .error } } }

  /// A fact about a place; one in another file than the diagnostic's names that file.
  func note(_ message: Message, at place: Place, for file: Int) -> Diagnostic.Note {
    if place.file == file { return Diagnostic.Note(message, at: place.range) }
    let source = files[place.file]
    var lines = LineTable(source)
    let line = lines.position(at: place.range.lowerBound).line
    let path = VisibleText.quoted("\(source.path):\(line)")
    return Diagnostic.Note(
      Message(en: "\(message.english): \(path)", ja: "\(message.japanese): \(path)"))
  }
}
