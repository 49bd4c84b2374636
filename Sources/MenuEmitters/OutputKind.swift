/// A kind of output.
public enum OutputKind: String, CaseIterable, Sendable {
  /// Swift constant tables.
  case swift
  /// A C header that stands in for hand-written index constants.
  case objc
  /// A JSON manifest of everything in the menu.
  case json

  /// The extension of the output's file.
  public var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .objc: "h"
    case .json: "json"
    }
  }
}
