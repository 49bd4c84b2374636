import Dispatch

extension Array where Element: Sendable {
  /// The results of a function over all elements, in their order, computed on all cores.
  ///
  /// - Parameters:
  ///   - isWorthwhile: whether the work takes longer than starting a thread, some 50 µs.
  ///   - transform: the function.
  /// - Returns: the results.
  func concurrentMap<Result: Sendable>(
    isWorthwhile: Bool = true, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard isWorthwhile, count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index is written once, by one thread.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
