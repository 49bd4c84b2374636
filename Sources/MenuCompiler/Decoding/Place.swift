import Messages

/// What a mapping is, for messages.
///
/// Holds what the sentence needs and makes it only when there is something to say.
enum Place {
  case menu
  case configuration
  case row(() -> String)
  case section(() -> String)
  case variant
  /// The value of a key of the language, such as `drawer`.
  case value(of: StaticString)

  var message: Message {
    switch self {
    case .menu: Message(en: "the menu", ja: "メニュー")
    case .configuration: Message(en: "`menuc.yaml`", ja: "`menuc.yaml`")
    case .row(let id): Message(en: "row \(id())", ja: "行 \(id())")
    case .section(let id): Message(en: "section \(id())", ja: "セクション \(id())")
    case .variant: Message(en: "a variant", ja: "`variants:` の項目")
    case .value(let key): Message(en: "`\(key):`", ja: "`\(key):`")
    }
  }
}
