import Diagnostics

/// Finds the constants that somebody took out of a source by making them a comment.
struct CommentedConstants {
  private let file: Int
  private let source: SourceFile
  private let comments: [Comment]
  /// The comments in braces, by where the innermost braces open.
  private let commentsInBraces: [Int: [Comment]]

  /// Looks through a file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - comments: its comments.
  ///   - groups: its enums, in the order of the file.
  ///   - file: its index.
  init(_ source: SourceFile, _ comments: [Comment], in groups: [ConstantGroup], file: Int) {
    self.source = source
    self.file = file
    // Documentation talks about constants; it holds none.
    self.comments = comments.filter { !$0.isDocumentation }
    commentsInBraces = Self.sorted(self.comments, into: groups.compactMap(\.body))
  }

  private static func sorted(
    _ comments: [Comment], into braces: [SourceRange]
  ) -> [Int: [Comment]] {
    var result: [Int: [Comment]] = [:]
    var rest = braces[...]
    var open: [SourceRange] = []
    for comment in comments {
      let start = comment.range.lowerBound
      while let next = rest.first, next.lowerBound < start { open.append(rest.removeFirst()) }
      while let last = open.last, last.upperBound <= start { open.removeLast() }
      if let inner = open.last { result[inner.lowerBound, default: []].append(comment) }
    }
    return result
  }

  /// Those among the constants of an enum in C: `// MENU_HELP,`.
  func members(of group: ConstantGroup) -> [Constant] {
    let words = group.constants.map(\.words)
    let prefix = words.first.map { $0.prefix(NameWords.commonPrefix(of: words)) } ?? []
    return constants(besides: group.constants, in: commentsInBraces(of: group)) { comment in
      let code = CommentCode(source, comment, language: .c)
      return code.lines.flatMap { line in
        // Words alone are a title more often than a constant.
        code.names(in: line).filter { name in
          let isAlike = prefix.count > 0 && NameWords(code.text(name)).words.starts(with: prefix)
          return isAlike || code.looksLikeMembers(line)
        }
      }.map { code.constant($0, file: file) }
    }
  }

  /// Those among the cases of an enum in Swift: `// case help`.
  func cases(of group: ConstantGroup) -> [Constant] {
    constants(besides: group.constants, in: commentsInBraces(of: group)) { comment in
      // Behind code, `// case closed` is a sentence.
      guard startsLine(comment) else { return [] }
      let code = CommentCode(source, comment, language: .swift)
      return code.lines.filter { $0.first.map(code.text) == "case" }
        .flatMap { code.names(in: $0.dropFirst()) }
        .map { code.constant($0, file: file) }
    }
  }

  private func startsLine(_ comment: Comment) -> Bool {
    let before = source.bytes[..<comment.range.lowerBound].reversed()
    return before.first { $0 > 0x20 || LineEnd.isPart($0) }.map(LineEnd.isPart) ?? true
  }

  /// Those that stand alone in C: `// #define HELP_ROW 3`.
  func definitions(besides constants: [Constant]) -> [Constant] {
    self.constants(besides: constants, in: comments) { comment in
      let code = CommentCode(source, comment, language: .c)
      return code.lines.compactMap(code.definedName).map { code.constant($0, file: file) }
    }
  }

  private func commentsInBraces(of group: ConstantGroup) -> [Comment] {
    group.body.flatMap { commentsInBraces[$0.lowerBound] } ?? []
  }

  /// What comments hold and code does not.
  private func constants(
    besides living: [Constant], in comments: [Comment], _ find: (Comment) -> [Constant]
  ) -> [Constant] {
    var names = Set(living.map(\.name))
    return comments.flatMap(find).filter {
      ConstantRole.Reason(words: $0.words) == nil && names.insert($0.name).inserted
    }
  }
}
