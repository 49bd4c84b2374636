@testable import MenuDiff
import Messages
import Testing

@Suite struct RendererTests {
  private let files = [
    FileDifference(from: "a.yaml", to: "a.yaml", .compared([])),
    FileDifference(
      from: "b.yaml", to: "b.yaml",
      .compared([
        Change(.row("x"), .changed(.init(.title), from: "a|b\u{1B}`", to: nil), .cosmetic),
        Change(.row("old"), .removed(isRetired: false), .breaking),
      ])),
    FileDifference(from: nil, to: "c.yaml", .added),
  ]

  @Test func textShowsTheGreatestRiskFirst() {
    #expect(
      DifferenceFormat.text.renderer(.english).render(files) == """
        b.yaml
          breaking  `old` was removed, but its id is not in `retired:`
          cosmetic  title of `x` was removed; it was `a|b\\u{1B}``

        c.yaml
          cosmetic  this menu is new

        3 changes: 1 breaking, 2 cosmetic

        """)
  }

  @Test("What a menu says ends no code span and no cell")
  func markdown() {
    #expect(
      DifferenceFormat.markdown.renderer(.japanese).render(files) == """
        ### `b.yaml`

        | 影響 | 変更 |
        |---|---|
        | **破壊的** | 行 `old` を削除（`retired:` に id がありません） |
        | 表示 | 行 `x` のタイトル（`` a\\|b\\u{1B}` ``）を削除 |

        ### `c.yaml`

        **表示**: 新しいメニューです

        変更 3 件（破壊的 1 件、表示 2 件）

        """)
    #expect(MarkdownDifferenceRenderer.codeSpan("") == "`  `")
    #expect(MarkdownDifferenceRenderer.codeSpan("a`b``c") == "```a`b``c```")
  }

  @Test func json() {
    let text = DifferenceFormat.json.renderer(.english).render(Array(files.prefix(1)))
    #expect(
      text == """
        {
          "version": 1,
          "files": [
            {
              "oldPath": "a.yaml",
              "path": "a.yaml",
              "status": "unchanged",
              "changes": []
            }
          ]
        }

        """)
  }
}
