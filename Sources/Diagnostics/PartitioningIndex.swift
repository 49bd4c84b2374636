extension RandomAccessCollection {
  /// The index of the first element that belongs to the second part, in a collection whose elements
  /// of the first part all come before; `endIndex` where none does.
  ///
  /// - Complexity: O(log *n*)
  public func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
