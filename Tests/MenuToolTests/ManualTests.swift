import MenuTool
import TestSupport
import Testing

/// The manual page, as groff reads it.
@Suite struct ManualTests {
  @Test func groffHasNothingToSay() throws {
    let run = ToolRun()
    #expect(run("manual") == .clean)
    let folder = try TemporaryFolder()
    try folder.write("menuc.1", run.console.outputBytes)
    let groff = try ExternalTool("groff", hint: "run `make setup-tests`")
    try groff.expectSilence(["-man", "-Tutf8", "-ww", "-z", "menuc.1"], in: folder)
    let page = try groff.run(["-man", "-Tutf8", "-P-cbou", "menuc.1"], in: folder).text
    for word in ["validate", "--output-directory", "menuc.yaml"] {
      #expect(page.contains(word), "\(word)")
    }
  }
}
