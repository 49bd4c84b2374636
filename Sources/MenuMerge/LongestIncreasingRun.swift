/// The most numbers of a list that stand in ascending order already, and of several such runs the
/// one with the most numbers that are preferred.
///
/// - Parameters:
///   - numbers: numbers, each once.
///   - isPreferred: which of them are preferred.
/// - Returns: their places in the list, ascending. Takes n log n steps.
func longestIncreasingRun(of numbers: [Int], preferring isPreferred: [Bool]) -> [Int] {
  let sorted = numbers.indices.sorted { numbers[$0] < numbers[$1] }
  var ranks = numbers
  for (rank, index) in sorted.enumerated() { ranks[index] = rank + 1 }
  // The best run that ends with a number of a rank or less: a tree of prefixes.
  var best: [(weight: Int, last: Int?)] = Array(repeating: (0, nil), count: numbers.count + 1)
  var previous = [Int?](repeating: nil, count: numbers.count)
  var end: (weight: Int, last: Int?) = (0, nil)
  for index in numbers.indices {
    var before: (weight: Int, last: Int?) = (0, nil)
    var rank = ranks[index] - 1
    while rank > 0 {
      if best[rank].weight > before.weight { before = best[rank] }
      rank &= rank - 1
    }
    previous[index] = before.last
    // A preferred number weighs little more than another one.
    let weight = before.weight + numbers.count + 1 + (isPreferred[index] ? 1 : 0)
    if weight > end.weight { end = (weight, index) }
    rank = ranks[index]
    while rank < best.count {
      if weight > best[rank].weight { best[rank] = (weight, index) }
      rank += rank & -rank
    }
  }
  var run: [Int] = []
  var last = end.last
  while let index = last {
    run.append(index)
    last = previous[index]
  }
  return run.reversed()
}
