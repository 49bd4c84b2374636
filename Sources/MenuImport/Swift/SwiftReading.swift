import Diagnostics

/// Reads Swift files: tokens → enums.
struct SwiftReading {
  private(set) var groups: [ConstantGroup] = []
  private(set) var conditions: [UndecidedCondition] = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: the files, with their indexes among those of the import.
  ///   - options: what the user says about them.
  ///   - firstCondition: how many conditions other files have.
  ///   - reports: where to tell what cannot be read.
  init(
    _ files: [(index: Int, file: SourceFile)], _ options: ImportOptions, firstCondition: Int,
    _ reports: inout Reports
  ) {
    for (index, file) in files {
      let tokenizer = SwiftTokenizer(file, file: index)
      if let range = tokenizer.unclosedComment {
        reports.add(MalformedSource.unclosedComment(at: range), in: index)
      }
      let reader = SwiftEnumReader(
        file, tokenizer.tokens, file: index, options.macros,
        firstCondition: firstCondition + conditions.count)
      conditions += reader.conditions
      for place in reader.unclosed.prefix(1) {
        reports.add(MalformedSource.unclosedBrace(at: place.range), in: index)
      }
      let titles = CommentTitles(file, tokenizer.comments)
      let commented = CommentedConstants(
        file, tokenizer.comments, in: reader.enums, file: index)
      for var group in reader.enums where !group.constants.isEmpty {
        group.commentedOut = commented.cases(of: group)
        Self.addRawTitles(to: &group.constants)
        titles.add(to: &group.constants)
        groups.append(group)
      }
    }
  }

  /// A raw value that reads like a title or a key says more than a comment, and less than code.
  private static func addRawTitles(to constants: inout [Constant]) {
    for index in constants.indices {
      guard constants[index].title == nil, let raw = constants[index].rawText,
        raw != constants[index].name
      else { continue }
      switch RawText(raw) {
      case .id: continue
      case .key: constants[index].title = .rawKey(raw)
      case .title: constants[index].title = .rawValue(raw)
      }
    }
  }
}
