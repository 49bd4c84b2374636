/// An item of a list in brackets, as text.
struct FlowPiece {
  /// The comment lines above it, up to the item.
  var lead = ""
  var text: String
  /// What stands behind its comma.
  var tail = ""
}
