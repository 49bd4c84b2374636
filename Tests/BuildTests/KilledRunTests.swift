import Foundation
import TestSupport
import Testing

/// Runs that are killed, or that get in each other's way: an output is the old one or the new one.
@Suite struct KilledRunTests {
  private static let names = ["M.h", "M.json", "M.swift"]
  private let folder: TemporaryFolder
  private let menuc: ExternalTool
  /// What a run that is left alone writes for each menu, by the name of the output.
  private var whole: [SampleMenu: [String: String]] = [:]

  init() throws {
    folder = try TemporaryFolder()
    menuc = try Menuc.tool()
    for menu in SampleMenu.allCases {
      let alone = try TemporaryFolder()
      try alone.write("m.yaml", menu.text)
      #expect(try menuc.run(["generate", "m.yaml", "-o", "."], in: alone).status == 0)
      for name in Self.names { whole[menu, default: [:]][name] = try alone.text(name) }
    }
  }

  private func expectWholeOutputs(_ round: Int) throws {
    for name in try folder.names(in: "out") where !name.hasPrefix(".") {
      let text = try folder.text("out/" + name)
      #expect(whole.values.contains { $0[name] == text }, "\(name) is torn in round \(round)")
    }
  }

  @Test func aKilledRunLeavesOldOrNewOutputs() throws {
    var random = SystemRandomNumberGenerator()
    try folder.write("m.yaml", SampleMenu.short.text)
    #expect(try menuc.run(["generate", "m.yaml", "-o", "out"], in: folder).status == 0)
    for round in 0..<200 {
      try folder.write("m.yaml", (round.isMultiple(of: 2) ? SampleMenu.long : .short).text)
      let process = try menuc.start(["generate", "m.yaml", "-o", "out"], in: folder.url)
      usleep(.random(in: 0...60_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try expectWholeOutputs(round)
    }
    try folder.write("m.yaml", SampleMenu.long.text)
    #expect(try menuc.run(["generate", "m.yaml", "-o", "out"], in: folder).status == 0)
    try expectWholeOutputs(200)
    try folder.write("m.yaml", SampleMenu.short.text)
    #expect(try menuc.run(["generate", "m.yaml", "-o", "out"], in: folder).status == 0)
    #expect(try folder.names(in: "out") == Self.names)
  }

  /// What a killed run left where a file cannot be without a name.
  @Test func leftoversGoWithTheNextRun() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
    try folder.write("out/.menuc-1-2", "half an out")
    try folder.write("out/.menucrc", "not ours")
    try folder.write("m.yaml", SampleMenu.short.text)
    #expect(try menuc.run(["generate", "m.yaml", "-o", "out"], in: folder).status == 0)
    #expect(try folder.names(in: "out") == [".menucrc"] + Self.names)
  }

  @Test func twoRunsAtOnceLeaveWholeOutputs() throws {
    for menu in SampleMenu.allCases { try folder.write("\(menu)/m.yaml", creating: menu.text) }
    for round in 0..<200 {
      let runs = try SampleMenu.allCases.map { menu in
        try menuc.start(["generate", "\(menu)/m.yaml", "-o", "out"], in: folder.url)
      }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      }
      for name in Self.names {
        // The path of the menu stands in the outputs.
        let text = try folder.text("out/" + name)
          .replacing("short/m.yaml", with: "m.yaml").replacing("long/m.yaml", with: "m.yaml")
        #expect(whole.values.contains { $0[name] == text }, "\(name) is torn in round \(round)")
      }
    }
    #expect(try folder.names(in: "out") == Self.names)
  }
}
