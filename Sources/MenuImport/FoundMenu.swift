/// Something in the sources that may be a menu.
enum FoundMenu {
  case constants(Candidate)
  case resource(MenuResource)

  /// All that declarations hold, or what a name picks of it.
  static func all(
    in declarations: Declarations, only name: String?, fileNames: [String]
  ) -> [FoundMenu] {
    let search = CandidateSearch(declarations.groups, fileNames: fileNames)
    var candidates = name.map { search.named($0) } ?? search.all()
    let resources = declarations.resources.filter { $0.count > 0 && $0.name == name ?? $0.name }
    if candidates.count == 1 { candidates = candidates.map(search.completed) }
    return candidates.map { .constants($0) } + resources.map { .resource($0) }
  }

  /// What `--only` takes.
  var name: String {
    switch self {
    case .constants(let candidate): candidate.name
    case .resource(let resource): resource.name
    }
  }

  /// How many rows it has; of one that has sections alone, how many of them.
  var count: Int {
    switch self {
    case .constants(let candidate): max(candidate.rows.count, candidate.sections.count)
    case .resource(let resource): resource.count
    }
  }

  var place: Place {
    switch self {
    case .constants(let candidate): candidate.place
    case .resource(let resource): resource.place
    }
  }
}
