import Messages

extension Risk {
  /// The risk in a word.
  var title: Message {
    switch self {
    case .cosmetic: Message(en: "cosmetic", ja: "表示")
    case .order: Message(en: "order", ja: "順序")
    case .breaking: Message(en: "breaking", ja: "破壊的")
    }
  }
}
