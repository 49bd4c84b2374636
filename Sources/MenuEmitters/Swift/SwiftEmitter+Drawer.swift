import MenuModel

/// Writes `drawer` and what it needs.
extension SwiftEmitter {
  func writeDrawer(to out: inout CodeWriter) {
    let drawer = menu.drawer
    out.blank()
    out.line("/// How the drawer looks and moves.")
    out.line(access, "static let drawer = Drawer()")
    writeStruct("Drawer", "How a drawer looks and moves.", to: &out) { out in
      out.line("/// The side of the screen that it comes from.")
      out.line(access, "let side = Side.", drawer.side.rawValue)
      out.line("/// How wide it is.")
      switch drawer.width {
      case .points(let points):
        out.line(access, "let width = Width.points(", NumberLiteral(points), ")")
      case .fraction(let fraction):
        out.line(access, "let width = Width.fraction(", NumberLiteral(Number(fraction)), ")")
      }
      writeNumber(
        "edge", "How far from the edge a pan may begin, in points.", drawer.edge, to: &out)
      writeNumber(
        "threshold", "The share of the way past which letting go completes the move.",
        drawer.threshold, to: &out)
      writeNumber(
        "velocity", "The speed past which a flick completes the move, in points a second.",
        drawer.velocity, to: &out)
      writeNumber(
        "duration", "How long opening and closing take, in seconds.", drawer.duration, to: &out)
      out.line("/// What covers the rest of the screen.")
      out.line(access, "let scrim = Scrim(")
      out.indented { out in
        out.line(
          "color: ", ColorLiteral(drawer.scrimColor), ", opacity: ",
          NumberLiteral(drawer.scrimOpacity), ")")
      }
      writeDrawerTypes(to: &out)
    }
  }

  private func writeNumber(
    _ name: String, _ doc: String, _ number: Number, to out: inout CodeWriter
  ) {
    out.line("/// ", doc)
    out.line(access, "let ", name, ": Double = ", NumberLiteral(number))
  }

  private func writeDrawerTypes(to out: inout CodeWriter) {
    out.blank()
    out.line("/// A side of the screen, by the direction of the text.")
    out.block(access, "enum Side: CaseIterable, Sendable") { out in
      for side in Drawer.Side.allCases { out.line("case ", side.rawValue) }
    }
    out.blank()
    out.line("/// A width.")
    out.block(access, "enum Width: Hashable, Sendable") { out in
      out.line("/// In points.")
      out.line("case points(Double)")
      out.line("/// As a share of the screen's width, from 0 to 1.")
      out.line("case fraction(Double)")
    }
    writeStruct("Scrim", "What covers the rest of the screen.", to: &out) { out in
      out.line("/// Its colour.")
      out.line(access, "let color: Color")
      out.line("/// Its opacity, from 0 to 1.")
      out.line(access, "let opacity: Double")
    }
  }
}
