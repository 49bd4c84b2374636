import Messages

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
