import Diagnostics
import MenuModel

/// What the user wrote, each part with its place: maybe wrong, maybe incomplete.
///
/// What could not be read at all was reported and is missing.
struct MenuDraft {
  /// The bytes of all texts.
  var texts: TextStorage
  var name: Located<TypeName>?
  var header: HeaderDraft?
  var conditions: [NameDraft] = []
  /// The conditions by name; an index is one of `conditions`.
  var conditionNames: NameTable
  /// The rows, first the header row where there is one.
  var rows: [RowDraft] = []
  /// The rows by name; an index is one of `rows`.
  var rowNames: NameTable
  /// Whether `rows:` could be read, so that a name that is not in it is unknown.
  var hasRows = false
  var sections: [SectionDraft] = []
  /// The sections by name; an index is one of `sections`.
  var sectionNames: NameTable
  /// The key `sections:`.
  var sectionsKey: SourceRange?
  var order = OrderDraft.absent
  var hidden: [Located<Text>] = []
  /// Whether `hidden:` was written and could not be read.
  var isHiddenBroken = false
  var initial: Located<Text>?
  var retired: [NameDraft] = []
  var drawer = Drawer()

  init(texts: TextStorage) {
    self.texts = texts
    conditionNames = NameTable(texts)
    rowNames = NameTable(texts)
    sectionNames = NameTable(texts)
  }

  /// The index of the header row; `nil` where the header is none.
  var headerRow: Int? { header?.isRow == true ? 0 : nil }

  /// Shows every entry of `when:`, wherever it stands.
  func visitTerms(_ visit: (TermDraft) -> Void) {
    for row in rows {
      row.when.forEach(visit)
      for variant in row.variants { variant.when.forEach(visit) }
    }
    for section in sections { section.when.forEach(visit) }
  }

  /// Shows every title, with the name of the row or section that has it.
  func visitTitles(_ visit: (NameDraft, Located<Title>) -> Void) {
    for row in rows {
      if let title = row.title { visit(row.id, title) }
      for variant in row.variants {
        if let title = variant.title { visit(row.id, title) }
      }
    }
    for section in sections {
      if let title = section.title { visit(section.id, title) }
    }
  }

  /// A text as a string, for messages.
  func string(_ text: Text) -> String { texts.string(text) }
}

/// A name that the user gave to something.
struct NameDraft {
  var text: Text
  var range: SourceRange
  /// The name, `nil` where it is no identifier, which was reported.
  var identifier: Identifier?
}

struct HeaderDraft {
  var header = Header()
  /// The keys of the background and of the gradient, where they are written.
  var backgroundKey: SourceRange?
  var gradientKey: SourceRange?
  /// Whether it is a row of the table.
  var isRow = false
  var destination: Located<Destination>?
}

struct RowDraft {
  var id: NameDraft
  var title: Located<Title>?
  var icon: Icon?
  var destination: Located<Destination>?
  var badge: NameDraft?
  var role: Role?
  var when: [TermDraft] = []
  var variants: [VariantDraft] = []
  var note: Text?
  var c = COverrideDraft()
  /// Whether a part of it was reported and is missing here.
  var isBroken = false
}

struct VariantDraft {
  var when: [TermDraft] = []
  var title: Located<Title>?
  var icon: Icon?
  var destination: Located<Destination>?
  var role: Role?
}

/// One entry of `when:`.
struct TermDraft {
  var condition: Located<Text>
  var holds: Bool
}

struct COverrideDraft {
  var symbol: Located<CName>?
  var value: Located<Int32>?
}

struct SectionDraft {
  var id: NameDraft
  var title: Located<Title>?
  var when: [TermDraft] = []
  var isPinnedToBottom = false
  var note: Text?
  var c = COverrideDraft()
  /// Whether a part of it was reported and is missing here.
  var isBroken = false
}

/// What stands under `order:`.
enum OrderDraft {
  /// Nothing: the rows stand in the order of `rows:`.
  case absent
  /// Something that is no order; it was reported.
  case broken
  /// One section.
  case list([Located<Text>])
  /// A list for each section.
  case sections([OrderedSection])

  struct OrderedSection {
    var id: NameDraft
    var rows: [Located<Text>]
    /// Whether the list could be read.
    var isBroken = false
  }
}
