import Diagnostics
import MenuModel
import Messages
import Spelling

/// Two names of one kind that become the same in Swift, a name that Swift code cannot use, or one
/// that Swift's optionals have, too.
enum NameCollision: DraftRule {
  static let id: RuleID = "name-collision"
  static let explanation = Explanation(
    summary: Message(
      en: """
        Two ids differ only by `_` or by capital letters and become the same name in the app's \
        code.
        """,
      ja: "`_` や大文字・小文字だけが違う 2 つの id が、アプリのコードでは同じ名前になります。"),
    reason: Message(
      en: "The code could not tell the two apart, and the app would not compile.",
      ja: "コードの中で 2 つを区別できず、アプリをビルドできなくなります。"),
    remedy: Message(
      en: "Give one of the two a name that differs in its words.",
      ja: "どちらか一方を、言葉そのものが違う名前に変えてください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        coupon_2: { title: 春のクーポン, icon: local_offer }
        coupon2: { title: 夏のクーポン, icon: local_offer }
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        coupon_2: { title: 春のクーポン, icon: local_offer }
        summer_coupon: { title: 夏のクーポン, icon: local_offer }
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var finder = CollisionFinder(draft)
    finder.visit(draft.rows.lazy.map(\.id), of: .row)
    finder.visit(draft.conditions, of: .condition)
    if case .sections(let sections) = draft.order {
      finder.visit(sections.lazy.map(\.id), of: .section)
    }
    finder.visit(draft.rows.lazy.compactMap(\.badge), of: .badge)

    let destinations =
      draft.rows.lazy.flatMap { row in [row.destination] + row.variants.map(\.destination) }
      + [draft.header?.destination]
    let named = destinations.compactMap { $0 }
    finder.visit(
      named.lazy.compactMap { destination in
        guard case .action(let action) = destination.value else { return nil }
        return NameDraft(text: action.text, range: destination.range, identifier: action)
      }, of: .action)
    finder.visitScreens(
      named.lazy.compactMap { destination in
        guard case .screen(let screen) = destination.value else { return nil }
        return Located(screen, at: destination.range)
      })
    return finder.diagnostics
  }

  static func diagnostic(
    _ name: String, _ other: String, swift: String, of kind: NameKind, at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en:
          "\(kind.english) \(VisibleText.quoted(name)) and \(VisibleText.quoted(other)) both become `.\(swift)` in Swift",
        ja:
          "\(kind.japanese) \(VisibleText.quoted(name)) と \(VisibleText.quoted(other)) は、Swift ではどちらも `.\(swift)` になります"
      ),
      notes: [.init(Message(en: "the other one", ja: "もう一方はここです"), at: first)],
      help: Message(en: "rename one of the two", ja: "どちらかの名前を変えてください"))
  }
}
