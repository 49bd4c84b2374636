import MenuModel

/// Writes the types of values that are the same in every menu.
extension SwiftEmitter {
  func writeValueTypes(to out: inout CodeWriter) {
    out.blank()
    out.line("/// What a row does beyond opening something.")
    out.block(access, "enum Role: CaseIterable, Sendable") { out in
      out.line("/// It undoes or ends something.")
      out.line("case destructive")
    }
    writeDestinationType(to: &out)
    writeIconType(to: &out)
  }

  private func writeDestinationType(to out: inout CodeWriter) {
    out.blank()
    out.line("/// What a tap opens.")
    out.block(access, "enum Destination: Hashable, Sendable") { out in
      out.line("/// A screen of the app.")
      out.line("case screen(Screen)")
      out.line("/// A URL.")
      out.line("case url(String)")
      out.line("/// A view controller of a storyboard; without an identifier, the initial one.")
      out.line("case storyboard(name: String, identifier: String?)")
      out.line("/// Something that the app does.")
      out.line("case action(Action)")
    }
  }

  private func writeIconType(to out: inout CodeWriter) {
    out.blank()
    out.line("/// A picture, for each place that it can come from.")
    out.block(access, "struct Icon: Hashable, Sendable") { out in
      out.line("/// The name of a Material icon.")
      out.line(access, "let material: String?")
      out.line("/// Its code point in the font of Material icons.")
      out.line(access, "let codePoint: Unicode.Scalar?")
      out.line("/// The name of an SF Symbol.")
      out.line(access, "let sfSymbol: String?")
      out.line("/// The name of an image in the app's asset catalog.")
      out.line(access, "let asset: String?")
      out.blank()
      out.line("fileprivate init(")
      out.indented { out in
        out.line(
          "material: String? = nil, codePoint: Unicode.Scalar? = nil, sfSymbol: String? = nil,")
        out.line("asset: String? = nil")
      }
      out.line(") {")
      out.indented { out in
        out.line("self.material = material")
        out.line("self.codePoint = codePoint")
        out.line("self.sfSymbol = sfSymbol")
        out.line("self.asset = asset")
      }
      out.line("}")
    }
  }

  func writeColorType(to out: inout CodeWriter) {
    writeStruct("Color", "A colour; each part lies between 0 and 1.", to: &out) { out in
      out.line("fileprivate let rgba: UInt32")
      for (name, shift) in [
        ("red", " >> 24"), ("green", " >> 16"), ("blue", " >> 8"), ("alpha", ""),
      ] {
        out.blank()
        out.line("/// The amount of ", name == "alpha" ? "opacity" : name, ".")
        out.line(
          access, "var ", name, ": Double { Double(rgba", shift, " & 0xFF) / 255 }")
      }
    }
  }

  /// Writes a type of a few constants.
  func writeStruct(
    _ name: String, _ doc: String, to out: inout CodeWriter, body: (inout CodeWriter) -> Void
  ) {
    out.blank()
    out.line("/// ", doc)
    // No more conformances than apps need: each synthesized one costs the Swift compiler time.
    out.block(access, "struct ", name, ": Sendable", body: body)
  }
}
