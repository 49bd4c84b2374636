import MaterialIcons
import Testing

@Suite struct MaterialCatalog {
  private let catalog = IconCatalog.material

  private static let knownIcons: [(String, Unicode.Scalar)] = [
    ("favorite", "\u{E87D}"), ("event_available", "\u{E614}"), ("history", "\u{E889}"),
    ("login", "\u{EA77}"), ("logout", "\u{E9BA}"), ("ac_unit", "\u{EB3B}"), ("3p", "\u{EFD1}"),
    // Outside the Basic Multilingual Plane, and the one code point that the style sheet has wrong.
    ("goat", "\u{10FFFD}"),
  ]

  @Test(arguments: knownIcons)
  func findsKnownIcons(name: String, codePoint: Unicode.Scalar) {
    #expect(catalog.codePoint(of: name) == codePoint)
  }

  @Test func findsTheFirstAndTheLast() {
    #expect(catalog.codePoint(of: "10k") == "\u{E951}")
    #expect(catalog.codePoint(of: "zoom_out_map") == "\u{E56B}")
    #expect(catalog.first { _ in true }?.name == "10k")
    #expect(catalog.map(\.name).last == "zoom_out_map")
  }

  @Test func findsEveryIconAgain() {
    for (name, codePoint) in catalog {
      #expect(catalog.codePoint(of: name) == codePoint)
    }
  }

  @Test func countsWhatItWalks() {
    #expect(catalog.count == 2193)
    #expect(catalog.map(\.name).count == catalog.count)
  }

  @Test func isSortedStrictly() {
    let names = catalog.map { Array($0.name.utf8) }
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(name.lexicographicallyPrecedes(next))
    }
  }

  @Test(arguments: [
    "", "favorit", "favoritee", "favorite_", "Favorite", "FAVORITE", "favorité", "お気に入り",
    "favorite ", " favorite", "favorite e87d", "favorite e87d\n", "favorite\n", "\n", " ", "\0",
    "0", "1", "10", "10j", "10l", "e87d", "zoom_out_ma", "zoom_out_maq", "zoom_out_map ", "~",
    "\u{FFFD}",
  ])
  func findsNoNearMiss(name: String) {
    #expect(catalog.codePoint(of: name) == nil)
  }

  @Test func findsAnIconWithinALargerText() {
    let text = Array("icon: favorite # loved".utf8)
    #expect(catalog.codePoint(of: text[6..<14]) == "\u{E87D}")
  }
}

@Suite struct OwnCatalog {
  @Test func sortsItsLines() throws {
    let catalog = try IconCatalog("shop f102\ncart f101\ncart-off F100\nBasket 1f9fa")
    #expect(catalog.map(\.name) == ["Basket", "cart", "cart-off", "shop"])
    #expect(catalog.map(\.codePoint) == ["\u{1F9FA}", "\u{F101}", "\u{F100}", "\u{F102}"])
    #expect(catalog.count == 4)
    for (name, codePoint) in catalog {
      #expect(catalog.codePoint(of: name) == codePoint)
    }
    #expect(catalog.codePoint(of: "basket") == nil)
    #expect(catalog.codePoint(of: "cart-") == nil)
  }

  @Test(arguments: [
    "cart f101\nshop f102\n", "shop f102\r\ncart f101\r\n", "\n\ncart f101\n \t\n\nshop f102\n\n",
    "  cart \t f101\nshop\tf102  ", "cart f101\nshop f102\ncart F101", "cart 0000f101\nshop f102",
  ])
  func readsLooseFiles(file: String) throws {
    let catalog = try IconCatalog(file)
    #expect(catalog.map(\.name) == ["cart", "shop"])
    #expect(catalog.map(\.codePoint) == ["\u{F101}", "\u{F102}"])
  }

  @Test(arguments: ["", "\n", "\r\n \r\n"])
  func mayBeEmpty(file: String) throws {
    let catalog = try IconCatalog(file)
    #expect(catalog.count == 0)
    #expect(catalog.map(\.name).isEmpty)
    #expect(catalog.codePoint(of: "cart") == nil)
    #expect(catalog.codePoint(of: "") == nil)
  }

  @Test func readsTheMaterialCatalogBack() throws {
    let shuffled = IconCatalog.material.shuffled()
    let lines = shuffled.map { "\($0.name) \(String($0.codePoint.value, radix: 16))" }
    let catalog = try IconCatalog(lines.joined(separator: "\n"))
    #expect(catalog.elementsEqual(IconCatalog.material, by: ==))
  }

  private static let wrongFiles: [(String, Int, CodepointsError.Reason)] = [
    ("cart", 1, .notNameAndCodePoint), ("cart f101\n\nshop f102 f103", 3, .notNameAndCodePoint),
    ("cart f101\r\nf102\r\n", 2, .notNameAndCodePoint), ("買い物 f101", 1, .notNameAndCodePoint),
    ("\u{FEFF}cart f101", 1, .notNameAndCodePoint), ("ca\0rt f101", 1, .notNameAndCodePoint),
    ("cart f101\nshop f10g", 2, .invalidCodePoint), ("cart 0xf101", 1, .invalidCodePoint),
    ("cart U+F101", 1, .invalidCodePoint), ("cart -1", 1, .invalidCodePoint),
    ("cart d800", 1, .invalidCodePoint), ("cart 110000", 1, .invalidCodePoint),
    ("cart 10000f101", 1, .invalidCodePoint), ("cart 00000f101", 1, .invalidCodePoint),
    ("cart f101\nshop f102\ncart f103\nbad", 3, .ambiguousName),
  ]

  @Test(arguments: wrongFiles)
  func reportsTheFirstWrongLine(file: String, line: Int, reason: CodepointsError.Reason) throws {
    let error = try #require(throws: CodepointsError.self) { try IconCatalog(file) }
    #expect(error.line == line)
    #expect(error.reason == reason)
  }
}

extension IconCatalog {
  fileprivate init(_ file: String) throws(CodepointsError) {
    try self.init(codepoints: Array(file.utf8))
  }

  fileprivate func codePoint(of name: String) -> Unicode.Scalar? {
    codePoint(of: ArraySlice(name.utf8))
  }
}
