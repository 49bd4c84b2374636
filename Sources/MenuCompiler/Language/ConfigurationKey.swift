import Diagnostics
import Messages

/// The keys at the top of `menuc.yaml`.
enum ConfigurationKey: KeyName, MenuKey {
  case menus = "menus"
  case output = "output"
  case icons = "icons"
  case languages = "languages"
  case rules = "rules"

  static let all = Array(allCases)
  static let owner = "configuration"

  var meaning: KeyMeaning {
    switch self {
    case .menus:
      KeyMeaning("The files and folders of menus, from this folder.", .list(of: .line))
    case .output: KeyMeaning("What is generated, and where to.", OutputKey.form)
    case .icons: KeyMeaning("The icons that the app has.", IconSourceKey.form)
    case .languages:
      KeyMeaning(
        "The languages that every title must have; the first is that of a plain title.",
        .list(of: .language))
    case .rules:
      KeyMeaning(
        "How much a rule matters. Warnings and notes can be changed, errors cannot.",
        .mapping(Self.ruleForm))
    }
  }

  /// How much a rule may matter.
  static let severities = ["off", "note", "warning", "error"]

  private static var ruleForm: MappingForm {
    MappingForm(
      name: "rules",
      keys: MenuCompiler.rules.map { rule in
        MappingForm.Key(
          name: rule.id.name,
          meaning: KeyMeaning(
            rule.explanation.summary.english,
            .word(rule.severity == .error ? ["error"] : severities)),
          isRequired: false)
      }, relations: [])
  }
}

/// The keys of `output:`.
enum OutputKey: KeyName, MenuKey {
  case directory = "directory"
  case emit = "emit"
  case access = "access"

  static let all = Array(allCases)
  static let owner = "output"

  var meaning: KeyMeaning {
    switch self {
    case .directory: KeyMeaning("The folder for outputs, from this folder.", .line)
    case .emit: KeyMeaning("The kinds of outputs.", .list(of: .outputKind))
    case .access: KeyMeaning("The access level of the generated Swift.", .accessLevel)
    }
  }
}

/// The keys of `icons:`.
enum IconSourceKey: KeyName, MenuKey {
  case material = "material"
  case assets = "assets"

  static let all = Array(allCases)
  static let owner = "iconSources"

  var meaning: KeyMeaning {
    switch self {
    case .material: KeyMeaning("The app's own list of Material icons: a .codepoints file.", .line)
    case .assets: KeyMeaning("The app's asset catalog: a folder .xcassets.", .line)
    }
  }
}
