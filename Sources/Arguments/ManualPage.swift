public import Messages

/// The manual page of a program, in the language of man(7).
///
/// Made from the description that parsing and help are made from; it has no date, so that the same
/// program gives the same page.
public struct ManualPage: Sendable {
  /// The program.
  public var root: CommandConfiguration
  /// The language to write in.
  public var language: Language

  /// Prepares the page of a program.
  public init(for root: CommandConfiguration, in language: Language) {
    self.root = root
    self.language = language
  }

  /// The page.
  public var text: String {
    let path = CommandPath(root: root)
    let name = root.commandName
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(root.version)\"",
      ".SH NAME",
      Self.escaped("\(name) - \(root.abstract[language])", dash: "\\-"),
      ".SH SYNOPSIS",
      ".B \(name)",
      Self.escaped(path.usage(in: language).dropFirst().joined(separator: " "), dash: "\\-"),
    ]
    if let discussion = root.discussion {
      lines += [".SH DESCRIPTION"] + Self.paragraphs(discussion[language])
    }
    lines += [".SH OPTIONS"] + path.options.flatMap(definition)
    lines.append(".SH COMMANDS")
    lines += root.subcommands.flatMap(section)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(of command: CommandConfiguration) -> [String] {
    let path = CommandPath(root: root).appending(command)
    let usage = Self.escaped(path.usage(in: language).joined(separator: " "), dash: "\\-")
    var lines = [".SS \(command.commandName)", usage, ".PP"]
    lines.append(Self.escaped(command.abstract[language]))
    if let discussion = command.discussion {
      lines += [".PP"] + Self.paragraphs(discussion[language])
    }
    for argument in command.arguments {
      lines += Self.definition(
        of: argument.synopsis, argument.help, argument.allowedValues, language)
    }
    return lines + command.options.flatMap(definition)
  }

  private func definition(of option: NamedArgument) -> [String] {
    let short = option.short.map { "-\($0), " } ?? ""
    return Self.definition(
      of: short + option.synopsis, option.help, option.allowedValues, language)
  }

  private static func definition(
    of term: String, _ help: Message, _ allowedValues: [String], _ language: Language
  ) -> [String] {
    let title = Message(en: "Values", ja: "値")[language]
    let values =
      allowedValues.isEmpty ? "" : " \(title): \(allowedValues.joined(separator: ", "))."
    return [".TP", ".B \(escaped(term, dash: "\\-"))", escaped(help[language] + values)]
  }

  /// Lines as paragraphs; those that start with a space keep their form.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { line in
      line.first == " "
        ? [".PP", ".nf", escaped(String(line)), ".fi"] : [".PP", escaped(String(line))]
    }
  }

  /// A text without what troff would take for a request or an escape.
  private static func escaped(_ text: String, dash: String = "-") -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": dash
      case "`": "\\(ga"
      case "'": "\\(aq"
      case " "..."~": String(scalar)
      default: "\\[u\(Self.hexadecimal(scalar.value))]"
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
