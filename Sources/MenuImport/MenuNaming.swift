import MenuModel
import Messages

/// What an imported menu is called.
struct MenuNaming {
  let name: ImportedMenu.Guess<String>

  /// Names a menu.
  ///
  /// - Parameters:
  ///   - origin: the words that it is called after.
  ///   - constants: the names that the generated header keeps, and that its own must not meet.
  init(_ origin: Candidate.MenuName, besides constants: Set<String> = []) {
    let words = origin.words.map { word in
      String(word.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || $0.isDigit })
    }
    var name = NameWords.typeName(words.filter { !$0.isEmpty })
    name = String(name.prefix(Identifier.maximumLength - 4))
    let isBeginning = name.utf8.first.map { $0 >= UInt8(ascii: "A") } ?? false
    if !isBeginning { name = "Menu" + name }
    if GeneratedNames.isUnusableType(Array(name.utf8)[...]) { name += "Menu" }
    if let taken = Self.ownNames(name).first(where: constants.contains) {
      repeat { name += "Menu" } while Self.ownNames(name).contains(where: constants.contains)
      self.name = .init(
        name,
        Message(
          en: "\(Message.quoted(taken)) is a constant already",
          ja: "\(Message.quoted(taken)) はすでに定数の名前です"))
      return
    }
    switch origin.source {
    case .type(let type):
      self.name = .init(
        name,
        type.map {
          Message(en: "from \(Message.quoted($0))", ja: "\(Message.quoted($0)) から")
        })
    case .prefix:
      self.name = .init(
        name, Message(en: "what all names begin with", ja: "すべての名前に共通する先頭の部分から"))
    case .file: self.name = .init(name, Message(en: "the name of the file", ja: "ファイル名から"))
    }
  }

  /// What the header of a menu declares whatever its rows are.
  private static func ownNames(_ menu: String) -> [String] {
    let names = ConstantNames(ofMenu: Array(menu.utf8)[...])
    let declarations = ConstantNames.Declaration.allCases.map { names.name(of: $0) }
    return (declarations + [names.includeGuard, names.rowCount, names.sectionCount]).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
