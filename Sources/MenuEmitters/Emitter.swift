public import MenuModel

/// The bytes of one output of a menu: the same for the same menu, source and access, everywhere.
public func emit(
  _ kind: OutputKind, _ menu: Menu, from source: MenuSource, access: AccessLevel = .internal
) -> [UInt8] {
  switch kind {
  case .swift: SwiftEmitter(menu, from: source, access: access).emit()
  case .objc: CHeaderEmitter(menu, from: source).emit()
  case .json: ManifestEmitter(menu, from: source).emit()
  }
}
