@testable import MenuDiff
import Testing

@Suite struct LongestIncreasingRunTests {
  @Test(arguments: [
    ([], []), ([3], [0]), ([0, 1, 2], [0, 1, 2]), ([3, 0, 1, 2], [1, 2, 3]),
    ([1, 2, 3, 0], [0, 1, 2]), ([2, 1, 0], [2]), ([0, 4, 1, 2, 3], [0, 2, 3, 4]),
  ])
  func keepsTheMost(numbers: [Int], kept: [Int]) {
    #expect(longestIncreasingRun(of: numbers) == kept)
  }
}
