import MenuCompiler
import MenuSchemas
import Messages

/// The files that a new project begins with.
struct Starter {
  var language: Language

  /// The path of the first menu.
  static let menu = "menus/navigation_drawer.yaml"
  private static let menuSchema = ".menuc/menu.schema.json"
  private static let configurationSchema = ".menuc/config.schema.json"

  /// The files, by their paths in the folder of the project.
  var files: [(path: String, bytes: [UInt8])] {
    [
      (Configuration.fileName, Array(configuration.utf8)),
      (Self.menu, Array(firstMenu.utf8)),
      (Self.menuSchema, EditorSchema.menu(.known).bytes),
      (Self.configurationSchema, EditorSchema.configuration(.known).bytes),
    ]
  }

  /// The lines by which editors find a schema: VS Code's, then that of the JetBrains editors.
  private func schemaLines(_ path: String) -> String {
    """
    # yaml-language-server: $schema=\(path)
    # $schema: \(path)
    """
  }

  private var configuration: String {
    """
    \(schemaLines(Self.configurationSchema))
    menus: [menus]
    output: { directory: Generated, emit: [swift, objc, json], access: internal }

    """
  }

  private var firstMenu: String {
    let comment = Message(
      en:
        "To change the order of the rows, edit `order:`. A row not to be shown goes to `hidden:`.",
      ja: "行の順番を変えるには `order:` を編集します。表示しない行は `hidden:` に移します。")
    let home = Message(en: "Home", ja: "ホーム")
    let favorites = Message(en: "Favorites", ja: "お気に入り")
    let settings = Message(en: "Settings", ja: "設定")
    return """
      \(schemaLines("../" + Self.menuSchema))

      # \(comment[language])
      menu: NavigationDrawer

      rows:
        home:
          title: \(home[language])
          icon: home
          destination: { screen: Home }
        favorites:
          title: \(favorites[language])
          icon: favorite
          destination: { screen: Favorites }
        settings:
          title: \(settings[language])
          icon: settings
          destination: { screen: Settings }

      order:
        - home
        - favorites
        - settings
      hidden: []
      initial: home

      """
  }
}
