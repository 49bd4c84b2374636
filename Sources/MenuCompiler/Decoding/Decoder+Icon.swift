import Diagnostics
import MaterialIcons
import MenuModel
import MenuYAML
import Spelling

/// Reads icons.
extension Decoder {
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
    let nearest = speller.nearest(to: name, among: assets)
    report(UnknownAsset.diagnostic(name, at: range(of: entry.value), nearest: nearest))
    return nil
  }

  private mutating func codePoint(of name: Text) -> Unicode.Scalar? {
    guard let index = knownIcons.insert(name) else {
      let codePoint = options.icons.codePoint(of: texts[name])
      knownCodePoints.append(codePoint?.value ?? 0)
      return codePoint
    }
    let value = knownCodePoints[index]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  private mutating func material(_ entry: Document.Entry, into icon: inout Icon) {
    guard let name = line(entry) else { return }
    guard let codePoint = codePoint(of: name) else {
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
}
