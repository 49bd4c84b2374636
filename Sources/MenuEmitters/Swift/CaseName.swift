import MenuModel

/// The case that an identifier or a screen becomes, as it stands after a dot, where keywords need
/// no backticks.
struct CaseName: Writable {
  private let name: ArraySlice<UInt8>
  private let isType: Bool

  /// The case of an id.
  init(_ id: ArraySlice<UInt8>) {
    name = id
    isType = false
  }

  init(_ identifier: Identifier, _ texts: TextStorage) { self.init(texts[identifier.text]) }

  init(_ screen: TypeName, _ texts: TextStorage) {
    name = texts[screen.text]
    isType = true
  }

  func write(to bytes: inout [UInt8]) {
    if isType {
      GeneratedNames.appendCaseName(ofType: name, to: &bytes)
    } else {
      GeneratedNames.appendLowerCamelCase(name, to: &bytes)
    }
  }
}

/// The case that an identifier becomes, as it is declared: `logOut`, `` `default` ``.
struct CaseDeclaration: Writable {
  let name: CaseName

  func write(to bytes: inout [UInt8]) {
    let start = bytes.count
    name.write(to: &bytes)
    guard GeneratedNames.isSwiftKeyword(bytes[start...]) else { return }
    bytes.insert(UInt8(ascii: "`"), at: start)
    bytes.append(UInt8(ascii: "`"))
  }
}
