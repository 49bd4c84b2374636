public import Messages
import Spelling

/// The help of a command: what it is for, how it is called, and what it takes.
public struct HelpText: Sendable {
  /// The command.
  public var path: CommandPath
  /// The language to write in.
  public var language: Language
  /// The width to which the text is wrapped.
  public var columns: Int

  /// Prepares the help of a command.
  public init(for path: CommandPath, in language: Language, columns: Int = 80) {
    self.path = path
    self.language = language
    self.columns = columns
  }

  /// The text, without a newline at its end.
  public var text: String {
    [overview, discussion, usage, arguments, options, subcommands]
      .compactMap(\.self)
      .joined(separator: "\n\n")
  }
}

extension HelpText {
  private var overview: String {
    let title = Message(en: "OVERVIEW", ja: "概要")[language]
    return Paragraph("\(title): \(path.command.abstract[language])").text(columns: columns)
  }

  private var discussion: String? {
    path.command.discussion?[language]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.first == " " ? String($0) : Paragraph($0).text(columns: columns) }
      .joined(separator: "\n")
  }

  private var usage: String {
    let title = Message(en: "USAGE", ja: "使い方")[language]
    return path.usageText(titled: "\(title): ", in: language, columns: columns)
  }

  private var arguments: String? {
    section(
      Message(en: "ARGUMENTS", ja: "引数"),
      path.command.arguments.map { argument in
        definition(
          of: argument.synopsis, as: argument.help, allowedValues: argument.allowedValues)
      })
  }

  private var options: String? {
    section(
      Message(en: "OPTIONS", ja: "オプション"),
      path.options.map { option in
        let short = option.short.map { "-\($0), " } ?? ""
        return definition(
          of: short + option.synopsis, as: option.help, allowedValues: option.allowedValues)
      })
  }

  private var subcommands: String? {
    let names = path.names.dropFirst()
    let help = ([path.root.commandName, "help"] + names).joined(separator: " ")
    let reference = Message(
      en: "See '\(help) <subcommand>' for detailed help.",
      ja: "詳しくは「\(help) <サブコマンド>」をご覧ください。")[language]
    return section(
      Message(en: "SUBCOMMANDS", ja: "サブコマンド"),
      path.command.subcommands.map { definition(of: $0.commandName, as: $0.abstract) }
    ).map { $0 + "\n\n" + Paragraph(reference).text(hangingFrom: "  ", columns: columns) }
  }

  private func section(_ title: Message, _ definitions: [String]) -> String? {
    guard !definitions.isEmpty else { return nil }
    return (["\(title[language]):"] + definitions).joined(separator: "\n")
  }

  /// A term and its help beside it, or below it where the term is too wide.
  private func definition(
    of term: String, as help: Message, allowedValues: [String] = []
  ) -> String {
    var help = help[language]
    if !allowedValues.isEmpty {
      let title = Message(en: "values", ja: "値")[language]
      help += " (\(title): \(allowedValues.joined(separator: ", ")))"
    }

    let term = "  " + term
    // The column of swift-argument-parser, unless that leaves help too little room.
    let helpColumn = min(26, columns / 3)
    let gap = helpColumn - VisibleText.columns(of: term)
    guard gap > 0 else {
      let margin = String(repeating: " ", count: helpColumn)
      return term + "\n" + Paragraph(help).text(hangingFrom: margin, columns: columns)
    }
    let margin = term + String(repeating: " ", count: gap)
    return Paragraph(help).text(hangingFrom: margin, columns: columns)
  }
}
