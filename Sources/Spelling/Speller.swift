/// Finds the name that somebody most likely meant.
///
/// Comparing every wrong name with every right one is quadratic, and a broken generator can write a
/// hundred thousand wrong ones; so the work of one speller is bounded, and past the bound it has no
/// suggestion left.
public struct Speller {
  private var remainingWork: Int

  /// Creates a speller.
  ///
  /// - Parameter work: how many pairs of characters it may compare; the default takes well under a
  ///   second.
  public init(work: Int = 20_000_000) {
    remainingWork = work
  }

  /// The candidate with the fewest slips from `name`, `nil` where none is near.
  ///
  /// Full-width letters and letter case are no slip, and invisible characters and spaces are
  /// passed over, so that `ｃｏｕｐｏｎ` and `coupon` followed by a full-width space are `coupon`.
  public mutating func nearest(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Self.folded(name)
    // A name of three letters may have one slip, one of six two, one of nine or more three.
    let limit = max(1, min(3, wanted.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Self.folded(candidate)
      remainingWork -= wanted.count + letters.count
      guard remainingWork > 0 else { return nil }
      guard abs(letters.count - wanted.count) <= limit, letters.count > limit else {
        if letters == wanted { return candidate }
        continue
      }
      remainingWork -= wanted.count * letters.count
      guard remainingWork > 0 else { return nil }
      let distance = Self.distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
        if distance == 0 { break }
      }
    }
    return best?.name
  }

  /// Whether two names differ in case, width, hyphens, underscores and what cannot be seen alone.
  public static func areAlike(_ left: String, _ right: String) -> Bool {
    func letters(_ name: String) -> [UInt32] {
      folded(name).filter { $0 != UInt32(UInt8(ascii: "_")) }
    }
    return letters(left) == letters(right)
  }

  /// The letters that count: half-width, lower-case, without what cannot be seen.
  static func folded(_ name: String) -> [UInt32] {
    name.unicodeScalars.compactMap { scalar in
      if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint {
        return nil
      }
      return folded(HalfWidth.scalar(scalar).value)
    }
  }

  private static func folded(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x41...0x5A: value + 0x20
    case UInt32(UInt8(ascii: "-")): UInt32(UInt8(ascii: "_"))
    default: value
    }
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour (optimal string
  /// alignment).
  static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
