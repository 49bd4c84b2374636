// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PluginDemo",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In an app's package, the address and version of menuc.
    .package(name: "menuc", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "PluginDemo", plugins: [.plugin(name: "MenucPlugin", package: "menuc")])
  ]
)
