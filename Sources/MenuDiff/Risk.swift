/// What a change may do to those who use the menu, from the least to the most.
public enum Risk: String, CaseIterable, Comparable, Sendable {
  /// It looks or behaves otherwise; every name and position stays.
  case cosmetic
  /// Rows stand elsewhere: what counts positions counts otherwise.
  case order
  /// A name or value goes that code may use or may have stored.
  case breaking

  /// Whether a risk is less than another.
  public static func < (left: Risk, right: Risk) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .cosmetic: 0
    case .order: 1
    case .breaking: 2
    }
  }
}
