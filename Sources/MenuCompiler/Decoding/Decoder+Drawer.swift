import Diagnostics
import MenuModel
import MenuYAML

/// Reads how the drawer looks and moves.
extension Decoder {
  mutating func drawer(_ entry: Document.Entry, into draft: inout MenuDraft) {
    var drawer = Drawer()
    value(entry, "drawer") { (decoder: inout Decoder, key: DrawerKey, entry) in
      switch key {
      case .side: drawer.side = decoder.choice(entry) ?? drawer.side
      case .width: drawer.width = decoder.width(entry) ?? drawer.width
      case .edge: drawer.edge = decoder.number(entry, usually: UnusualDrawer.edge) ?? drawer.edge
      case .threshold:
        drawer.threshold =
          decoder.share(entry, usually: UnusualDrawer.threshold) ?? drawer.threshold
      case .velocity:
        drawer.velocity = decoder.number(entry, usually: UnusualDrawer.velocity) ?? drawer.velocity
      case .duration:
        drawer.duration = decoder.number(entry, usually: UnusualDrawer.duration) ?? drawer.duration
      case .scrim:
        decoder.value(entry, "scrim") { (decoder: inout Decoder, key: ScrimKey, entry) in
          switch key {
          case .color: drawer.scrimColor = decoder.color(entry) ?? drawer.scrimColor
          case .opacity:
            drawer.scrimOpacity =
              decoder.share(entry, usually: UnusualDrawer.scrimOpacity) ?? drawer.scrimOpacity
          }
        }
      }
    }
    draft.drawer = drawer
  }

  /// A width: points, or a share of the screen such as `80%`.
  private mutating func width(_ entry: Document.Entry) -> Drawer.Width? {
    guard hasValue(entry.value, of: entry.key), let text = scalar(entry.value, expecting: .number)
    else { return nil }
    let bytes = texts[text]
    if bytes.last == UInt8(ascii: "%") {
      if let percent = Number(bytes.dropLast()), percent.value > 0, percent.value <= 100 {
        warn(entry, percent.value, usually: UnusualDrawer.widthPercent, unit: "%")
        return .fraction(percent.value / 100)
      }
    } else if let points = Number(bytes), points.value > 0 {
      warn(entry, points.value, usually: UnusualDrawer.width)
      return .points(points)
    }
    report(
      InvalidNumber.width(string(of: entry.value), at: range(of: entry.value)))
    return nil
  }

  /// A number from 0 to 1.
  private mutating func share(
    _ entry: Document.Entry, usually usual: ClosedRange<Double>
  ) -> Number? {
    if let share = InvalidNumber.share(ofPercent: string(of: entry.value)) {
      report(
        InvalidNumber.percent(string(of: entry.value), share: share, at: range(of: entry.value)))
      return nil
    }
    guard let number = number(entry) else { return nil }
    guard (0...1).contains(number.value) else {
      report(
        InvalidNumber.share(
          string(of: entry.value), key: string(of: entry.key), at: range(of: entry.value)))
      return nil
    }
    warn(entry, number.value, usually: usual)
    return number
  }

  /// A number that drawers usually have within a range.
  private mutating func number(
    _ entry: Document.Entry, usually usual: ClosedRange<Double>
  ) -> Number? {
    let number = number(entry)
    if let number { warn(entry, number.value, usually: usual) }
    return number
  }

  private mutating func warn(
    _ entry: Document.Entry, _ value: Double, usually usual: ClosedRange<Double>,
    unit: String = ""
  ) {
    if usual.contains(value) { return }
    report(
      UnusualDrawer.diagnostic(
        string(of: entry.value), key: string(of: entry.key), usual, unit: unit,
        at: range(of: entry.value)))
  }
}
