import Arguments
import MenuCompiler
import MenuEmitters
import MenuSchemas
import Messages

/// `menuc schema`: prints a JSON Schema.
enum SchemaCommand: Command {
  /// What a schema can describe.
  enum Subject: String, CaseIterable {
    case menu
    case config
    case manifest

    /// The schema: UTF-8.
    var schema: [UInt8] {
      switch self {
      case .menu: EditorSchema.menu(.known).bytes
      case .config: EditorSchema.configuration(.known).bytes
      case .manifest: Array(ManifestSchema.text.utf8)
      }
    }
  }

  static let subject = Argument(
    "SUBJECT", isOptional: true,
    help: Message(
      en: "What to describe: a menu (by default), `menuc.yaml`, or the JSON that is generated.",
      ja: "スキーマの対象。メニュー（省略時）、`menuc.yaml`、`generate` が書き出す JSON のどれか。"),
    allowedValues: Subject.allCases.map(\.rawValue))

  static let name = "schema"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Print a JSON Schema, for editors and other programs.",
        ja: "エディターや他のプログラムで使う JSON Schema を表示します。"),
      arguments: [subject])
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    let subject = session.arguments[subject].first.flatMap(Subject.init)
    session.console.write((subject ?? .menu).schema)
    return .clean
  }
}
