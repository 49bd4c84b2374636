import JSONText
public import Messages

/// Prints diagnostics as SARIF 2.1.0, the format of code scanning: one run, with what would fix each
/// mistake.
///
/// Paths are URI references; a relative one begins where the run began, for a pipeline to resolve.
public struct SARIFRenderer: DiagnosticRenderer {
  /// The language of the sentences.
  public let language: Language
  private let version: String?
  private let descriptions: [RuleID: Message]

  /// Creates a renderer that speaks a language.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - version: the version of menuc.
  ///   - descriptions: what each rule is about, in a sentence; a rule may have none.
  public init(
    language: Language, version: String? = nil, descriptions: [RuleID: Message] = [:]
  ) {
    self.language = language
    self.version = version
    self.descriptions = descriptions
  }

  /// The log of all files.
  public func render(_ files: [FileDiagnostics]) -> String {
    var json = JSONWriter(escapes: .disturbing)
    json.object { json in
      json.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
          + "sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.element()
        writeRun(files, to: &json)
      }
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func writeRun(_ files: [FileDiagnostics], to json: inout JSONWriter) {
    let rules = Set(files.flatMap { $0.diagnostics.map(\.rule) }).sorted { $0.name < $1.name }
    let indexes = Dictionary(
      rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    json.object { json in
      json.key("tool")
      json.object { json in
        json.key("driver")
        writeDriver(rules, to: &json)
      }
      json.member("language", language.rawValue)
      json.member("columnKind", "unicodeCodePoints")
      json.key("newlineSequences")
      json.array { json in
        for lineEnd in ["\r\n", "\n", "\r"] {
          json.element()
          json.string(lineEnd)
        }
      }
      json.key("results")
      json.array { json in
        for file in files where !file.diagnostics.isEmpty {
          var result = SARIFResult(file.file, language: language)
          for diagnostic in file.diagnostics {
            json.element()
            result.write(diagnostic, ruleIndex: indexes[diagnostic.rule, default: -1], to: &json)
          }
        }
      }
    }
  }

  private func writeDriver(_ rules: [RuleID], to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "menuc")
      if let version { json.member("semanticVersion", version) }
      json.key("rules")
      json.array { json in
        for rule in rules {
          json.element()
          json.object { json in
            json.member("id", rule.name)
            if let description = descriptions[rule] {
              json.message("shortDescription", description[language])
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member that is one of SARIF's messages.
  mutating func message(_ name: StaticString, _ text: String) {
    key(name)
    object { $0.member("text", text) }
  }
}
