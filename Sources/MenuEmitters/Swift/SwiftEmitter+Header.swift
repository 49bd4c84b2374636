import MenuModel

/// Writes `header` and what it needs.
extension SwiftEmitter {
  func writeHeader(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The user-info header at the top of the menu.")
    let type = menu.header == nil ? "header: Header? = nil" : "header = Header()"
    out.line(access, "static let ", type)
    out.blank()
    out.line("/// What the user-info header looks like.")
    out.block(access, "struct Header: Sendable") { out in
      out.line("/// The row that it is; `nil` where it sits above the table.")
      if menu.hasHeaderRow {
        out.line(access, "let row: Row? = .", name(of: menu.rows[0]))
      } else {
        out.line(access, "let row: Row? = nil")
      }
      writeHeaderValues(menu.header ?? Header(), to: &out)
      writeHeaderTypes(to: &out)
    }
  }

  private func writeHeaderValues(_ header: Header, to out: inout CodeWriter) {
    out.line("/// The picture behind it.")
    writeValue("background", "Background", header.background, to: &out) { background, out in
      out.statement("url:", Joined(parts: [StringLiteral(texts[background.url]), ","]))
      out.line("cacheSeconds: ", NumberLiteral(Number(Double(background.cache.seconds))), ",")
      if let placeholder = background.placeholder {
        out.statement("placeholder:", StringLiteral(texts[placeholder]))
      } else {
        out.line("placeholder: nil")
      }
    }
    out.line("/// What darkens the picture.")
    writeValue("gradient", "Gradient", header.gradient, to: &out) { gradient, out in
      out.line("from: ", ColorLiteral(gradient.from), ",")
      out.line("to: ", ColorLiteral(gradient.to))
    }
    out.line("/// The user's picture.")
    writeValue("avatar", "Avatar", header.avatar, to: &out) { avatar, out in
      out.line("shape: .", avatar.shape.rawValue, ", size: ", NumberLiteral(avatar.size))
    }
    out.line("/// The user's name.")
    writeValue("name", "Label", header.nameSize, to: &out) { size, out in
      out.line("size: ", NumberLiteral(size))
    }
    out.line("/// The member id.")
    writeValue("memberID", "Label", header.memberIDSize, to: &out) { size, out in
      out.line("size: ", NumberLiteral(size))
    }
    out.line("/// What a tap opens.")
    if let destination = header.destination {
      for (index, line) in expression(destination).enumerated() {
        out.line(index == 0 ? access + "let destination: Destination? = " : "", line)
      }
    } else {
      out.line(access, "let destination: Destination? = nil")
    }
  }

  private func writeValue<Value>(
    _ name: String, _ type: String, _ value: Value?, to out: inout CodeWriter,
    arguments: (Value, inout CodeWriter) -> Void
  ) {
    guard let value else {
      out.line(access, "let ", name, ": ", type, "? = nil")
      return
    }
    out.line(access, "let ", name, " = ", type, "(")
    out.indented { arguments(value, &$0) }
    out.line(")")
  }

  private func writeHeaderTypes(to out: inout CodeWriter) {
    writeStruct("Background", "A picture from a server.", to: &out) { out in
      out.line("/// Where it is.")
      out.line(access, "let url: String")
      out.line("/// How long it may be kept, in seconds.")
      out.line(access, "let cacheSeconds: Int")
      out.line("/// The asset that is shown until it has loaded.")
      out.line(access, "let placeholder: String?")
    }
    writeStruct("Gradient", "A change of colour from top to bottom.", to: &out) { out in
      out.line("/// The colour at the top.")
      out.line(access, "let from: Color")
      out.line("/// The colour at the bottom.")
      out.line(access, "let to: Color")
    }
    writeStruct("Avatar", "The user's picture.", to: &out) { out in
      out.line("/// Its outline.")
      out.line(access, "let shape: Shape")
      out.line("/// Its width and height, in points.")
      out.line(access, "let size: Double")
      out.blank()
      out.line("/// The outline of a picture.")
      out.block(access, "enum Shape: CaseIterable, Sendable") { out in
        for shape in Header.Avatar.Shape.allCases { out.line("case ", shape.rawValue) }
      }
    }
    writeStruct("Label", "A text that the app fills in.", to: &out) { out in
      out.line("/// The size of its letters, in points.")
      out.line(access, "let size: Double")
    }
  }
}
