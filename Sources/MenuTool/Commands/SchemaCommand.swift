import Arguments
import MenuEmitters
import Messages

/// `menuc schema`: prints a JSON Schema.
enum SchemaCommand: Command {
  static let subject = Argument(
    "SUBJECT",
    help: Message(en: "What the schema describes.", ja: "スキーマの対象。"),
    allowedValues: ["manifest"])

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema",
      abstract: Message(
        en: "Print the JSON Schema of an output.", ja: "出力の JSON Schema を表示します。"),
      arguments: [subject])
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    session.console.write(manifestSchema)
    return .clean
  }
}
