import MenuModel
import Messages

/// What an imported menu is called.
struct MenuNaming {
  let name: ImportedMenu.Guess<String>

  init(_ origin: Candidate.MenuName) {
    let words = origin.words.map { word in
      String(word.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || $0.isDigit })
    }
    var name = NameWords.typeName(words.filter { !$0.isEmpty })
    name = String(name.prefix(Identifier.maximumLength - 4))
    let isBeginning = name.utf8.first.map { $0 >= UInt8(ascii: "A") } ?? false
    if !isBeginning { name = "Menu" + name }
    if GeneratedNames.isUnusableType(Array(name.utf8)[...]) { name += "Menu" }
    switch origin.source {
    case .type: self.name = .init(name)
    case .prefix:
      self.name = .init(
        name, Message(en: "what all names begin with", ja: "すべての名前に共通する先頭の部分から"))
    case .file: self.name = .init(name, Message(en: "the name of the file", ja: "ファイル名から"))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
