import MenuModel
import Testing

@Suite("The defaults of the language")
struct DefaultsTests {
  @Test func drawer() {
    let drawer = Drawer()
    #expect(drawer.side == .leading)
    #expect(drawer.edge.value == 20)
    #expect(drawer.threshold.value == 0.3)
    #expect(drawer.velocity.value == 500)
    #expect(drawer.duration.value == 0.3)
    #expect(drawer.scrimColor == .black)
    #expect(drawer.scrimOpacity.value == 0.5)
    guard case .points(let width) = drawer.width else {
      Issue.record("the default width is a share of the screen")
      return
    }
    #expect(width.value == 280)
  }

  @Test func avatar() {
    #expect(Header.Avatar().shape == .circle)
    #expect(Header.Avatar().size.value == 64)
  }

  @Test func anImageIsNotKept() {
    #expect(Header.Background(url: Samples("https://example.com")[0]).cache == .none)
  }

  @Test func overridesAndRequirementsBeginWithNothing() {
    let samples = Samples("ROW")
    var override = COverride()
    #expect(override.isEmpty)
    override.value = 0
    #expect(!override.isEmpty)
    override = COverride()
    override.symbol = CName(samples[0], in: samples.texts)
    #expect(!override.isEmpty)
    #expect(Requirement.none.isEmpty)
    #expect(!Requirement([.init(condition: 0, holds: false)]).isEmpty)
  }
}
