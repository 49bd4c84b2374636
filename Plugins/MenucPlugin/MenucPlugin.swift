import Foundation
import PackagePlugin

/// Compiles the menus among a target's files to Swift when the target is built.
///
/// Inputs and outputs are known before menuc runs, so that it runs only where a menu changed.
@main struct MenucPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    return try buildCommands(
      for: files.map(\.url), menuc: context.tool(named: "menuc").url,
      configuration: context.package.directoryURL.appending(path: configurationName),
      outputFolder: context.pluginWorkDirectoryURL)
  }

  /// The name of the file that menuc looks for from the package's folder upwards.
  private let configurationName = "menuc.yaml"

  private func buildCommands(
    for files: [URL], menuc: URL, configuration: URL, outputFolder: URL
  ) -> [Command] {
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    let menus = files.filter {
      ["yaml", "yml"].contains($0.pathExtension) && $0.lastPathComponent != configurationName
    }
    return menus.map { menu in
      // Not the name that `menuc generate` gives: a file of the target may have it.
      let name = menu.deletingPathExtension().lastPathComponent + ".menu.swift"
      let output = outputFolder.appending(path: name)
      return .buildCommand(
        displayName: "Compiling \(menu.lastPathComponent)", executable: menuc,
        arguments: ["generate", menu.path, "--swift", output.path, "--quiet"],
        inputFiles: [menu, menuc] + (isConfigured ? [configuration] : []),
        outputFiles: [output])
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenucPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try buildCommands(
        for: target.inputFiles.map(\.url), menuc: context.tool(named: "menuc").url,
        configuration: context.xcodeProject.directoryURL.appending(path: configurationName),
        outputFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
