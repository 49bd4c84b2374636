import Diagnostics

/// Reads C, Objective-C and C++ files: tokens → lines that count → enums and constants.
///
/// They are read one after the other, as if each included those before it.
struct CReading {
  private(set) var groups: [ConstantGroup] = []
  private(set) var conditions: [UndecidedCondition] = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: the files, with their indexes among those of the import.
  ///   - options: what the user says about them.
  ///   - reports: where to tell what cannot be read.
  init(
    _ files: [(index: Int, file: SourceFile)], _ options: ImportOptions, _ reports: inout Reports
  ) {
    if files.isEmpty { return }
    // The files of the import come after the prelude; what is found has the import's indexes.
    let sources = CSources(files: [Prelude.file(options.macros)] + files.map(\.file))
    var preprocessor = Preprocessor(sources)
    var comments: [[Comment]] = []
    for index in sources.files.indices {
      let tokenizer = CTokenizer(sources.files[index], file: index)
      comments.append(tokenizer.comments)
      if let range = tokenizer.unclosedComment, index > 0 {
        reports.add(MalformedSource.unclosedComment(at: range), in: files[index - 1].index)
      }
      preprocessor.read(tokenizer.tokens)
    }
    var reader = CDeclarationReader(preprocessor, CEvaluator(preprocessor))
    var evaluator = reader.read()
    let macros = Self.constants(of: preprocessor, &evaluator)
    for place in preprocessor.unmatched where place.file > 0 {
      reports.add(
        MalformedSource.unmatchedCondition(at: place.range), in: files[place.file - 1].index)
    }
    for place in reader.unclosed where place.file > 0 {
      reports.add(MalformedSource.unclosedBrace(at: place.range), in: files[place.file - 1].index)
    }

    let known = Set((macros + reader.constants).map(\.name))
    let externals = reader.externals.filter { !known.contains($0.name) }
    let loose = Self.withoutRepetitions(macros + reader.constants + externals)
    for index in sources.files.indices.dropFirst() {
      let titles = CommentTitles(sources.files[index], comments[index])
      let enums = reader.enums.filter { $0.place.file == index }
      let disabled = preprocessor.commentedOut.filter { $0.file == index }
      let all = comments[index] + disabled.map { Comment(disabled: $0.range) }
      let commented = CommentedConstants(
        sources.files[index], all.sorted { $0.range < $1.range }, in: enums, file: index)
      for var group in enums {
        group.commentedOut = commented.members(of: group)
        titles.add(to: &group.constants)
        groups.append(group)
      }
      var constants = loose.filter { $0.place.file == index }
      let definitions = commented.definitions(besides: constants)
      guard let first = constants.first ?? definitions.first else { continue }
      titles.add(to: &constants)
      groups.append(
        ConstantGroup(
          kind: .loose, name: "", place: first.place, constants: constants,
          commentedOut: definitions))
    }
    let titles = MacroTitles(preprocessor)
    for index in groups.indices { titles.add(to: &groups[index].constants) }
    renumber(files.map(\.index), preprocessor)
  }

  /// The macros that stand for something, with their values when all files are read.
  private static func constants(
    of preprocessor: Preprocessor, _ evaluator: inout CEvaluator
  ) -> [Constant] {
    let sources = preprocessor.sources
    return preprocessor.definitions.compactMap { macro in
      // A macro of nothing guards a header.
      guard macro.name.file > 0, macro.isFunctionLike || !macro.body.isEmpty else { return nil }
      let name = sources.text(macro.name)
      let value: CEvaluator.Outcome
      if macro.isFunctionLike {
        value = .failure(.call(name))
      } else if macro.body.contains(where: { $0.kind == .text }) {
        value = .failure(.text)
      } else {
        value = evaluator.evaluate(macro)
      }
      var constant = Constant(
        name: name, place: macro.name.place, value: .init(value), condition: macro.condition)
      constant.alias = alias(macro.body, sources)
      return constant
    }
  }

  /// The name that is all of a value, whatever parentheses are around it.
  private static func alias(_ body: ArraySlice<Token>, _ sources: CSources) -> String? {
    var body = body
    while let first = body.first, let last = body.last, body.count > 2,
      sources.isEqual(first, "("), sources.isEqual(last, ")")
    {
      body = body.dropFirst().dropLast()
    }
    guard body.count == 1, let token = body.first, token.kind == .identifier else { return nil }
    return sources.text(token)
  }

  /// The constants in the order of the files; of one that is defined again, the last definition,
  /// unless it depends on a condition.
  private static func withoutRepetitions(_ constants: [Constant]) -> [Constant] {
    var seen: Set<String> = []
    let last = constants.reversed().filter { constant in
      constant.condition != nil || seen.insert(constant.name).inserted
    }
    return last.sorted { $0.place.precedes($1.place) }
  }

  /// Puts the indexes of the import in place of those with the prelude.
  private mutating func renumber(_ indexes: [Int], _ preprocessor: Preprocessor) {
    func place(_ place: Place) -> Place {
      Place(
        file: indexes[max(0, place.file - 1)],
        range: place.file > 0 ? place.range : SourceRange(at: 0))
    }
    for index in groups.indices {
      groups[index].place = place(groups[index].place)
      for constant in groups[index].constants.indices {
        groups[index].constants[constant].place = place(groups[index].constants[constant].place)
      }
      for constant in groups[index].commentedOut.indices {
        groups[index].commentedOut[constant].place = place(
          groups[index].commentedOut[constant].place)
      }
    }
    conditions = preprocessor.conditions.map {
      UndecidedCondition(place: place($0.place), names: $0.names)
    }
  }
}
