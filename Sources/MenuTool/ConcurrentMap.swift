import Dispatch

extension Array where Element: Sendable {
  /// The results of a function over all elements, in their order, computed on all cores.
  func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    if count < 2 { return map(transform) }
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
