import Arguments

extension ParsedArguments {
  /// The file that an option sends the result to; `nil` where it goes to standard output.
  func resultFile(_ option: Option) -> String? {
    let path = self[option]
    return path == Path.standardStream ? nil : path
  }
}
