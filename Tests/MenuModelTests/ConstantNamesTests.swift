import MenuModel
import Testing

@Suite("Names in C")
struct ConstantNamesTests {
  private static let names = ConstantNames(ofMenu: slice("FAQMenu"))

  private static func string(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self)
  }

  @Test func constantsBeginWithTheMenu() {
    let id = slice("log_out")
    #expect(Self.string(Self.names.row(id)) == "FAQ_MENU_LOG_OUT_ROW")
    #expect(Self.string(Self.names.section(id)) == "FAQ_MENU_LOG_OUT_SECTION")
    #expect(Self.string(Self.names.rowCount(ofSection: id)) == "FAQ_MENU_LOG_OUT_ROW_COUNT")
    #expect(Self.string(Self.names.condition(id)) == "FAQ_MENU_LOG_OUT")
    #expect(Self.string(Self.names.rowCount) == "FAQ_MENU_ROW_COUNT")
    #expect(Self.string(Self.names.sectionCount) == "FAQ_MENU_SECTION_COUNT")
  }

  @Test func theIncludeGuardIsOurs() {
    #expect(Self.string(Self.names.includeGuard) == "MENUC_FAQ_MENU_H")
  }

  @Test func typesAndFunctionsKeepTheMenusName() {
    let names = ConstantNames.Declaration.allCases.map { Self.string(Self.names.name(of: $0)) }
    #expect(names == ["FAQMenuRow", "FAQMenuSection", "FAQMenuRowIndex", "FAQMenuSectionIndex"])
  }
}
