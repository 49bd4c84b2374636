import Spelling

/// A replacement of a range of a file's bytes.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  public var range: SourceRange
  /// What stands there afterwards.
  public var replacement: String

  /// Creates an edit.
  public init(_ range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// What to change so that a diagnostic goes away.
public struct FixIt: Hashable, Sendable {
  /// Whether a fix can be applied without asking.
  public enum Grade: Sendable {
    /// It is what was meant, beyond doubt.
    case safe
    /// It may be what was meant; a person decides.
    case unsafe
  }

  /// Whether it can be applied without asking.
  public var grade: Grade
  /// The edits, which do not overlap.
  public var edits: [TextEdit]

  /// Creates a fix.
  public init(_ grade: Grade, _ edits: [TextEdit]) {
    self.grade = grade
    self.edits = edits
  }
}

extension Diagnostic {
  /// The same diagnostic with a fix that replaces its own range; with none where there is nothing
  /// to replace it with.
  public func fixed(_ grade: FixIt.Grade, with replacement: String?) -> Diagnostic {
    guard let replacement else { return self }
    return fixed(grade, [TextEdit(range, with: replacement)])
  }

  /// The same diagnostic with a fix; with none where there is nothing to edit.
  public func fixed(_ grade: FixIt.Grade, _ edits: [TextEdit]) -> Diagnostic {
    if edits.isEmpty { return self }
    var diagnostic = self
    diagnostic.fix = FixIt(grade, edits)
    return diagnostic
  }
}

extension Diagnostic {
  /// The same diagnostic of a misspelt name with a fix that writes the nearest one.
  ///
  /// It is safe where the two differ in case, width or separators alone.
  public func fixed(nearest: String?, to name: String) -> Diagnostic {
    guard let nearest else { return self }
    return fixed(Speller.areAlike(nearest, name) ? .safe : .unsafe, with: nearest)
  }
}

extension SourceFile {
  /// The file after fixes; every other byte stays as it is.
  ///
  /// A fix that touches one which comes before it in the file is left for another time.
  public func applying(_ fixes: [FixIt]) -> SourceFile {
    let sorted = fixes.map { $0.edits.sorted { $0.range < $1.range } }.filter { !$0.isEmpty }
      .sorted { $0[0].range < $1[0].range }
    var result: [UInt8] = []
    var offset = 0
    for edits in sorted where edits[0].range.lowerBound >= offset {
      for edit in edits {
        result += bytes[offset..<edit.range.lowerBound]
        result += edit.replacement.utf8
        offset = edit.range.upperBound
      }
    }
    return SourceFile(path: path, bytes: result + bytes[offset...])
  }
}
