import Diagnostics
import MenuModel
import MenuYAML

/// Reads titles.
extension Decoder {
  /// A title: one text, or one for each language.
  mutating func title(_ entry: Document.Entry) -> Located<Title>? {
    guard hasValue(entry.value, of: entry.key) else { return nil }
    guard document[entry.value].kind == .mapping else {
      return scalar(entry.value, expecting: .title)
        .flatMap { titleLine($0, at: entry.value) }
        .map { Located(.text($0), at: range(of: entry.value)) }
    }
    var names = NameTable(texts)
    var first: [SourceRange] = []
    var all: [LocalizedText] = []
    for (key, value) in document.entries(of: entry.value) where !isJoined((key, value)) {
      guard let name = scalar(key, expecting: .key) else { continue }
      if let index = names.insert(name) {
        report(DuplicateKey.diagnostic(string(of: key), at: range(of: key), first: first[index]))
        continue
      }
      first.append(range(of: key))
      guard let language = LanguageTag(name, in: texts) else {
        report(InvalidLanguage.diagnostic(string(of: key), at: range(of: key)))
        continue
      }
      guard hasValue(value, of: key), let written = scalar(value, expecting: .text),
        let text = titleLine(written, at: value)
      else { continue }
      all.append(LocalizedText(language: language, text: text))
    }
    if document[entry.value].childCount == 0 {
      report(MissingValue.diagnostic(key: string(of: entry.key), at: range(of: entry.key)))
    }
    return all.isEmpty ? nil : Located(.localized(all), at: range(of: entry.value))
  }

  /// A title's text; warns where a comment right behind it has most likely cut it.
  private mutating func titleLine(_ text: Text, at node: Node.ID) -> Text? {
    let value = document[node]
    if value.style == .plain,
      let comment = CutTitle.comment(after: value.range, in: document.bytes)
    {
      report(CutTitle.diagnostic(at: comment, title: value.range, in: document.bytes))
    }
    return line(text, at: node)
  }

  mutating func titleKey(_ entry: Document.Entry) -> Located<Title>? {
    line(entry).map { Located(.key($0), at: range(of: entry.value)) }
  }
}
