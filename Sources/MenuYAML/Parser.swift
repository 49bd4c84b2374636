public import Diagnostics

/// What was read of a file.
public struct Parsed: Sendable {
  /// The nodes; `nil` where the file has none, or cannot be read to its end.
  public var document: Document?
  /// What is wrong with its text and its YAML.
  public var diagnostics: [Diagnostic]
}

/// Reads the nodes of a file, with their places.
///
/// Never fails: what is wrong is in the diagnostics.
public func parse(_ file: SourceFile) -> Parsed {
  if let diagnostic = FileTooLarge.find(file) {
    return Parsed(document: nil, diagnostics: [diagnostic])
  }
  let scan = TextScan(file)
  guard scan.isReadable else {
    return Parsed(document: nil, diagnostics: scan.diagnostics)
  }
  var composer = Composer(file, findings: scan.diagnostics)
  let document = composer.compose()
  return Parsed(document: document, diagnostics: composer.diagnostics)
}
