public import Diagnostics

/// Why the bytes of a file of any kind are no text that menuc reads: it is too large, or no UTF-8;
/// `nil` where they are.
public func unreadable(_ file: SourceFile) -> Diagnostic? {
  if let diagnostic = FileTooLarge.find(file) { return diagnostic }
  return TextScan(file).diagnostics.first { $0.rule == NotUTF8.id }
}
