@testable import MenuImport
import Testing

/// How names are divided into words.
@Suite struct NameWordsTests {
  @Test(arguments: [
    ("kMenuRowLogOut", "menu row log out"), ("MENU_ROW_LOG_OUT", "menu row log out"),
    ("FAQRow", "faq row"), ("Row2FA", "row2fa"), ("k", "k"), ("", ""), ("__a__B", "a b"),
    ("rowURLScheme", "row url scheme"), ("予約Row", "予約 row"), ("Row_news", "row news"),
    ("kROW", "row"),
  ])
  func divides(name: String, words: String) {
    #expect(NameWords(name).words.joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("ROW_COUNT", true), ("NB_ROWS", true), ("NumberOfItems", true), ("ACCOUNT_SECTION_ROWS", true),
    ("FIRST_ROW_MAX", true), ("RowsCount", true), ("ROW_ACCOUNT_COUNT", true), ("numRows", true),
    ("ROW_COUNT_ACCOUNT", true), ("MAX_ROW", true), ("PHONE_NUMBER_ROW", false),
    ("COUNT_DOWN_ROW", false), ("FIRST_ROW", false), ("MAXIMUM_PRICE_ROW", false),
  ])
  func knowsCounts(name: String, isCount: Bool) {
    let reason = ConstantRole.Reason(words: NameWords(name).words)
    #expect((reason?.isCount ?? false) == isCount)
  }
}
