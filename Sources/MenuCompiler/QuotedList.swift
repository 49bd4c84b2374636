/// Words as a sentence lists them, each in backticks.
func quotedList(_ words: [String], separator: String) -> String {
  words.map { "`\($0)`" }.joined(separator: separator)
}
