import Diagnostics
import Laws

/// What libFuzzer, which has the `main` of this program, calls with every input.
///
/// To break a law is to crash: libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var laws = Laws(of: SourceFile(path: "menus/fuzz.yaml", bytes: bytes))
  laws.checkAll()
  if !laws.broken.isEmpty { fatalError(laws.broken.joined(separator: "\n")) }
  return 0
}
