/// A row of a menu.
public struct Row: Sendable {
  /// Its stable name.
  public var id: Identifier
  /// What stands on it; `nil` on the header row alone.
  public var title: Title?
  /// The picture beside the title.
  public var icon: Icon?
  /// What a tap opens; `nil` makes the row a label.
  public var destination: Destination?
  /// The counter that is shown on it.
  public var badge: Identifier?
  /// What it does beyond opening something.
  public var role: Role?
  /// What must hold for it to be shown.
  public var when = Requirement.none
  /// What replaces parts of it: the first whose requirement holds.
  public var variants: [Variant] = []
  /// What its author tells the readers of the code; may have several lines.
  public var note: Text?
  /// What its constant in the C header is called and worth, where the derived ones do not do.
  public var c = COverride()

  /// Creates a row with nothing but a name.
  public init(id: Identifier) {
    self.id = id
  }
}

/// What replaces a derived constant in the C header.
public struct COverride: Sendable {
  /// The constant's name.
  public var symbol: CName?
  /// The constant's value.
  public var value: Int32?

  /// Creates an override of nothing.
  public init() {}

  /// Whether nothing is replaced.
  public var isEmpty: Bool { symbol == nil && value == nil }
}

/// The picture of a row, for each of the places that it can come from.
public struct Icon: Sendable {
  /// The name of a Material icon.
  public var material: Text?
  /// The code point of the Material icon in its font.
  public var codePoint: Unicode.Scalar?
  /// The name of an SF Symbol.
  public var sfSymbol: Text?
  /// The name of an image in the app's asset catalog.
  public var asset: Text?

  /// Creates an icon that names nothing yet.
  public init() {}
}

/// What a row or the header opens.
public enum Destination: Sendable {
  /// A URL with a scheme.
  case url(Text)
  /// A screen that the app knows by name.
  case screen(TypeName)
  /// A view controller of a storyboard: the named one, or the initial one.
  case storyboard(name: Text, identifier: Text?)
  /// Something that the app does.
  case action(Identifier)
}

/// What a row does beyond opening something.
public enum Role: String, CaseIterable, Sendable {
  /// It undoes or ends something; apps show it in red.
  case destructive
}

/// What replaces parts of a row while its requirement holds.
public struct Variant: Sendable {
  /// What must hold.
  public var when: Requirement
  /// Replaces the title.
  public var title: Title?
  /// Replaces the icon.
  public var icon: Icon?
  /// Replaces the destination.
  public var destination: Destination?
  /// Replaces the role.
  public var role: Role?

  /// Creates a variant that replaces nothing yet.
  public init(when: Requirement) {
    self.when = when
  }
}

/// Conditions that must all be as given.
public struct Requirement: Sendable {
  /// One condition, and what it must be.
  public struct Term: Hashable, Sendable {
    /// The condition, as an index into the menu's conditions.
    public var condition: Int
    /// What it must be.
    public var holds: Bool

    /// Creates a term.
    public init(condition: Int, holds: Bool) {
      self.condition = condition
      self.holds = holds
    }
  }

  /// The terms, in the order of the file; each condition stands in one at most.
  public var terms: [Term]

  /// Creates a requirement of terms.
  public init(_ terms: [Term]) { self.terms = terms }

  /// What always holds.
  public static let none = Requirement([])

  /// Whether it always holds.
  public var isEmpty: Bool { terms.isEmpty }
}
