extension IconCatalog {
  /// The icon that somebody most likely meant who wrote another name for it: the name of an
  /// Android drawable (`ic_history_black_24dp`), a style (`home_outlined`), capitals
  /// (`ExitToApp`), or a word for the thing, in English or Japanese (`cart`, `設定`).
  ///
  /// - Parameter name: the name as it was written.
  /// - Returns: an icon of this catalog; `nil` where none is meant for sure.
  public func meant(by name: String) -> String? {
    let bare = Self.bareName(name)
    let names = [bare, Self.icon(forWord: bare)].compactMap { $0 }
    return names.first { $0 != name && codePoint(of: Array($0.utf8)[...]) != nil }
  }

  /// A name in this font's case, without what other libraries put around it.
  private static func bareName(_ name: String) -> String {
    var words: [String] = [""]
    for scalar in name.unicodeScalars {
      switch scalar {
      case "_", "-", " ", ".": words.append("")
      case "A"..."Z":
        words.append(String(scalar).lowercased())
      default: words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    words.removeAll { $0.isEmpty }
    while let first = words.first, words.count > 1, prefixes.contains(first) { words.removeFirst() }
    while let last = words.last, words.count > 1, suffixes.contains(last) { words.removeLast() }
    return words.joined(separator: "_")
  }

  private static let prefixes: Set = [
    "ic", "icon", "icons", "baseline", "outline", "round", "sharp", "twotone", "default",
  ]
  private static let suffixes: Set = [
    "24dp", "24px", "24", "black", "white", "filled", "outlined", "rounded", "round", "sharp",
    "icon",
  ]

  /// The icon that shows what a word of everyday language, or of another icon font, is about.
  private static func icon(forWord word: String) -> String? {
    switch word {
    case "account", "user", "profile", "person_circle", "プロフィール", "ユーザー", "マイページ":
      "account_circle"
    case "cart", "basket", "カート": "shopping_cart"
    case "gear", "cog", "setting", "preferences", "設定": "settings"
    case "bell", "notification", "通知": "notifications"
    case "heart", "like", "お気に入り": "favorite"
    case "calendar", "カレンダー", "日付": "event"
    case "booking", "reservation", "予約", "予約確認": "event_available"
    case "trash", "bin", "削除": "delete"
    case "pencil", "編集": "edit"
    case "sign_out", "signout", "log_out", "ログアウト": "logout"
    case "sign_in", "signin", "log_in", "ログイン": "login"
    case "question", "question_mark_circle", "faq", "ヘルプ", "よくある質問": "help"
    case "contact", "inquiry", "お問い合わせ", "問い合わせ": "contact_support"
    case "magnifier", "magnifyingglass", "magnifying_glass", "検索": "search"
    case "plus", "追加": "add"
    case "minus": "remove"
    case "cross", "xmark", "閉じる": "close"
    case "back", "戻る": "arrow_back"
    case "location", "pin", "map_pin", "場所": "place"
    case "地図": "map"
    case "clock", "time", "時計": "schedule"
    case "閲覧履歴", "履歴": "history"
    case "gift", "present", "プレゼント": "card_giftcard"
    case "ticket", "チケット": "confirmation_number"
    case "coupon", "sale", "クーポン": "local_offer"
    case "information", "情報": "info"
    case "news", "お知らせ", "announce": "campaign"
    case "alert", "warning_triangle", "警告": "warning"
    case "video", "動画": "videocam"
    case "picture", "画像": "image"
    case "写真", "カメラ": "photo_camera"
    case "document", "file", "terms", "利用規約": "description"
    case "yen", "円": "currency_yen"
    case "credit", "card", "クレジットカード": "credit_card"
    case "point", "points", "coin", "ポイント": "monetization_on"
    case "ranking", "trophy", "crown", "ランキング": "emoji_events"
    case "car", "車": "directions_car"
    case "電話": "phone"
    case "メール", "envelope": "mail"
    case "メッセージ", "speech_bubble": "chat"
    case "ホーム": "home"
    case "ホテル", "宿": "hotel"
    case "レビュー", "review", "口コミ": "rate_review"
    case "共有", "シェア": "share"
    case "プライバシーポリシー", "privacy": "privacy_tip"
    default: nil
    }
  }
}
