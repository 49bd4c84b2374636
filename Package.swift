// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target that may import what it names here, and nothing else of ours.
func module(_ name: String, imports: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: imports, exclude: exclude, swiftSettings: settings)
}

func tests(of name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + imports, swiftSettings: settings)
}

// In the order in which the data flows: bytes, nodes with places, what was written, what is valid,
// outputs, disk. No arrow points back.
let package = Package(
  name: "menuc",
  products: [
    .executable(name: "menuc", targets: ["menuc"]),
    .plugin(name: "MenucPlugin", targets: ["MenucPlugin"]),
    .plugin(name: "MenucGenerate", targets: ["MenucGenerate"]),
  ],
  targets: [
    module("Messages"),
    module("Spelling"),
    module("JSONText"),
    module("Diagnostics", imports: ["JSONText", "Messages", "Spelling"]),

    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("MenuYAML", imports: ["CYAML", "Diagnostics", "Messages", "Spelling"]),

    module("MenuModel"),
    module("MaterialIcons", exclude: ["make_catalog.py"]),
    module(
      "MenuCompiler",
      imports: ["MenuYAML", "MenuModel", "MaterialIcons", "Diagnostics", "Messages", "Spelling"]),
    module("MenuSchemas", imports: ["JSONText", "MenuCompiler"]),
    module("MenuEmitters", imports: ["JSONText", "MenuModel"]),
    module("MenuDiff", imports: ["JSONText", "MenuModel", "Messages", "Spelling"]),
    module(
      "MenuEditing",
      imports: [
        "MenuYAML", "MenuModel", "MenuCompiler", "MenuEmitters", "Diagnostics", "Messages",
        "Spelling",
      ]),
    // Beside the flow: from an app's own sources to a menu.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    module(
      "MenuImport",
      imports: ["CExpat", "MenuYAML", "MenuModel", "Diagnostics", "Messages", "Spelling"]),

    module(
      "MenuMerge",
      imports: ["MenuDiff", "MenuCompiler", "MenuEditing", "MenuYAML", "Diagnostics"]),

    module("Arguments", imports: ["Messages", "Spelling"]),
    module(
      "MenuTool",
      imports: [
        "Arguments", "MenuCompiler", "MenuSchemas", "MenuEmitters", "MenuDiff", "MenuEditing",
        "MenuImport", "MenuMerge", "MenuModel", "MenuYAML", "MaterialIcons", "Diagnostics",
        "Messages", "Spelling",
      ]),
    .executableTarget(name: "menuc", dependencies: ["MenuTool"], swiftSettings: settings),

    // They know menuc by its command line alone.
    .plugin(name: "MenucPlugin", capability: .buildTool(), dependencies: ["menuc"]),
    .plugin(
      name: "MenucGenerate",
      capability: .command(
        intent: .custom(
          verb: "menuc-generate", description: "Compile the menus and write the outputs"),
        permissions: [
          .writeToPackageDirectory(reason: "The outputs are files of the package.")
        ]),
      dependencies: ["menuc"]),

    tests(of: "Messages"),
    tests(of: "Spelling"),
    tests(of: "JSONText"),
    tests(of: "Diagnostics", imports: ["Messages", "TestSupport"]),
    tests(of: "MenuYAML", imports: ["Diagnostics", "Messages", "Spelling"]),
    tests(of: "MenuModel"),
    tests(of: "MaterialIcons"),
    tests(
      of: "MenuCompiler", imports: ["Diagnostics", "Messages", "MenuModel", "MenuYAML", "Spelling"]),
    tests(of: "MenuDiff", imports: ["Diagnostics", "MenuCompiler", "MenuModel", "Messages"]),
    tests(
      of: "MenuEditing",
      imports: [
        "Diagnostics", "MenuCompiler", "MenuEmitters", "MenuModel", "MenuYAML", "Messages",
        "TestSupport",
      ]),
    tests(
      of: "MenuImport",
      imports: [
        "Diagnostics", "Messages", "MenuCompiler", "MenuEmitters", "Spelling", "TestSupport",
      ]),
    tests(of: "MenuMerge", imports: ["Diagnostics", "MenuCompiler", "MenuModel", "TestSupport"]),
    tests(of: "Arguments", imports: ["Messages"]),
    tests(of: "MenuTool", imports: ["TestSupport"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "MenuTool", "MenuCompiler", "MenuEditing", "MenuEmitters", "MenuImport", "MenuModel",
        "Diagnostics", "Messages", "Laws", "TestSupport",
      ], exclude: ["Good", "Bad", "Edit", "Import"], swiftSettings: settings),
    // With the program as it is built, on the real file system, called by real build systems.
    .testTarget(
      name: "BuildTests", dependencies: ["menuc", "TestSupport"], swiftSettings: settings),
    // What holds for every file: the tests and the fuzzer ask it.
    .target(
      name: "Laws",
      dependencies: [
        "MenuCompiler", "MenuEditing", "MenuEmitters", "MenuModel", "Diagnostics", "Messages",
        "Spelling",
      ], path: "Tests/Laws", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["MenuTool"], path: "Tests/TestSupport",
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The `main` of this one comes from libFuzzer, so that only `make fuzz` can build it.
if Context.environment["MENUC_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "menuc-fuzz",
      dependencies: ["Diagnostics", "Laws"],
      path: "Tests/Fuzz", exclude: ["menu.dict", "leaks.supp"], swiftSettings: settings))
}
