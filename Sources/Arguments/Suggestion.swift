extension Sequence<String> {
  /// The name that was most likely meant by a mistyped one, `nil` where none is near enough.
  ///
  /// A name is near within three edits, but never when all of it would have to change.
  func nearest(to typed: some StringProtocol) -> String? {
    let typed = Array(typed)
    return
      compactMap { name -> (name: String, distance: Int)? in
        let characters = Array(name)
        let limit = Swift.min(4, characters.count, typed.count)
        // The difference in length is a lower bound, which spares the measuring of long input.
        guard abs(characters.count - typed.count) < limit else { return nil }
        let distance = editDistance(from: typed, to: characters)
        return distance < limit ? (name, distance) : nil
      }
      .min { $0.distance < $1.distance }?
      .name
  }
}

/// The Levenshtein distance, one row of the table at a time.
private func editDistance(from source: [Character], to target: [Character]) -> Int {
  var row = Array(0...target.count)
  for (i, character) in source.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in target.enumerated() {
      let substitution = diagonal + (character == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
    }
  }
  return row[target.count]
}
