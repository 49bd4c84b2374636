import Foundation
import PackagePlugin

/// `swift package menuc-generate`: writes the outputs into the package, to be checked in.
@main struct MenucGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "menuc").url
    process.arguments = ["generate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // menuc said itself what is wrong.
    if process.terminationStatus != 0 {
      Diagnostics.error("menuc ended with status \(process.terminationStatus)")
    }
  }
}
