/// A definition that a command's configuration lists: an ``Argument``, an ``Option`` or a ``Flag``.
public protocol ArgumentDefinition: Hashable, Sendable {
  /// Which of the three the definition is.
  var kind: ArgumentKind { get }
}

/// A definition told apart by how the command line gives it.
public enum ArgumentKind: Hashable, Sendable {
  /// Given by its position.
  case positional(Argument)
  /// Given by its name.
  case named(NamedArgument)
}
