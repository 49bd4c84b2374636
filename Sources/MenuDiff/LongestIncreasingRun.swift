/// The most numbers of a list that stand in ascending order already: what need not move.
///
/// - Parameter numbers: numbers, each once.
/// - Returns: their places in the list, ascending. Takes n log n steps.
public func longestIncreasingRun(of numbers: [Int]) -> [Int] {
  // For each length, where the run of that length with the lowest end ends.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for index in numbers.indices {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var run: [Int] = []
  var last = ends.last
  while let index = last {
    run.append(index)
    last = previous[index]
  }
  return run.reversed()
}
