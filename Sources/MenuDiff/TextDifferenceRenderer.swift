import Messages
import Spelling

/// Tells differences to people at a terminal: a line for each, below the path of its menu.
struct TextDifferenceRenderer: DifferenceRenderer {
  let language: Language

  func render(_ files: [FileDifference]) -> String {
    var text = ""
    for file in files where file.isTelling {
      text += title(of: file) + "\n"
      if let message = file.message {
        text += line(file.risk, message)
      }
      for change in file.changes {
        text += line(change.risk, change.message(quote: VisibleText.quoted))
      }
      text += "\n"
    }
    return text + DifferenceSummary(files).message[language] + "\n"
  }

  private func title(of file: FileDifference) -> String {
    let path = VisibleText.line(file.path)
    guard let old = file.oldPath, old != file.path else { return path }
    return "\(VisibleText.line(old)) → \(path)"
  }

  private func line(_ risk: Risk?, _ message: Message) -> String {
    let width = Risk.allCases.map { VisibleText.columns(of: $0.title[language]) }.max() ?? 0
    let title = risk?.title[language] ?? ""
    let gap = String(repeating: " ", count: width - VisibleText.columns(of: title) + 2)
    return "  \(title)\(gap)\(message[language])\n"
  }
}
