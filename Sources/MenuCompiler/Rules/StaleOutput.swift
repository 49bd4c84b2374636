import Diagnostics
import Messages
import Spelling

/// An output that is not what its menu gives now.
enum StaleOutput: Rule {
  static let id: RuleID = "stale-output"
  static let explanation = Explanation(
    summary: Message(
      en: "A generated file is not what the menu gives now.",
      ja: "生成されたファイルが、今のメニューの内容と一致しません。"),
    reason: Message(
      en: """
        The app is built from the generated file. Until it is written anew, the app shows another menu \
        than the one in this file.
        """,
      ja: """
        アプリは生成されたファイルからビルドされます。生成し直すまで、アプリのメニューはこのファイルの内容と\
        異なります。
        """),
    remedy: Message(
      en: "Run `menuc generate` and commit what it writes together with the menu.",
      ja: "`menuc generate` を実行し、書き出されたファイルをメニューと一緒にコミットしてください。"),
    // It takes a file beside the menu.
    wrong: "",
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      """)

  static func diagnostic(
    _ name: Located<String>, _ path: String, isMissing: Bool, rows: [String]
  ) -> Diagnostic {
    let shown = VisibleText.quoted(path)
    let names = rows.prefix(mostRows)
    let more = rows.count - names.count
    return Diagnostic(
      Self.self, at: name.range,
      isMissing
        ? Message(en: "\(shown) has not been generated", ja: "\(shown) がまだ生成されていません")
        : Message(en: "\(shown) is out of date", ja: "\(shown) が最新ではありません"),
      notes: rows.isEmpty
        ? []
        : [
          .init(
            Message(
              en: "it differs in \(quotedList(Array(names), separator: ", "))"
                + (more > 0 ? " and \(more) more rows" : ""),
              ja: "違いがある行: \(quotedList(Array(names), separator: "、"))"
                + (more > 0 ? "、ほか \(more) 行" : "")))
        ],
      help: Message(
        en: "run `menuc generate` and commit what it writes",
        ja: "`menuc generate` を実行し、書き出されたファイルもコミットしてください"))
  }

  /// How many rows a note names at most.
  private static let mostRows = 8
}

/// Rejects a menu because one of its outputs is not what it gives.
///
/// - Parameters:
///   - compilation: what compiling the menu gave.
///   - path: the path of the output.
///   - isMissing: whether there is no such file.
///   - rows: the ids of the rows whose lines differ.
public func rejectStaleOutput(
  _ compilation: inout Compilation, _ path: String, isMissing: Bool, rows: [String]
) {
  guard let name = compilation.name else { preconditionFailure("an output of a broken menu") }
  compilation.reject(StaleOutput.diagnostic(name, path, isMissing: isMissing, rows: rows))
}
