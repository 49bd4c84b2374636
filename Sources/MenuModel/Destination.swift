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
