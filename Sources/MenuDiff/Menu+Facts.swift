import MenuModel

/// What a menu says of each of its parts.
extension Menu {
  func facts(of row: Row) -> Facts {
    var facts = Facts()
    add(row.title, to: &facts)
    add(row.icon, to: &facts)
    facts.add(Property(.destination), row.destination.map(shown))
    facts.add(Property(.badge), row.badge.map { texts.string($0.text) })
    facts.add(Property(.role), row.role?.rawValue)
    facts.add(Property(.when), shown(row.when))
    for variant in row.variants {
      let when = shown(variant.when) ?? ""
      add(variant.title, variant: when, to: &facts)
      add(variant.icon, variant: when, to: &facts)
      facts.add(Property(.destination, variant: when), variant.destination.map(shown))
      facts.add(Property(.role, variant: when), variant.role?.rawValue)
    }
    // The first that holds counts.
    if row.variants.count > 1 {
      let order = row.variants.map { shown($0.when) ?? "" }
      facts.add(Property(.variants), order.joined(separator: "; "))
    }
    facts.add(Property(.note), row.note.map(texts.string))
    add(row.c, to: &facts)
    return facts
  }

  func facts(of section: Section) -> Facts {
    var facts = Facts()
    add(section.title, to: &facts)
    facts.add(Property(.when), shown(section.when))
    facts.add(Property(.pin), section.isPinnedToBottom ? "bottom" : nil)
    facts.add(Property(.note), section.note.map(texts.string))
    add(section.c, to: &facts)
    return facts
  }

  var headerFacts: Facts {
    var facts = Facts()
    guard let header else { return facts }
    if let background = header.background {
      facts.add(Property(.backgroundURL), texts.string(background.url))
      facts.add(Property(.backgroundCache), "\(background.cache.seconds) s")
      facts.add(Property(.placeholder), background.placeholder.map(texts.string))
    }
    let gradient = header.gradient.map { "\($0.from.spelling) → \($0.to.spelling)" }
    facts.add(Property(.gradient), gradient)
    let avatar = header.avatar.map { "\($0.shape.rawValue), \($0.size.decimal)" }
    facts.add(Property(.avatar), avatar)
    facts.add(Property(.nameSize), header.nameSize?.decimal)
    facts.add(Property(.memberIDSize), header.memberIDSize?.decimal)
    facts.add(Property(.destination), header.destination.map(shown))
    return facts
  }

  var drawerFacts: Facts {
    var facts = Facts()
    facts.add(Property(.side), drawer.side.rawValue)
    facts.add(Property(.width), drawer.width.spelling)
    facts.add(Property(.edge), drawer.edge.decimal)
    facts.add(Property(.threshold), drawer.threshold.decimal)
    facts.add(Property(.velocity), drawer.velocity.decimal)
    facts.add(Property(.duration), drawer.duration.decimal)
    facts.add(Property(.scrimColor), drawer.scrimColor.spelling)
    facts.add(Property(.scrimOpacity), drawer.scrimOpacity.decimal)
    return facts
  }

  /// The values of the menu as a whole.
  var facts: Facts {
    var facts = Facts()
    facts.add(Property(.initial), initial.map { texts.string(rows[$0].id.text) })
    facts.add(Property(.language), languages.first.map { texts.string($0.text) })
    return facts
  }

  /// The bit of each condition in C, by its place.
  func facts(ofCondition index: Int) -> Facts {
    var facts = Facts()
    facts.add(Property(.bit), "1u << \(index)")
    return facts
  }

  private func add(_ title: Title?, variant: String? = nil, to facts: inout Facts) {
    switch title {
    case nil: break
    case .text(let text): facts.add(Property(.title, variant: variant), texts.string(text))
    case .key(let key): facts.add(Property(.titleKey, variant: variant), texts.string(key))
    case .localized(let all):
      for text in all {
        let language = texts.string(text.language.text)
        facts.add(
          Property(.title, language: language, variant: variant), texts.string(text.text))
      }
    }
  }

  private func add(_ icon: Icon?, variant: String? = nil, to facts: inout Facts) {
    facts.add(Property(.icon, variant: variant), icon?.material.map(texts.string))
    facts.add(Property(.sfSymbol, variant: variant), icon?.sfSymbol.map(texts.string))
    facts.add(Property(.asset, variant: variant), icon?.asset.map(texts.string))
  }

  private func add(_ c: COverride, to facts: inout Facts) {
    facts.add(Property(.symbol), c.symbol.map { texts.string($0.text) })
    facts.add(Property(.value), c.value.map { String($0) })
  }

  private func shown(_ destination: Destination) -> String {
    switch destination {
    case .url(let url): texts.string(url)
    case .screen(let screen): "screen: " + texts.string(screen.text)
    case .storyboard(let name, nil): "storyboard: " + texts.string(name)
    case .storyboard(let name, let identifier?):
      "storyboard: \(texts.string(name)), identifier: \(texts.string(identifier))"
    case .action(let action): "action: " + texts.string(action.text)
    }
  }

  /// The terms in the order of their names, since their order means nothing; `nil` for none.
  private func shown(_ requirement: Requirement) -> String? {
    if requirement.isEmpty { return nil }
    let terms = requirement.terms.map { term in
      "\(texts.string(conditions[term.condition].text)): \(term.holds)"
    }
    return terms.sorted().joined(separator: ", ")
  }
}

extension Color {
  /// The colour as a menu file writes it.
  fileprivate var spelling: String {
    switch self {
    case .clear: "clear"
    case .black: "black"
    case .white: "white"
    default:
      "#"
        + (alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]).map { channel in
          (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
        }.joined()
    }
  }
}

extension Drawer.Width {
  /// The width as a menu file writes it.
  fileprivate var spelling: String {
    switch self {
    case .points(let points): points.decimal
    case .fraction(let share): Number(share * 100).decimal + "%"
    }
  }
}
