import Messages

/// What a name is the name of.
enum NameKind {
  case menu, row, section, condition, badge, action, screen

  var message: Message {
    switch self {
    case .menu: Message(en: "menu", ja: "メニュー")
    case .row: Message(en: "row", ja: "行")
    case .section: Message(en: "section", ja: "セクション")
    case .condition: Message(en: "condition", ja: "条件")
    case .badge: Message(en: "badge", ja: "バッジ")
    case .action: Message(en: "action", ja: "アクション")
    case .screen: Message(en: "screen", ja: "画面")
    }
  }
}
