import Diagnostics

/// Finds the enums of a Swift file, however deep they are nested.
///
/// It reads no grammar: whatever it does not know, it passes over.
struct SwiftEnumReader {
  let source: SourceFile
  let tokens: [Token]
  let settings: [MacroSetting]
  /// The index of the file in the import.
  let file: Int
  /// What is found.
  var enums: [ConstantGroup] = []
  var conditions: [UndecidedCondition] = []
  /// Braces that are never closed.
  var unclosed: [Place] = []

  var index = 0
  /// The titles of the cases, by enum.
  var titles: [Int: [String: SourceTitle]] = [:]
  var scopes: [Scope] = []
  var conditionals: [Conditional] = []
  let firstCondition: Int
  /// How many tokens may still be looked at twice, so that nested properties stay cheap.
  var lookahead: Int

  /// What a brace that is open belongs to.
  struct Scope {
    /// The name of a type, `nil` where it is none.
    var name: String?
    /// The enum, as an index.
    var enumIndex: Int?
    var place: Place
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - tokens: its tokens.
  ///   - file: its index in the import.
  ///   - settings: what the user says of the names in its conditions.
  ///   - firstCondition: how many conditions other files have.
  init(
    _ source: SourceFile, _ tokens: [Token], file: Int, _ settings: [MacroSetting],
    firstCondition: Int
  ) {
    self.source = source
    self.tokens = tokens
    self.file = file
    self.settings = settings
    self.firstCondition = firstCondition
    lookahead = tokens.count
    while index < tokens.count { readToken() }
    for (enumIndex, titles) in titles {
      for constant in enums[enumIndex].constants.indices {
        let name = enums[enumIndex].constants[constant].name
        enums[enumIndex].constants[constant].title = titles[name]
      }
    }
    // Branches of a condition may open more braces than they close; an enum is whole in one.
    unclosed += scopes.filter { $0.enumIndex != nil }.map(\.place)
  }

  func text(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    let text = source[tokens[index].range]
    return text.hasPrefix("`") ? String(text.dropFirst().prefix { $0 != "`" }) : text
  }

  func isSign(_ index: Int, _ sign: String) -> Bool {
    index < tokens.count && tokens[index].kind == .sign && text(index) == sign
  }

  func kind(_ index: Int) -> Token.Kind? {
    index < tokens.count ? tokens[index].kind : nil
  }

  mutating func readToken() {
    let token = tokens[index]
    if token.startsLine, isSign(index, "#") { return readDirective() }
    // What certainly does not count is passed over.
    guard conditionals.last?.isActive ?? true else {
      index += 1
      return
    }
    switch token.kind {
    case .identifier: readWord()
    case .sign:
      if isSign(index, "{") {
        scopes.append(Scope(place: token.place))
      } else if isSign(index, "}") {
        close()
      }
      index += 1
    case .number, .text, .character: index += 1
    }
  }

  private mutating func close() {
    guard let scope = scopes.popLast(), let enumIndex = scope.enumIndex else { return }
    enums[enumIndex].body = scope.place.joined(to: tokens[index].place).range
  }

  mutating func readWord() {
    let word = text(index)
    switch word {
    case "enum", "struct", "class", "actor", "extension", "protocol":
      readType(isEnum: word == "enum")
    case "case": readCases()
    case "static": readCount()
    case "var": readTitles()
    default: index += 1
    }
  }

  // MARK: Types

  /// Reads a type up to the brace of its body.
  mutating func readType(isEnum: Bool) {
    let nameIndex = index + 1
    // `class func`, or a member that is called like a keyword.
    guard kind(nameIndex) == .identifier, !(index > 0 && isSign(index - 1, ".")),
      !["func", "var", "let", "subscript", "override"].contains(text(nameIndex))
    else {
      index += 1
      return
    }
    index = nameIndex + 1
    var name = text(nameIndex)
    while isSign(index, "."), kind(index + 1) == .identifier {
      name += "." + text(index + 1)
      index += 2
    }
    var parents: [String] = []
    let limit = index + 200
    while index < tokens.count, index < limit, !isSign(index, "{"), !isSign(index, "}"),
      !isSign(index, ";")
    {
      if kind(index) == .identifier { parents.append(text(index)) }
      index += 1
    }
    guard isSign(index, "{") else { return }
    var scope = Scope(name: name, place: tokens[index].place)
    if isEnum {
      scope.enumIndex = enums.count
      // Deeper than anybody nests types, a name is not whole: the work stays in proportion.
      let path = (scopes.suffix(32).compactMap(\.name) + [name]).joined(separator: ".")
      enums.append(
        ConstantGroup(
          kind: .swiftEnum, name: path, place: tokens[nameIndex].place,
          rawType: RawType(parents), constants: []))
    }
    scopes.append(scope)
    index += 1
  }

  // MARK: Counts

  /// Reads `static let count = 5` and `static var rowCount: Int { return 5 }`, which somebody keeps
  /// by hand.
  mutating func readCount() {
    index += 1
    guard let enumIndex = scopes.last?.enumIndex, ["let", "var"].contains(text(index)),
      kind(index + 1) == .identifier
    else { return }
    let name = index + 1
    index = name + 1
    if isSign(index, ":") { index += 2 }
    guard isSign(index, "=") || isSign(index, "{") else { return }
    var value = index + 1
    if text(value) == "return" { value += 1 }
    guard kind(value) == .number, let number = Int(text(value)),
      ConstantRole.Reason(words: NameWords(text(name)).words)?.isCount == true
    else { return }
    enums[enumIndex].constants.append(
      Constant(name: text(name), place: tokens[name].place, value: .integer(number), isInC: false))
  }

  // MARK: Titles

  /// Reads a property that gives the cases of its enum their titles.
  mutating func readTitles() {
    index += 1
    guard let enumIndex = scopes.last?.enumIndex, SwiftTitleSwitch.isTitle(text(index)) else {
      return
    }
    guard let open = (index..<min(index + 8, tokens.count)).first(where: { isSign($0, "{") }) else {
      return
    }
    var end = open + 1
    var depth = 1
    while end < tokens.count, depth > 0, lookahead > 0 {
      if isSign(end, "{") { depth += 1 }
      if isSign(end, "}") { depth -= 1 }
      end += 1
      lookahead -= 1
    }
    titles[enumIndex, default: [:]].merge(
      SwiftTitleSwitch(source, tokens[open..<end]).titles, uniquingKeysWith: { first, _ in first })
  }
}
