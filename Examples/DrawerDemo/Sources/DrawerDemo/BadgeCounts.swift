import Menus

/// The counters behind the badges, bound by name.
struct BadgeCounts: Equatable {
  var favorites = 0
  var coupons = 0

  subscript(badge: SideMenu.Badge) -> Int {
    switch badge {
    case .newFavorites: favorites
    case .newCoupons: coupons
    }
  }
}
