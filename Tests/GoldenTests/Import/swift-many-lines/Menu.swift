// swift-format-ignore-file
import UIKit

/// メニューの行
enum DrawerRow: Int, CaseIterable {
  case
    home,       // ホーム
    favorites,  // お気に入り
    history,    // 閲覧履歴
    `default`,

    logOut = 0b100
}

extension DrawerRow {
  func open() {}
}
