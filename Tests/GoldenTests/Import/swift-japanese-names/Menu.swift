// swift-format-ignore-file
enum メニュー: Int { case 予約, お気に入り, help }
