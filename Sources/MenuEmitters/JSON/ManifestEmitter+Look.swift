import JSONText
import MenuModel

/// Writes how the header and the drawer look.
extension ManifestEmitter {
  func write(_ header: Header, to json: inout JSONWriter) {
    let texts = menu.texts
    json.key("header")
    json.object { json in
      if menu.hasHeaderRow {
        json.key("row")
        json.string(texts[menu.rows[0].id.text])
      }
      if let background = header.background {
        json.key("background")
        json.object { json in
          json.key("url")
          json.string(texts[background.url])
          json.key("cacheSeconds")
          json.number(background.cache.seconds)
          if let placeholder = background.placeholder {
            json.key("placeholder")
            json.string(texts[placeholder])
          }
        }
      }
      if let gradient = header.gradient {
        json.key("gradient")
        json.object { json in
          write("from", gradient.from, to: &json)
          write("to", gradient.to, to: &json)
        }
      }
      if let avatar = header.avatar {
        json.key("avatar")
        json.object { json in
          json.key("shape")
          json.string(avatar.shape.rawValue)
          write("size", avatar.size, to: &json)
        }
      }
      writeLabel("name", header.nameSize, to: &json)
      writeLabel("memberID", header.memberIDSize, to: &json)
      write(header.destination, to: &json)
    }
  }

  private func writeLabel(_ key: StaticString, _ size: Number?, to json: inout JSONWriter) {
    guard let size else { return }
    json.key(key)
    json.object { write("size", size, to: &$0) }
  }

  func write(_ drawer: Drawer, to json: inout JSONWriter) {
    json.key("drawer")
    json.object { json in
      json.key("side")
      json.string(drawer.side.rawValue)
      json.key("width")
      json.object { json in
        switch drawer.width {
        case .points(let points): write("points", points, to: &json)
        case .fraction(let fraction): write("fraction", Number(fraction), to: &json)
        }
      }
      write("edge", drawer.edge, to: &json)
      write("threshold", drawer.threshold, to: &json)
      write("velocity", drawer.velocity, to: &json)
      write("duration", drawer.duration, to: &json)
      json.key("scrim")
      json.object { json in
        write("color", drawer.scrimColor, to: &json)
        write("opacity", drawer.scrimOpacity, to: &json)
      }
    }
  }

  private func write(_ key: StaticString, _ number: Number, to json: inout JSONWriter) {
    json.key(key)
    json.number(number.value)
  }

  /// A colour as `#RRGGBBAA`.
  private func write(_ key: StaticString, _ color: Color, to json: inout JSONWriter) {
    let channels = [color.red, color.green, color.blue, color.alpha].map { channel in
      (channel < 0x10 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    json.key(key)
    json.string("#" + channels.joined())
  }
}
