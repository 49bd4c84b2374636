import MenuModel

/// An identifier as a part of the name of an enum constant: `LogOut`.
struct TypeWord: Writable {
  let identifier: ArraySlice<UInt8>

  init(_ identifier: ArraySlice<UInt8>) { self.identifier = identifier }

  func write(to bytes: inout [UInt8]) {
    GeneratedNames.appendUpperCamelCase(identifier, to: &bytes)
  }
}
