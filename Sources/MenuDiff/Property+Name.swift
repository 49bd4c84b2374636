import Messages

extension Property {
  /// What the value is, in the words of a reviewer.
  var name: Message {
    var english = key.name.english
    var japanese = key.name.japanese
    if let language {
      english += " (\(language))"
      japanese += "（\(language)）"
    }
    if let variant {
      english += " while \(variant)"
      japanese += "（\(variant) のとき）"
    }
    return Message(en: english, ja: japanese)
  }
}

extension Property.Key {
  fileprivate var name: Message {
    switch self {
    case .title: Message(en: "title", ja: "タイトル")
    case .titleKey: Message(en: "title key", ja: "タイトルのキー")
    case .icon: Message(en: "icon", ja: "アイコン")
    case .sfSymbol: Message(en: "SF Symbol", ja: "SF Symbol")
    case .asset: Message(en: "icon asset", ja: "アイコンの画像")
    case .destination: Message(en: "destination", ja: "遷移先")
    case .badge: Message(en: "badge", ja: "バッジ")
    case .role: Message(en: "role", ja: "役割")
    case .when: Message(en: "condition to be shown", ja: "表示条件")
    case .note: Message(en: "note", ja: "注記")
    case .pin: Message(en: "pin", ja: "固定位置")
    case .symbol: Message(en: "C name", ja: "C の名前")
    case .value: Message(en: "C value", ja: "C の値")
    case .initial: Message(en: "row selected at start", ja: "起動時に選択される行")
    case .language: Message(en: "first language", ja: "第一言語")
    case .bit: Message(en: "bit in C", ja: "C のビット")
    case .variants: Message(en: "order of variants", ja: "バリアントの順序")
    case .backgroundURL: Message(en: "background picture", ja: "背景画像")
    case .backgroundCache: Message(en: "caching of the background", ja: "背景画像のキャッシュ時間")
    case .placeholder: Message(en: "placeholder of the background", ja: "背景画像の仮の画像")
    case .gradient: Message(en: "gradient", ja: "グラデーション")
    case .avatar: Message(en: "avatar", ja: "アバター")
    case .nameSize: Message(en: "size of the name", ja: "名前の文字サイズ")
    case .memberIDSize: Message(en: "size of the member id", ja: "会員 ID の文字サイズ")
    case .side: Message(en: "side", ja: "表示側")
    case .width: Message(en: "width", ja: "幅")
    case .edge: Message(en: "edge", ja: "端の幅")
    case .threshold: Message(en: "threshold", ja: "しきい値")
    case .velocity: Message(en: "velocity", ja: "速度")
    case .duration: Message(en: "duration", ja: "アニメーション時間")
    case .scrimColor: Message(en: "colour of the scrim", ja: "背後を覆う色")
    case .scrimOpacity: Message(en: "opacity of the scrim", ja: "背後を覆う色の不透明度")
    }
  }
}
