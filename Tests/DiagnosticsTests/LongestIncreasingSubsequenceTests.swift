import Diagnostics
import Testing

@Suite struct LongestIncreasingSubsequenceTests {
  @Test(arguments: [
    ([], []), ([7], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([4, 1, 2, 3], [1, 2, 3]),
    ([2, 3, 4, 1], [0, 1, 2]), ([1, 1, 1], [2]), ([2, 1, 4, 3, 6, 5], [1, 3, 5]),
  ])
  func aLongestRunIsFound(elements: [Int], indexes: [Int]) {
    #expect(elements.longestIncreasingSubsequence() == indexes)
  }
}
