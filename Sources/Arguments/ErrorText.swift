public import Messages

/// The report of a mistake in a command line: the mistake, the usage, and where to read more.
public struct ErrorText: Sendable {
  /// The mistake.
  public var error: ArgumentError
  /// The language to write in.
  public var language: Language
  /// The width to which the usage is wrapped; the mistake itself is one line, however long.
  public var columns: Int

  /// Prepares the report of a mistake.
  public init(for error: ArgumentError, in language: Language, columns: Int = 80) {
    self.error = error
    self.language = language
    self.columns = columns
  }

  /// The text, without a newline at its end.
  public var text: String {
    let command = error.commandPath.joined(separator: " ")
    let errorTitle = Message(en: "Error: ", ja: "エラー: ")
    let usageTitle = Message(en: "Usage: ", ja: "使い方: ")
    let reference = Message(
      en: "  See '\(command) --help' for more information.",
      ja: "  詳しくは「\(command) --help」をご覧ください。")

    return """
      \(errorTitle[language])\(error.message[language])
      \(error.path.usageText(titled: usageTitle[language], in: language, columns: columns))
      \(reference[language])
      """
  }
}
