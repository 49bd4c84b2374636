import Diagnostics
import MenuEditing
import MenuYAML
import Testing

/// What belongs to an item, shown as the parts of the text.
@Suite struct ItemExtentTests {
  @Test func commentsAboveAndBehindBelongToAnItem() throws {
    let text = """
      order:
        # The main rows

        # about a
        # more
        - a  # tail
          # deeper

        # set off

        - b
        # left over

      hidden: []

      """
    let file = SourceFile(path: "", text: text)
    let document = try #require(parse(file).document)
    let layout = try #require(BlockLayout(of: value(of: "order", in: document), in: document, file))
    #expect(
      layout.items.map { file[$0.range] } == [
        "  # about a\n  # more\n  - a  # tail\n    # deeper\n", "  - b\n",
      ])
    #expect(layout.items.map { file[$0.lead] } == ["  # about a\n  # more\n", ""])
    #expect(layout.items.map { file[$0.content] } == ["- a", "- b"])
    #expect(layout.items.map { file[$0.tail] } == ["  # tail\n    # deeper", ""])
    #expect(file[layout.gap(above: 0)] == "  # The main rows\n\n")
    #expect(file[layout.gap(above: 1)] == "\n  # set off\n\n")
  }

  @Test(arguments: ["|", ">-", "|+", "|2-"])
  func blankLinesBelongToATextThatKeepsThem(header: String) throws {
    let rows = "  a:\n    note: \(header)\n      text\n"
    let text = "rows:\n\(rows)\n\n  # about b\n  b:\n    title: B\n\n"
    let file = SourceFile(path: "", text: text)
    let document = try #require(parse(file).document)
    let layout = try #require(BlockLayout(of: value(of: "rows", in: document), in: document, file))
    let keeps = header.contains("+")
    #expect(file[layout.items[0].range] == (keeps ? rows + "\n\n" : rows))
    #expect(file[layout.gap(above: 1)] == (keeps ? "" : "\n\n"))
    #expect(file[layout.items[1].range] == "  # about b\n  b:\n    title: B\n")
  }

  @Test func commentsInBracketsBelongToItems() throws {
    let text = """
      order: [ # the list
        a, # about a
        # above b
        b,

        # set off

        c, d, # both
        e # last
      ]
      """
    let file = SourceFile(path: "", text: text)
    let document = try #require(parse(file).document)
    let layout = try #require(FlowLayout(of: value(of: "order", in: document), in: document, file))
    #expect(layout.items.map { file[$0.range] } == ["a", "# above b\n  b", "c", "d", "e"])
    #expect(layout.items.map { file[$0.tail] } == [" # about a", "", "", "", " # last"])
  }

  private func value(of key: String, in document: Document) throws -> Node.ID {
    let root = try #require(document.root)
    let entry = document.entries(of: root).first { entry in
      document.bytes[document[entry.key].text.offsets].elementsEqual(key.utf8)
    }
    return try #require(entry).value
  }
}
