#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A file system without room, in a namespace of its own so that nothing else sees it.
  @Suite struct FullDiskTests {
    @Test func theOldOutputStays() throws {
      let folder = try TemporaryFolder()
      let mount = folder.path("disk")
      try folder.write("short.yaml", SampleMenu.short.text)
      try folder.write("long.yaml", SampleMenu.long.text)
      // Fills the disk until the long output has no room beside the short one.
      let script = """
        set -e
        mkdir "\(mount)" && mount -t tmpfs -o size=64k none "\(mount)"
        cd "\(mount)"
        menuc generate ../short.yaml --swift M.swift
        cp M.swift ../before
        set +e
        dd if=/dev/zero of=filler bs=4k 2>/dev/null
        menuc generate ../long.yaml --swift M.swift
        echo "status $?"
        cmp M.swift ../before && echo kept
        ls -A
        """
      let sh = try ExternalTool("unshare")
      let user = getuid() == 0 ? [] : ["--map-root-user"]
      let result = try sh.run(
        user + ["--mount", "sh", "-c", script], in: folder.url, variables: Menuc.onPath)
      #expect(result.text.contains("M.swift`: No space left on device"), "\(result.text)")
      #expect(result.text.hasSuffix("status 3\nkept\nM.swift\nfiller\n"), "\(result.text)")
    }

    @Test func aFullDeviceIsTold() throws {
      let folder = try TemporaryFolder()
      try folder.write("m.yaml", SampleMenu.short.text)
      let result = try Menuc.tool().run(["generate", "m.yaml", "--json", "/dev/full"], in: folder)
      #expect(result.status == 3)
      #expect(result.text.contains("cannot write `/dev/full`: No space left on device"))
    }
  }
#endif
