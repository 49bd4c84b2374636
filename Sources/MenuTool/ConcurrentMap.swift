import Dispatch

extension Array where Element: Sendable {
  /// The results of a function over all elements, in their order, computed on all cores.
  ///
  /// - Parameters:
  ///   - isWorthwhile: whether the work takes longer than starting a thread, some 50 µs.
  ///   - waits: whether most of the time goes by in waiting for the disk, so that more threads than
  ///     cores should be at it.
  ///   - transform: the function.
  /// - Returns: the results.
  func concurrentMap<Result: Sendable>(
    isWorthwhile: Bool = true, waits: Bool = false, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard isWorthwhile, count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index is written once, by one thread.
      nonisolated(unsafe) let results = buffer
      let perform = waits ? performWaiting : DispatchQueue.concurrentPerform
      perform(count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}

/// Calls a function with each number below a count, on sixteen threads: while a disk makes sure of
/// one file, others are written, and it can make sure of several at once.
private func performWaiting(iterations: Int, _ body: (Int) -> Void) {
  let width = min(16, iterations)
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    let group = DispatchGroup()
    for first in 0..<width {
      // A queue of its own has a thread of its own.
      DispatchQueue(label: "menuc.write").async(group: group) {
        for index in stride(from: first, to: iterations, by: width) { body(index) }
      }
    }
    group.wait()
  }
}
