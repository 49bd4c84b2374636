import JSONText
import MenuModel

/// Writes how the user-info header looks.
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
}
