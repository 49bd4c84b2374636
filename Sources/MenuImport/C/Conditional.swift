/// A conditional of the preprocessor that is being read: from its `#if` to its `#endif`.
struct Conditional {
  /// What is known of a condition.
  enum Truth {
    case yes
    case no
    /// It depends on names that nobody decided.
    case undecided(ConditionID)
  }

  /// The directive that it begins with.
  let place: Place
  /// Whether the lines around it are read.
  private let isOuterActive: Bool
  private let outerCondition: ConditionID?
  /// Whether a branch was taken for certain, so that no later one is.
  private(set) var hasTaken: Bool
  /// The condition because of which one cannot tell which branch is taken.
  private var undecided: ConditionID?
  /// Whether the lines of the present branch are read.
  private(set) var isActive = false
  /// What the lines of the present branch depend on.
  private(set) var condition: ConditionID?
  /// Whether the present branch is behind `#if 0`, which is another way to make a comment.
  private(set) var isCommentedOut: Bool
  private let isOuterCommentedOut: Bool

  /// Begins a conditional.
  ///
  /// - Parameters:
  ///   - place: its `#if`.
  ///   - outer: the one around it.
  ///   - isZero: whether its condition is nothing but 0.
  init(at place: Place, inside outer: Conditional?, isZero: Bool = false) {
    self.place = place
    isOuterCommentedOut = outer?.isCommentedOut ?? false
    isCommentedOut = isOuterCommentedOut || isZero
    isOuterActive = outer?.isActive ?? true
    outerCondition = outer?.condition
    hasTaken = !isOuterActive
  }

  /// Leaves a branch that `#if 0` made a comment.
  mutating func leaveComment() { isCommentedOut = isOuterCommentedOut }

  /// Begins the next branch.
  mutating func enter(_ truth: Truth) {
    guard !hasTaken else {
      isActive = false
      return
    }
    switch truth {
    case .no: isActive = false
    case .yes:
      isActive = true
      hasTaken = true
    case .undecided(let condition):
      isActive = true
      undecided = undecided ?? condition
    }
    condition = undecided ?? outerCondition
  }
}
