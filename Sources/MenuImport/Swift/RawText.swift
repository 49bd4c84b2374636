/// What the text that a case of Swift stands for is most likely used as.
enum RawText {
  /// A name for code and storage, such as `log_out`: the id.
  case id
  /// A key of string tables, such as `menu.log_out`.
  case key
  /// What stands on the row.
  case title

  /// Judges by the letters: a title has spaces, capitals at its start or letters beyond ASCII.
  init(_ text: String) {
    let letters = text.unicodeScalars
    let isName = letters.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || "_-.".unicodeScalars.contains(scalar)
    }
    guard isName, let first = letters.first, ("a"..."z").contains(first) else {
      self = .title
      return
    }
    self = letters.contains(".") ? .key : .id
  }
}
