import Diagnostics
import Messages

/// More conditions than the C header has bits for.
enum TooManyConditions: Rule {
  static let id: RuleID = "too-many-conditions"
  static let explanation = Explanation(
    summary: Message(
      en: "The menu has more than 32 conditions.",
      ja: "条件が 32 個を超えています。"),
    reason: Message(
      en: """
        The app passes the answers to all conditions as one number, and that number has room for \
        32 of them.
        """,
      ja: """
        アプリはすべての条件の答えを 1 つの数にまとめて渡します。その数に入るのは 32 個までです。
        """),
    remedy: Message(
      en: "Delete the conditions that no row needs, and merge those that belong together.",
      ja: "どの行でも使っていない条件を削除し、似た条件は 1 つにまとめてください。"),
    wrong: """
      menu: HotelMenu
      conditions:
        [ab_1, ab_2, ab_3, ab_4, ab_5, ab_6, ab_7, ab_8, ab_9, ab_10, ab_11, ab_12, ab_13,
        ab_14, ab_15, ab_16, ab_17, ab_18, ab_19, ab_20, ab_21, ab_22, ab_23, ab_24, ab_25,
        ab_26, ab_27, ab_28, ab_29, ab_30, ab_31, ab_32, ab_33]
      rows:
        search: { title: ホテル検索, icon: search }
        trial:
          title: お試し機能
          icon: science
          when:
            { ab_1: true, ab_2: true, ab_3: true, ab_4: true, ab_5: true, ab_6: true,
            ab_7: true, ab_8: true, ab_9: true, ab_10: true, ab_11: true, ab_12: true,
            ab_13: true, ab_14: true, ab_15: true, ab_16: true, ab_17: true, ab_18: true,
            ab_19: true, ab_20: true, ab_21: true, ab_22: true, ab_23: true, ab_24: true,
            ab_25: true, ab_26: true, ab_27: true, ab_28: true, ab_29: true, ab_30: true,
            ab_31: true, ab_32: true, ab_33: true }
      """,
    right: """
      menu: HotelMenu
      conditions: [tester]
      rows:
        search: { title: ホテル検索, icon: search }
        trial:
          title: お試し機能
          icon: science
          when: { tester: true }
      """)

  /// The most conditions of a menu: the bits of an `unsigned int`.
  static let limit = 32

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the menu has more than \(limit) conditions", ja: "条件が多すぎます（\(limit) 個まで）"))
  }
}
