public import Messages
import Spelling

/// A mistake in a command line.
public struct ArgumentError: Error, Hashable {
  /// The kinds of mistakes.
  public enum Reason: Error, Hashable {
    /// An option that the command does not have, and the one that was likely meant.
    case unknownOption(String, suggestion: String?)
    /// A subcommand that the command does not have, and the one that was likely meant.
    case unknownSubcommand(String, suggestion: String?)
    /// An option without its value.
    case missingValue(Option)
    /// A flag with a value.
    case unexpectedValue(String, of: Flag)
    /// A value that is not one of those allowed, and the synopsis of what it was given to.
    case invalidValue(String, of: String, allowedValues: [String])
    /// A positional argument that must be given and is not.
    case missingArgument(Argument)
    /// A positional argument too many.
    case unexpectedArgument(String)
    /// A mistake that a command finds in its arguments, such as two that exclude each other.
    case validation(Message)
  }

  /// The mistake.
  public let reason: Reason
  /// What the rest of the command line says, for options that shape the report of the mistake.
  public let arguments: ParsedArguments

  /// Reports a mistake in arguments.
  public init(_ reason: Reason, arguments: ParsedArguments) {
    self.reason = reason
    self.arguments = arguments
  }

  /// The command in whose arguments the mistake is.
  public var path: CommandPath { arguments.path }

  /// The words that call that command, such as `["menuc", "generate"]`.
  public var commandPath: [String] { path.names }

  /// The mistake in a sentence, which is safe to print whatever the command line holds.
  public var message: Message { reason.message }
}

extension ArgumentError.Reason {
  /// The mistake in a sentence, which is safe to print whatever the command line holds.
  public var message: Message {
    switch self {
    case .unknownOption(let name, let suggestion):
      let name = VisibleText.line(name)
      return Message(
        en: "unknown option '\(name)'",
        ja: "「\(name)」というオプションはありません"
      ).suggesting(suggestion)
    case .unknownSubcommand(let name, let suggestion):
      let name = VisibleText.line(name)
      return Message(
        en: "unknown subcommand '\(name)'",
        ja: "「\(name)」というサブコマンドはありません"
      ).suggesting(suggestion)
    case .missingValue(let option):
      return Message(
        en: "missing value for '\(option.synopsis)'",
        ja: "「\(option.synopsis)」の値が指定されていません")
    case .unexpectedValue(let value, let flag):
      let value = VisibleText.line(value)
      return Message(
        en: "the flag '\(flag.synopsis)' takes no value, but '\(value)' was given",
        ja: "フラグ「\(flag.synopsis)」に値「\(value)」は指定できません")
    case .invalidValue(let value, let synopsis, let allowedValues):
      let value = VisibleText.line(value)
      let english = allowedValues.map { "'\($0)'" }.joined(separator: ", ")
      let japanese = allowedValues.map { "「\($0)」" }.joined()
      return Message(
        en: "the value '\(value)' is invalid for '\(synopsis)'; allowed values: \(english)",
        ja: "「\(synopsis)」に値「\(value)」は指定できません。指定できる値: \(japanese)")
    case .missingArgument(let argument):
      return Message(
        en: "missing argument '\(argument.synopsis)'",
        ja: "引数「\(argument.synopsis)」が指定されていません")
    case .unexpectedArgument(let value):
      let value = VisibleText.line(value)
      return Message(
        en: "unexpected argument '\(value)'",
        ja: "余分な引数「\(value)」があります")
    case .validation(let message):
      return message
    }
  }
}

extension Message {
  fileprivate func suggesting(_ name: String?) -> Message {
    guard let name else { return self }
    return Message(
      en: "\(english); did you mean '\(name)'?",
      ja: "\(japanese)。「\(name)」のことでしょうか？")
  }
}
