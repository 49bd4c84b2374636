import JSONText
import MenuModel

/// Writes members of objects: a key, and its value where there is one.
extension ManifestEmitter {
  func write(_ title: Title?, to json: inout JSONWriter) {
    switch title {
    case nil: break
    case .text(let text): write("title", text, to: &json)
    case .key(let key): write("titleKey", key, to: &json)
    case .localized(let all):
      json.key("title")
      json.object { json in
        for text in all {
          json.key(texts[text.language.text])
          json.string(texts[text.text])
        }
      }
    }
  }

  func write(_ icon: Icon?, to json: inout JSONWriter) {
    guard let icon else { return }
    json.key("icon")
    json.object { json in
      write("material", icon.material, to: &json)
      if let codePoint = icon.codePoint {
        json.key("codePoint")
        json.string(String(codePoint.value, radix: 16, uppercase: true))
      }
      write("sf", icon.sfSymbol, to: &json)
      write("asset", icon.asset, to: &json)
    }
  }

  func write(_ destination: Destination?, to json: inout JSONWriter) {
    guard let destination else { return }
    json.key("destination")
    json.object { json in
      switch destination {
      case .url(let url): write("url", url, to: &json)
      case .screen(let screen): write("screen", screen.text, to: &json)
      case .storyboard(let name, let identifier):
        write("storyboard", name, to: &json)
        write("identifier", identifier, to: &json)
      case .action(let action): write("action", action.text, to: &json)
      }
    }
  }

  func write(_ role: Role?, to json: inout JSONWriter) {
    guard let role else { return }
    json.key("role")
    json.string(role.rawValue)
  }

  func write(_ requirement: Requirement, to json: inout JSONWriter) {
    guard !requirement.isEmpty else { return }
    json.key("when")
    writeTerms(requirement, to: &json)
  }

  func writeTerms(_ requirement: Requirement, to json: inout JSONWriter) {
    json.object { json in
      for term in requirement.terms {
        json.key(texts[menu.conditions[term.condition].text])
        json.boolean(term.holds)
      }
    }
  }

  func write(_ c: COverride, to json: inout JSONWriter) {
    guard !c.isEmpty else { return }
    json.key("c")
    json.object { json in
      write("symbol", c.symbol?.text, to: &json)
      if let value = c.value {
        json.key("value")
        json.number(Int(value))
      }
    }
  }

  func write(_ key: StaticString, _ text: Text?, to json: inout JSONWriter) {
    guard let text else { return }
    json.key(key)
    json.string(texts[text])
  }

  func write(_ key: StaticString, _ ids: [Identifier], to json: inout JSONWriter) {
    json.key(key)
    json.array { json in
      for id in ids {
        json.element()
        json.string(texts[id.text])
      }
    }
  }

  func write(_ key: StaticString, _ number: Number, to json: inout JSONWriter) {
    json.key(key)
    json.number(decimal: number.decimal)
  }

  /// Writes a colour as `#RRGGBBAA`.
  func write(_ key: StaticString, _ color: Color, to json: inout JSONWriter) {
    let channels = [color.red, color.green, color.blue, color.alpha].map { channel in
      (channel < 0x10 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    json.key(key)
    json.string("#" + channels.joined())
  }
}
