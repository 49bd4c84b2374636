/// Constants that may be a menu: rows, in sections where the source has some.
struct Candidate {
  /// What `--only` takes; for constants that stand alone, what all begin with.
  var name: String
  /// What the menu is called after.
  var menuName: MenuName
  var place: Place
  var sections: [Section]
  /// How the rows came to their sections.
  var origin: SectionOrigin
  /// What is none of its rows, and why.
  var skipped: [Skipped] = []

  /// Rows that stand together.
  struct Section {
    /// The constant of the section itself; `nil` where the source has none.
    var constant: Constant?
    /// In the order of the source.
    var rows: [Constant]
  }

  /// A constant that is no row.
  struct Skipped {
    var constant: Constant
    var reason: ConstantRole.Reason
  }

  /// How rows came to their sections.
  enum SectionOrigin {
    /// There is one section, or each has a place of its own in the source.
    case certain
    /// Section and row share a word.
    case names
    /// The numbers begin again.
    case restarts
    /// Nothing tells.
    case unknown
    /// There are sections alone.
    case noRows
  }

  /// What a menu is called after.
  struct MenuName {
    var words: [String]
    var source: Source

    /// Whether a type gives it.
    var isOfType: Bool { if case .type = source { true } else { false } }

    enum Source: Equatable {
      /// A type; one that is not just what a menu's rows are called in code is named.
      case type(String?)
      case prefix
      case file
    }
  }

  var rows: [Constant] { sections.flatMap(\.rows) }
  var constants: [Constant] { sections.flatMap { ($0.constant.map { [$0] } ?? []) + $0.rows } }
}
