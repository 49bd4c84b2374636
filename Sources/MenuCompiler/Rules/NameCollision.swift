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
    var names = SwiftNames()
    for row in draft.rows { names.collect(row) }
    if let destination = draft.header?.destination { names.collect(destination) }
    for condition in draft.conditions { names.conditions.collect(condition) }
    if case .sections(let sections) = draft.order {
      for section in sections { names.sections.collect(section.id) }
    }
    var finder = CollisionFinder(draft)
    finder.visit(names.rows, of: .row)
    finder.visit(names.conditions, of: .condition)
    finder.visit(names.sections, of: .section)
    finder.visit(names.badges, of: .badge)
    finder.visit(names.actions, of: .action)
    finder.visit(names.screens, of: .screen)
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

/// The names of a draft that become names in Swift, by their kind.
private struct SwiftNames {
  var rows: [Located<Text>] = []
  var conditions: [Located<Text>] = []
  var sections: [Located<Text>] = []
  var badges: [Located<Text>] = []
  var actions: [Located<Text>] = []
  var screens: [Located<Text>] = []

  mutating func collect(_ row: RowDraft) {
    rows.collect(row.id)
    if let badge = row.badge { badges.collect(badge) }
    if let destination = row.destination { collect(destination) }
    for variant in row.variants {
      if let destination = variant.destination { collect(destination) }
    }
  }

  mutating func collect(_ destination: Located<Destination>) {
    switch destination.value {
    case .action(let action): actions.append(Located(action.text, at: destination.range))
    case .screen(let screen): screens.append(Located(screen.text, at: destination.range))
    case .url, .storyboard: break
    }
  }
}

extension [Located<Text>] {
  /// Adds a name, unless it was reported.
  fileprivate mutating func collect(_ name: NameDraft) {
    if name.identifier != nil { append(Located(name.text, at: name.range)) }
  }
}
