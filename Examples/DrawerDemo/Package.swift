// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "DrawerDemo",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Menus", swiftSettings: settings),
    .executableTarget(name: "DrawerDemo", dependencies: ["Menus"], swiftSettings: settings),
    .testTarget(
      name: "DrawerDemoTests", dependencies: ["DrawerDemo", "Menus"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
