import Diagnostics

/// What libFuzzer, which has the `main` of this program, calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  Laws(of: SourceFile(path: "menus/fuzz.yaml", bytes: bytes)).check()
  return 0
}
