import Diagnostics
import Foundation
import MenuCompiler
import MenuEmitters
import MenuModel

extension Laws {
  /// The same file gives the same outputs each time, and they are whole lines of text.
  mutating func checkOutputs(of menu: Menu) {
    guard let again = compile(file).menu else {
      return expect(false, "the same file gave a menu once, and none the second time")
    }
    let source = MenuSource(path: file.path, bytes: file.bytes)
    for kind in OutputKind.allCases {
      for access in kind == .swift ? AccessLevel.allCases : [.internal] {
        let bytes = emit(kind, menu, from: source, access: access)
        for other in [menu, again] {
          expect(
            bytes == emit(kind, other, from: source, access: access),
            "\(kind) differs from one time to the next")
        }
        expect(String(validating: bytes, as: UTF8.self) != nil, "\(kind) is not UTF-8")
        expect(bytes.last == UInt8(ascii: "\n"), "\(kind) does not end its last line")
        if kind == .json {
          expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "not JSON")
        }
      }
    }
  }
}
