public import Diagnostics
import MenuModel
import MenuYAML
import Spelling

/// Reads `menuc.yaml`, as strictly as a menu.
///
/// - Parameters:
///   - file: the file.
///   - vocabulary: the words that other modules know.
/// - Returns: what it says, `nil` where it has an error, and what is wrong, sorted by place.
public func readConfiguration(
  _ file: SourceFile, _ vocabulary: ConfigurationVocabulary
) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
  let parsed = parse(file)
  var diagnostics = parsed.diagnostics
  // A file of comments alone says nothing, which is all right here.
  diagnostics.removeAll { $0.rule == EmptyFile.id }
  var configuration = Configuration()
  if let document = parsed.document, let root = document.root {
    var decoder = Decoder(document, CompilerOptions())
    configuration = decoder.configuration(root, vocabulary)
    diagnostics += decoder.diagnostics
  }
  diagnostics.sort(by: Diagnostic.precedes)
  let isValid = !diagnostics.contains { $0.severity == .error }
  return (isValid ? configuration : nil, diagnostics)
}

extension Decoder {
  fileprivate mutating func configuration(
    _ root: Node.ID, _ vocabulary: ConfigurationVocabulary
  ) -> Configuration {
    var result = Configuration()
    let start = SourceRange(at: range(of: root).lowerBound)
    mapping(root, as: .configuration, owner: start) {
      (decoder: inout Decoder, key: ConfigurationKey, entry) in
      switch key {
      case .menus: result.menus = decoder.lines(entry)
      case .output: decoder.output(entry, vocabulary, into: &result)
      case .icons: decoder.iconSources(entry, into: &result)
      case .languages: result.languages = decoder.languages(entry)
      case .rules: result.severities = decoder.severities(entry)
      }
    }
    return result
  }

  private mutating func output(
    _ entry: Document.Entry, _ vocabulary: ConfigurationVocabulary,
    into result: inout Configuration
  ) {
    guard hasValue(entry.value, of: entry.key) else { return }
    mapping(entry.value, as: .value(of: "output"), owner: range(of: entry.key)) {
      (decoder: inout Decoder, key: OutputKey, entry) in
      switch key {
      case .directory: result.outputDirectory = decoder.line(entry).map { decoder.texts.string($0) }
      case .emit: result.emit = decoder.words(entry, vocabulary.outputKinds)
      case .access:
        result.access = decoder.word(entry.value, of: entry, vocabulary.accessLevels)
      }
    }
  }

  private mutating func iconSources(_ entry: Document.Entry, into result: inout Configuration) {
    guard hasValue(entry.value, of: entry.key) else { return }
    mapping(entry.value, as: .value(of: "icons"), owner: range(of: entry.key)) {
      (decoder: inout Decoder, key: IconSourceKey, entry) in
      let path = decoder.line(entry).map { text in
        Located(decoder.texts.string(text), at: decoder.range(of: entry.value))
      }
      switch key {
      case .material: result.materialIcons = path
      case .assets: result.assets = path
      }
    }
  }

  private mutating func languages(_ entry: Document.Entry) -> [String] {
    var tags: [String] = []
    guard hasValue(entry.value, of: entry.key) else { return tags }
    list(entry.value, expecting: .list) { decoder, item in
      guard let text = decoder.scalar(item, expecting: .text) else { return }
      if LanguageTag(text, in: decoder.texts) != nil {
        tags.append(decoder.texts.string(text))
      } else {
        decoder.report(
          InvalidLanguage.diagnostic(decoder.string(of: item), at: decoder.range(of: item)))
      }
    }
    return tags
  }

  private mutating func severities(_ entry: Document.Entry) -> [RuleSeverity] {
    var result: [RuleSeverity] = []
    var first: [RuleID: SourceRange] = [:]
    guard hasMapping(entry) else { return result }
    for (key, value) in document.entries(of: entry.value) where scalar(key, expecting: .key) != nil
    {
      guard let rule = rules.first(where: { $0.id.name == string(of: key) }) else {
        report(UnknownRule.diagnostic(string(of: key), at: range(of: key), &speller))
        continue
      }
      if let first = first.updateValue(range(of: key), forKey: rule.id) {
        report(DuplicateKey.diagnostic(rule.id.name, at: range(of: key), first: first))
        continue
      }
      guard
        let word = word(
          value, of: (key, value), ConfigurationKey.severities)
      else { continue }
      if rule.severity == .error, word != "error" {
        report(UnknownRule.fixedSeverity(rule.id.name, at: range(of: key)))
      } else {
        result.append(RuleSeverity(rule: rule.id, severity: Severity(rawValue: word)))
      }
    }
    return result
  }

  // MARK: Lists

  private mutating func lines(_ entry: Document.Entry) -> [String] {
    var lines: [String] = []
    guard hasValue(entry.value, of: entry.key) else { return lines }
    list(entry.value, expecting: .list) { decoder, item in
      guard let text = decoder.scalar(item, expecting: .text),
        let line = decoder.line(text, at: item)
      else { return }
      lines.append(decoder.texts.string(line))
    }
    return lines
  }

  private mutating func words(_ entry: Document.Entry, _ allowed: [String]) -> [String] {
    var words: [String] = []
    guard hasValue(entry.value, of: entry.key) else { return words }
    list(entry.value, expecting: .list) { decoder, item in
      if let word = decoder.word(item, of: entry, allowed) { words.append(word) }
    }
    return words
  }
}
