import MenuModel
import Testing

@Suite("Names in generated code")
struct GeneratedNamesTests {
  private typealias Append = (ArraySlice<UInt8>, inout [UInt8]) -> Void

  /// What is appended for a name, which must leave what stood before as it was.
  private static func converted(_ name: String, _ append: Append) -> String {
    var result = Array("x_".utf8)
    append(slice(name), &result)
    #expect(result.starts(with: "x_".utf8))
    return String(decoding: result.dropFirst(2), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("faq", "faq", "Faq", "FAQ"),
      ("log_out", "logOut", "LogOut", "LOG_OUT"),
      ("new_in_2026", "newIn2026", "NewIn2026", "NEW_IN_2026"),
      ("a_1b", "a1b", "A1b", "A_1B"),
      ("a1_b2", "a1B2", "A1B2", "A1_B2"),
      ("x", "x", "X", "X"),
      ("a_b_c", "aBC", "ABC", "A_B_C"),
    ])
  func identifier(name: String, lower: String, upper: String, constant: String) {
    #expect(Self.converted(name) { GeneratedNames.appendLowerCamelCase($0, to: &$1) } == lower)
    #expect(Self.converted(name) { GeneratedNames.appendUpperCamelCase($0, to: &$1) } == upper)
    #expect(Self.converted(name) { GeneratedNames.appendConstantCase($0, to: &$1) } == constant)
  }

  @Test(
    arguments: [
      ("Profile", "profile", "PROFILE"),
      ("FAQ", "faq", "FAQ"),
      ("ESBPromo", "esbPromo", "ESB_PROMO"),
      ("FAQMenu", "faqMenu", "FAQ_MENU"),
      ("NavigationDrawer", "navigationDrawer", "NAVIGATION_DRAWER"),
      ("MyPage", "myPage", "MY_PAGE"),
      ("A", "a", "A"),
      ("AB", "ab", "AB"),
      ("ATest", "aTest", "A_TEST"),
      ("MenuA", "menuA", "MENU_A"),
      ("MenuFAQ", "menuFAQ", "MENU_FAQ"),
      ("Menu2", "menu2", "MENU2"),
      ("Menu2Go", "menu2Go", "MENU2_GO"),
      ("FAQ2", "faq2", "FAQ2"),
      ("HTTP2Server", "http2Server", "HTTP2_SERVER"),
      ("X1y", "x1y", "X1Y"),
    ])
  func typeName(name: String, caseName: String, constant: String) {
    #expect(Self.converted(name) { GeneratedNames.appendCaseName(ofType: $0, to: &$1) } == caseName)
    let start = Self.converted(name) { GeneratedNames.appendConstantCase(ofType: $0, to: &$1) }
    #expect(start == constant)
  }

  @Test(
    arguments: [
      ("self", true), ("init", true), ("allCases", true), ("Self", false), ("default", false),
      ("all_cases", false), ("none", false),
    ])
  func unusableCase(name: String, isUnusable: Bool) {
    #expect(GeneratedNames.isUnusableCase(name) == isUnusable)
  }

  @Test(
    arguments: [
      ("String", true), ("Int", true), ("Optional", true), ("ManagedBuffer", true), ("Self", true),
      ("Type", true), ("Protocol", true), ("Foundation", true), ("UIKit", true), ("Swift", true),
      ("NavigationDrawer", false), ("Menu", false), ("string", false), ("FAQ", false),
    ])
  func unusableType(name: String, isUnusable: Bool) {
    #expect(GeneratedNames.isUnusableType(Array(name.utf8)[...]) == isUnusable)
  }

  @Test(
    arguments: [
      ("default", true), ("in", true), ("is", true), ("operator", true), ("associatedtype", true),
      ("precedencegroup", true), ("self", true), ("init", true), ("defaults", false), ("i", false),
      ("logOut", false), ("Default", false), ("precedencegroups", false), ("", false),
    ])
  func keyword(name: String, isKeyword: Bool) {
    #expect(GeneratedNames.isSwiftKeyword(slice(name)) == isKeyword)
  }

  @Test("Of two identifiers that become one Swift name, one is ambiguous")
  func ambiguousIdentifiers() {
    let names = Self.words(of: "a1_", upTo: 7).filter { name in
      let (text, texts) = surrounded(name)
      return Identifier(text, in: texts) != nil
    }
    let groups = Dictionary(grouping: names) { name in
      Self.converted(name) { GeneratedNames.appendLowerCamelCase($0, to: &$1) }
    }
    let meeting = groups.values.filter { $0.count > 1 }
    #expect(!meeting.isEmpty)
    for names in meeting {
      let clear = names.filter { !GeneratedNames.isAmbiguous(slice($0)) }
      #expect(clear.count <= 1, "\(names)")
    }
    #expect(!GeneratedNames.isAmbiguous(slice("new_in_2026")))
  }

  @Test("Of two screens that become one Swift name, one is ambiguous")
  func ambiguousScreens() {
    let names = Self.words(of: "aAB1", upTo: 5).filter { $0.first?.isUppercase == true }
    let groups = Dictionary(grouping: names) { name in
      Self.converted(name) { GeneratedNames.appendCaseName(ofType: $0, to: &$1) }
    }
    let meeting = groups.values.filter { $0.count > 1 }
    #expect(!meeting.isEmpty)
    for names in meeting {
      let clear = names.filter { !GeneratedNames.isAmbiguous(type: slice($0)) }
      #expect(clear.count <= 1, "\(names)")
    }
    #expect(!GeneratedNames.isAmbiguous(type: slice("Profile")))
  }

  /// All words of a few letters.
  private static func words(of letters: String, upTo length: Int) -> [String] {
    var words = [""]
    var last = words
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + String($0) } }
      words += last
    }
    return words
  }
}
