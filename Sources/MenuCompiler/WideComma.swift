/// The commas of Japanese text, which separate nothing in YAML.
enum WideComma {
  static func isOne(_ character: Character) -> Bool { "、，､﹐﹑".contains(character) }
}
