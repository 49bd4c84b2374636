extension Array where Element: Comparable {
  /// The indexes of a longest run of elements, with gaps, each greater than the one before: what
  /// can stay where it is when the elements are sorted.
  ///
  /// - Complexity: O(*n* log *n*)
  public func longestIncreasingSubsequence() -> [Int] {
    // The index of the least last element of a run of each length, and what stands before each.
    var ends: [Int] = []
    var before: [Int?] = []
    before.reserveCapacity(count)
    for index in indices {
      let length = ends.partitioningIndex { self[$0] >= self[index] }
      before.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var run: [Int] = []
    var next = ends.last
    while let index = next {
      run.append(index)
      next = before[index]
    }
    return run.reversed()
  }
}
