import Diagnostics

/// A place in one of the files of an import.
struct Place: Hashable {
  /// The file, as an index.
  var file: Int
  var range: SourceRange

  /// The place from the start of this one to the end of another in the same file.
  func joined(to other: Place) -> Place {
    guard other.file == file else { return self }
    return Place(file: file, range: range.joined(to: other.range))
  }
}
