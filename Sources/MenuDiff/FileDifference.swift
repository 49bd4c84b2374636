/// What became of one menu file.
public struct FileDifference: Sendable {
  /// What became of it.
  public enum Outcome: Sendable {
    /// It is there on both sides; its menu changed so, or not at all.
    case compared([Change])
    /// It is new.
    case added
    /// It is gone, and its menu with it.
    case removed
    /// One side or both have mistakes, so that there is nothing to compare.
    case invalid
  }

  /// Where it was; `nil` where it is new.
  public var oldPath: String?
  /// Where it is; `nil` where it is gone.
  public var newPath: String?
  /// What became of it.
  public var outcome: Outcome

  /// Creates what became of a file.
  public init(from oldPath: String?, to newPath: String?, _ outcome: Outcome) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.outcome = outcome
  }

  /// The path that it is told under.
  public var path: String { newPath ?? oldPath ?? "" }

  /// What differs, the greatest risk first; else in the order of the menu.
  public var changes: [Change] {
    guard case .compared(let changes) = outcome else { return [] }
    return Risk.allCases.reversed().flatMap { risk in changes.filter { $0.risk == risk } }
  }

  /// The greatest risk of all that differs; `nil` where nothing does, or nobody knows.
  public var risk: Risk? {
    switch outcome {
    case .compared(let changes): changes.map(\.risk).max()
    case .added: .cosmetic
    // The generated type goes.
    case .removed: .breaking
    case .invalid: nil
    }
  }

  /// Whether there is something to tell.
  public var isTelling: Bool {
    if case .compared(let changes) = outcome { !changes.isEmpty } else { true }
  }
}
