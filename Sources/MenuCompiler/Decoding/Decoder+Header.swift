import Diagnostics
import MenuModel
import MenuYAML

/// Reads the user-info header.
extension Decoder {
  mutating func header(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasValue(entry.value, of: entry.key) else { return }
    var header = HeaderDraft()
    var row: RowDraft?
    var note: Text?
    var c = COverrideDraft()
    let keys = mapping(
      entry.value, as: .value(of: "header"), owner: range(of: entry.key)
    ) { (decoder: inout Decoder, key: HeaderKey, entry) in
      switch key {
      case .row:
        guard decoder.hasValue(entry.value, of: entry.key) else { return }
        row = decoder.newName(entry.value, of: .row).map { RowDraft(id: $0) }
      case .background: header.header.background = decoder.background(entry)
      case .gradient: header.header.gradient = decoder.gradient(entry)
      case .avatar: header.header.avatar = decoder.avatar(entry)
      case .name: header.header.nameSize = decoder.labelSize(entry, "name", default: 24)
      case .memberID:
        header.header.memberIDSize = decoder.labelSize(entry, "member_id", default: 14)
      case .destination: header.destination = decoder.destination(entry)
      case .note: note = decoder.note(entry)
      case .symbol: c.symbol = decoder.cName(entry)
      case .value: c.value = decoder.cValue(entry)
      }
    }
    guard let keys else { return }
    func place(of key: HeaderKey) -> SourceRange? { self.range(of: key, in: entry.value) }
    header.backgroundKey = place(of: .background)
    header.gradientKey = place(of: .gradient)
    if !keys.contains(.row), !keys.isIncomplete,
      let place = place(of: .symbol) ?? place(of: .value) ?? place(of: .note)
    {
      report(MissingKey.diagnostic("row", in: .value(of: "header"), at: place))
    }
    if var row {
      row.note = note
      row.c = c
      row.destination = header.destination
      header.isRow = true
      _ = draft.rowNames.insert(row.id.text)
      draft.rows.append(row)
    }
    header.header.destination = header.destination?.value
    draft.header = header
  }

  private mutating func background(_ entry: Document.Entry) -> Header.Background? {
    var url: Text?
    var cache: CacheDuration?
    var placeholder: Text?
    value(entry, "background") { (decoder: inout Decoder, key: BackgroundKey, entry) in
      switch key {
      case .url: url = decoder.url(entry)
      case .cache: cache = decoder.duration(entry)
      case .placeholder: placeholder = decoder.asset(entry)
      }
    }
    return url.map { Header.Background(url: $0, cache: cache ?? .none, placeholder: placeholder) }
  }

  private mutating func gradient(_ entry: Document.Entry) -> Header.Gradient? {
    var from: Color?
    var to: Color?
    value(entry, "gradient") { (decoder: inout Decoder, key: GradientKey, entry) in
      switch key {
      case .from: from = decoder.color(entry)
      case .to: to = decoder.color(entry)
      }
    }
    guard let from, let to else { return nil }
    return Header.Gradient(from: from, to: to)
  }

  private mutating func avatar(_ entry: Document.Entry) -> Header.Avatar? {
    var avatar = Header.Avatar()
    let isRead = value(entry, "avatar") { (decoder: inout Decoder, key: AvatarKey, entry) in
      switch key {
      case .shape: avatar.shape = decoder.choice(entry) ?? avatar.shape
      case .size: avatar.size = decoder.number(entry) ?? avatar.size
      }
    }
    return isRead ? avatar : nil
  }

  private mutating func labelSize(
    _ entry: Document.Entry, _ key: StaticString, default size: Double
  ) -> Number? {
    var result = Number(size)
    let isRead = value(entry, key) { (decoder: inout Decoder, key: LabelKey, entry) in
      switch key {
      case .size: result = decoder.number(entry) ?? result
      }
    }
    return isRead ? result : nil
  }

  /// Reads a mapping that is the value of a key of the language; gives whether it is one.
  @discardableResult
  mutating func value<Key: MenuKey>(
    _ entry: Document.Entry, _ name: StaticString,
    read: (inout Decoder, Key, Document.Entry) -> Void
  ) -> Bool {
    guard hasValue(entry.value, of: entry.key) else { return false }
    return mapping(
      entry.value, as: .value(of: name), owner: range(of: entry.key), read: read) != nil
  }
}
