import Diagnostics
import MenuModel
import MenuYAML
import Spelling

/// Reads the language's small values: names, texts, numbers, words.
extension Decoder {
  // MARK: Names

  /// The name that a key or list item gives to something: reports one that is no identifier, and
  /// keeps it, so that what refers to it is not reported too.
  mutating func newName(_ node: Node.ID, of kind: NameKind) -> NameDraft? {
    guard let text = scalar(node, expecting: .key) else { return nil }
    let identifier = Identifier(text, in: texts)
    if identifier == nil {
      report(InvalidID.diagnostic(string(of: node), of: kind, at: range(of: node)))
    }
    return NameDraft(text: text, range: range(of: node), identifier: identifier)
  }

  /// A name that refers to something; what it refers to is for the rules to find out.
  mutating func reference(_ node: Node.ID, expecting shape: Shape) -> Located<Text>? {
    scalar(node, expecting: shape).map { Located($0, at: range(of: node)) }
  }

  mutating func typeName(_ entry: Document.Entry, of kind: NameKind) -> Located<TypeName>? {
    guard hasValue(entry.value, of: entry.key), let text = scalar(entry.value, expecting: .text)
    else { return nil }
    guard let name = TypeName(text, in: texts) else {
      report(
        InvalidTypeName.diagnostic(string(of: entry.value), of: kind, at: range(of: entry.value)))
      return nil
    }
    return Located(name, at: range(of: entry.value))
  }

  // MARK: Texts

  /// A text of one line that is not empty.
  mutating func line(_ entry: Document.Entry) -> Text? {
    guard hasValue(entry.value, of: entry.key), let text = scalar(entry.value, expecting: .text)
    else { return nil }
    return line(text, at: entry.value)
  }

  mutating func line(_ text: Text, at node: Node.ID) -> Text? {
    if let problem = LineProblem(texts[text]) {
      let diagnostic = InvalidText.diagnostic(problem, at: range(of: node))
      let isBlock = [.literal, .folded].contains(document[node].style)
      report(
        isBlock
          ? InvalidText.joiningLines(diagnostic, of: texts[text], in: texts.bytes) : diagnostic)
      return nil
    }
    return text
  }

  /// A text that may have several lines.
  mutating func note(_ entry: Document.Entry) -> Text? {
    guard hasValue(entry.value, of: entry.key), let text = scalar(entry.value, expecting: .text)
    else { return nil }
    if let scalar = LineProblem.hiddenScalar(texts[text], allowingLineBreaks: true) {
      report(InvalidText.diagnostic(.hidden(scalar), at: range(of: entry.value)))
      return nil
    }
    return text
  }

  // MARK: Words and numbers

  mutating func choice<Word>(_ entry: Document.Entry) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    word(entry.value, of: entry, Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  /// One of a few words.
  mutating func word(
    _ node: Node.ID, of entry: Document.Entry, _ allowed: [String]
  ) -> String? {
    guard hasValue(node, of: entry.key), scalar(node, expecting: .choice(allowed)) != nil else {
      return nil
    }
    let word = string(of: node)
    if allowed.contains(word) { return word }
    let nearest = speller.nearest(to: word, among: allowed)
    report(
      InvalidChoice.diagnostic(
        word, key: string(of: entry.key), words: allowed, nearest: nearest, at: range(of: node)))
    return nil
  }

  mutating func boolean(_ entry: Document.Entry) -> Bool? {
    guard hasValue(entry.value, of: entry.key),
      scalar(entry.value, expecting: .choice(["true", "false"])) != nil
    else { return nil }
    let word = bytes(of: entry.value)
    if word.elementsEqual("true".utf8) { return true }
    if word.elementsEqual("false".utf8) { return false }
    report(
      InvalidBoolean.diagnostic(
        string(of: entry.value), key: string(of: entry.key), at: range(of: entry.value)))
    return nil
  }

  mutating func number(_ entry: Document.Entry) -> Number? {
    parsed(entry, expecting: .number) { text, texts in
      Number(texts[text]).flatMap { $0.value < 0 ? nil : $0 }
    } orReport: { text, key, range in
      InvalidNumber.diagnostic(text, key: key, at: range)
    }
  }

  mutating func color(_ entry: Document.Entry) -> Color? {
    if document.isNull(entry.value), let comment = comment(after: entry.value) {
      report(
        InvalidColor.cutByComment(
          string(of: entry.key), at: range(of: entry.key), comment, in: document.bytes))
      return nil
    }
    return parsed(entry, expecting: .text) { text, texts in
      Color(texts[text])
    } orReport: { text, key, range in
      InvalidColor.diagnostic(text, key: key, at: range)
    }
  }

  mutating func duration(_ entry: Document.Entry) -> CacheDuration? {
    parsed(entry, expecting: .text) { text, texts in
      CacheDuration(texts[text])
    } orReport: { text, key, range in
      InvalidDuration.diagnostic(text, key: key, at: range)
    }
  }

  /// A value that a type of the model reads from text.
  private mutating func parsed<Value>(
    _ entry: Document.Entry, expecting shape: Shape, parse: (Text, TextStorage) -> Value?,
    orReport diagnostic: (String, String, SourceRange) -> Diagnostic
  ) -> Value? {
    guard hasValue(entry.value, of: entry.key), let text = scalar(entry.value, expecting: shape)
    else { return nil }
    if let value = parse(text, texts) { return value }
    report(
      diagnostic(string(of: entry.value), string(of: entry.key), range(of: entry.value)))
    return nil
  }

  /// The first word of the comment that lies on the line of an empty value, right behind it.
  private func comment(after node: Node.ID) -> SourceRange? {
    let rest = document.bytes[range(of: node).upperBound...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "#") else { return nil }
    let word = rest.prefix { $0 > 0x20 }
    return SourceRange(word.startIndex..<word.endIndex)
  }

  // MARK: C

  mutating func cName(_ entry: Document.Entry) -> Located<CName>? {
    parsed(entry, expecting: .text) { text, texts in
      CName(text, in: texts)
    } orReport: { text, _, range in
      InvalidSymbol.diagnostic(text, at: range)
    }.map { Located($0, at: range(of: entry.value)) }
  }

  mutating func cValue(_ entry: Document.Entry) -> Located<Int32>? {
    parsed(entry, expecting: .number) { text, texts in
      InvalidConstant.value(texts[text])
    } orReport: { text, _, range in
      InvalidConstant.diagnostic(text, at: range)
    }.map { Located($0, at: range(of: entry.value)) }
  }
}
