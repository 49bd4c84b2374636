import Diagnostics
import MaterialIcons
import MenuModel
import MenuYAML
import Spelling

/// Reads titles, icons and destinations.
extension Decoder {
  // MARK: Titles

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
    for (key, value) in document.entries(of: entry.value) {
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

  // MARK: Icons

  /// An icon: the name of a Material icon, or a mapping.
  mutating func icon(_ entry: Document.Entry) -> Icon? {
    guard hasValue(entry.value, of: entry.key) else { return nil }
    var icon = Icon()
    switch document[entry.value].kind {
    case .scalar:
      material(entry, into: &icon)
    case .sequence:
      reportKind(of: entry.value, expecting: .icon)
      return nil
    case .mapping:
      let keys = mapping(
        entry.value, as: .value(of: "icon"), owner: range(of: entry.key)
      ) { (decoder: inout Decoder, key: IconKey, entry) in
        switch key {
        case .material: decoder.material(entry, into: &icon)
        case .sf: icon.sfSymbol = decoder.line(entry)
        case .asset: icon.asset = decoder.asset(entry)
        }
      }
      if document[entry.value].childCount == 0, keys != nil {
        report(MissingValue.diagnostic(key: string(of: entry.key), at: range(of: entry.key)))
      }
    }
    let isEmpty = icon.material == nil && icon.sfSymbol == nil && icon.asset == nil
    return isEmpty ? nil : icon
  }

  /// The name of an image; it must be in the app's asset catalog, where that is known.
  mutating func asset(_ entry: Document.Entry) -> Text? {
    guard let text = line(entry) else { return nil }
    let name = texts.string(text)
    guard let assets = options.assets, !assets.contains(name) else { return text }
    let nearest = speller.nearest(to: name, among: assets.sorted())
    report(UnknownAsset.diagnostic(name, at: range(of: entry.value), nearest: nearest))
    return nil
  }

  private mutating func material(_ entry: Document.Entry, into icon: inout Icon) {
    guard let name = line(entry) else { return }
    guard let codePoint = options.icons.codePoint(of: texts[name]) else {
      let written = string(of: entry.value)
      let nearest =
        options.icons.meant(by: written)
        ?? speller.nearest(to: written, among: options.icons.lazy.map(\.name))
      report(
        UnknownIcon.diagnostic(written, nearest: nearest, at: range(of: entry.value)))
      return
    }
    icon.material = name
    icon.codePoint = codePoint
  }

  // MARK: Destinations

  /// A destination: a URL, or a mapping that names a screen, a storyboard or an action.
  mutating func destination(_ entry: Document.Entry) -> Located<Destination>? {
    guard hasValue(entry.value, of: entry.key) else { return nil }
    switch document[entry.value].kind {
    case .scalar: return url(entry).map { Located(.url($0), at: range(of: entry.value)) }
    case .sequence:
      reportKind(of: entry.value, expecting: .destination)
      return nil
    case .mapping: return namedDestination(entry)
    }
  }

  mutating func url(_ entry: Document.Entry) -> Text? {
    guard hasValue(entry.value, of: entry.key), let text = scalar(entry.value, expecting: .text)
    else { return nil }
    if let problem = URLProblem(texts[text]) {
      report(InvalidURL.diagnostic(problem, of: texts[text], at: range(of: entry.value)))
      return nil
    }
    return text
  }

  private mutating func namedDestination(_ entry: Document.Entry) -> Located<Destination>? {
    var destination: Located<Destination>?
    var storyboard: Text?
    var identifier: Text?
    let keys = mapping(
      entry.value, as: .value(of: "destination"), owner: range(of: entry.key)
    ) { (decoder: inout Decoder, key: DestinationKey, entry) in
      switch key {
      case .screen:
        destination = decoder.typeName(entry, of: .screen).map { $0.map { .screen($0) } }
      case .storyboard:
        storyboard = decoder.line(entry)
      case .identifier:
        identifier = decoder.line(entry)
      case .action:
        guard decoder.hasValue(entry.value, of: entry.key) else { return }
        destination = decoder.newName(entry.value, of: .action).flatMap { name in
          name.identifier.map { Located(.action($0), at: name.range) }
        }
      }
    }
    guard let keys else { return nil }
    return checked(keys, of: entry)
      ? destination
        ?? storyboard.map { name in
          Located(.storyboard(name: name, identifier: identifier), at: range(of: entry.value))
        } : nil
  }

  /// Whether the keys of a destination go together: one kind, and an identifier with a storyboard
  /// alone.
  private mutating func checked(
    _ keys: KeysSeen<DestinationKey>, of entry: Document.Entry
  ) -> Bool {
    let kinds = [DestinationKey.screen, .storyboard, .action].filter { keys.contains($0) }
    if kinds.count > 1, let place = keys[kinds[1]] {
      report(
        ConflictingKeys.diagnostic(
          kinds[0].rawValue.string, kinds[1].rawValue.string, at: place, first: keys[kinds[0]]))
      return false
    }
    if kinds.isEmpty, !keys.isIncomplete {
      if let place = keys[.identifier] {
        report(MissingKey.diagnostic("storyboard", in: .value(of: "destination"), at: place))
      } else {
        report(MissingValue.diagnostic(key: string(of: entry.key), at: range(of: entry.key)))
      }
      return false
    }
    if let place = keys[.identifier], let kind = kinds.first, kind != .storyboard {
      report(
        ConflictingKeys.diagnostic(
          kind.rawValue.string, "identifier", at: place, first: keys[kind]))
      return false
    }
    return true
  }
}
