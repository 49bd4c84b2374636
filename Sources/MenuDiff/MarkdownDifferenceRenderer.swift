import Messages
import Spelling

/// Tells differences in Markdown as GitHub and GitLab read it, for a comment on a pull request.
struct MarkdownDifferenceRenderer: DifferenceRenderer {
  let language: Language

  func render(_ files: [FileDifference]) -> String {
    var text = ""
    for file in files where file.isTelling {
      text += "### \(title(of: file))\n\n"
      if let message = file.message {
        let risk = file.risk.map { "**\($0.title[language])**: " } ?? ""
        text += "\(risk)\(message[language])\n\n"
      }
      if !file.changes.isEmpty { text += table(file.changes) + "\n" }
    }
    return text + DifferenceSummary(files).message[language] + "\n"
  }

  private func title(of file: FileDifference) -> String {
    let path = Self.codeSpan(file.path)
    guard let old = file.oldPath, old != file.path else { return path }
    return "\(Self.codeSpan(old)) → \(path)"
  }

  private func table(_ changes: [Change]) -> String {
    let (risk, change) = (Message(en: "risk", ja: "影響"), Message(en: "change", ja: "変更"))
    var text = "| \(risk[language]) | \(change[language]) |\n|---|---|\n"
    for change in changes {
      let risk = change.risk.title[language]
      let shown = change.risk == .breaking ? "**\(risk)**" : risk
      text += "| \(shown) | \(change.message(quote: Self.codeSpan)[language]) |\n"
    }
    return text
  }

  /// A text as code: no markup, no link, no mention is read in it (CommonMark, section 6.1).
  ///
  /// In a table of GitHub, a bar ends the cell even there.
  static func codeSpan(_ text: String) -> String {
    let text = VisibleText.spelled(text)
    let runs = text.unicodeScalars.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let needsSpace =
      text.unicodeScalars.first == "`" || text.unicodeScalars.last == "`" || text.isEmpty
    let padding = needsSpace ? " " : ""
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "|" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return fence + padding + escaped + padding + fence
  }
}
