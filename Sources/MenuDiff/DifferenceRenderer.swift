public import Messages

/// A format of differences.
public protocol DifferenceRenderer: Sendable {
  /// All that differs between two sides, file by file.
  func render(_ files: [FileDifference]) -> String
}

/// The formats of differences, by the names that `menuc diff --format` takes.
public enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For people at a terminal.
  case text
  /// For a comment on a pull request.
  case markdown
  /// For programs.
  case json

  /// What writes the format.
  public func renderer(_ language: Language) -> any DifferenceRenderer {
    switch self {
    case .text: TextDifferenceRenderer(language: language)
    case .markdown: MarkdownDifferenceRenderer(language: language)
    case .json: JSONDifferenceRenderer(language: language)
    }
  }
}

extension Risk {
  /// The risk in a word.
  var title: Message {
    switch self {
    case .cosmetic: Message(en: "cosmetic", ja: "表示")
    case .order: Message(en: "order", ja: "順序")
    case .breaking: Message(en: "breaking", ja: "破壊的")
    }
  }
}

extension FileDifference {
  /// What became of the file as a whole, in a sentence; `nil` where its changes tell.
  var message: Message? {
    switch outcome {
    case .compared: nil
    case .added: Message(en: "this menu is new", ja: "新しいメニューです")
    case .removed:
      Message(en: "this menu is gone, and its type with it", ja: "このメニューと生成される型がなくなりました")
    case .invalid:
      Message(
        en: "cannot be compared: a side has mistakes", ja: "誤りがあるため比較できません")
    }
  }
}

/// How many changes there are of each risk, in a line.
struct DifferenceSummary {
  let message: Message

  init(_ files: [FileDifference]) {
    let told = files.filter(\.isTelling)
    let risks = told.flatMap { file in
      file.changes.isEmpty ? [file.risk].compactMap(\.self) : file.changes.map(\.risk)
    }
    let counts = Risk.allCases.reversed().compactMap { risk in
      let count = risks.count { $0 == risk }
      return count == 0 ? nil : (count, risk.title)
    }
    if counts.isEmpty {
      message =
        told.isEmpty
        ? Message(en: "no changes", ja: "変更はありません")
        : Message(en: "not compared", ja: "比較できませんでした")
      return
    }
    let english = counts.map { "\($0.0) \($0.1.english)" }.joined(separator: ", ")
    let japanese = counts.map { "\($0.1.japanese) \($0.0) 件" }.joined(separator: "、")
    let noun = risks.count == 1 ? "change" : "changes"
    message = Message(
      en: "\(risks.count) \(noun): \(english)", ja: "変更 \(risks.count) 件（\(japanese)）")
  }
}
