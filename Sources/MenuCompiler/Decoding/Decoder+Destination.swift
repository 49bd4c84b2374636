import Diagnostics
import MenuModel
import MenuYAML

/// Reads destinations.
extension Decoder {
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
    if kinds.count > 1, let place = range(of: kinds[1], in: entry.value) {
      report(
        ConflictingKeys.diagnostic(
          kinds[0].rawValue.string, kinds[1].rawValue.string, at: place,
          first: self.range(of: kinds[0], in: entry.value)))
      return false
    }
    if kinds.isEmpty, !keys.isIncomplete {
      if let place = range(of: DestinationKey.identifier, in: entry.value) {
        report(MissingKey.diagnostic("storyboard", in: .value(of: "destination"), at: place))
      } else {
        report(MissingValue.diagnostic(key: string(of: entry.key), at: range(of: entry.key)))
      }
      return false
    }
    if let kind = kinds.first, kind != .storyboard,
      let place = range(of: DestinationKey.identifier, in: entry.value)
    {
      report(
        ConflictingKeys.diagnostic(
          kind.rawValue.string, "identifier", at: place,
          first: self.range(of: kind, in: entry.value)))
      return false
    }
    return true
  }
}
