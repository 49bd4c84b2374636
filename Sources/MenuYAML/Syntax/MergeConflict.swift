import Diagnostics
import Messages

/// What git leaves in a file where two changes met.
enum MergeConflict: Rule {
  static let id: RuleID = "merge-conflict"

  static let explanation = Explanation(
    summary: Message(
      en: """
        The file still holds the lines `<<<<<<<`, `=======` and `>>>>>>>`, with which git marks \
        a place that two people changed.
        """,
      ja: "`<<<<<<<`、`=======`、`>>>>>>>` の行が残っています。同じ箇所を 2 人が変更したときに、git が付ける印です。"),
    reason: Message(
      en: "Both versions stand in the file, and only you can say which one is right.",
      ja: "両方の変更が書かれたままになっていて、どちらが正しいかは人が決める必要があります。"),
    remedy: Message(
      en: "Keep the lines that are right, and delete the other ones and all the marker lines.",
      ja: "正しい方の行だけを残し、もう一方の行と印の行をすべて削除してください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      <<<<<<< HEAD
      order: [coupon, favorite]
      =======
      order: [favorite, coupon]
      >>>>>>> feature/reorder
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite, coupon]
      """)

  /// How many further markers are pointed out; a file may hold thousands.
  private static let mostNotes = 20

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    let markers = markers(in: problem.file)
    guard let first = markers.first else { return nil }
    return Diagnostic(
      Self.self, at: first,
      Message(
        en: "a merge conflict is not resolved here", ja: "マージの競合（コンフリクト）が解消されていません"),
      notes: markers.dropFirst().map { marker in
        let text = shown(problem.file[marker].prefix(7))
        return .init(
          Message(en: "the marker \(text) stands here", ja: "\(text) の印がここにあります"), at: marker)
      },
      help: Message(
        en: "keep the lines that are right, and delete the marker lines",
        ja: "必要な行だけを残し、印の行をすべて削除してください"))
  }

  private static func markers(in file: SourceFile) -> [SourceRange] {
    var markers: [SourceRange] = []
    var line: SourceLine? = SourceLine(at: 0, of: file)
    while let current = line, markers.count <= mostNotes {
      if isMarker(file.bytes[current.offsets]) { markers.append(SourceRange(current.offsets)) }
      line = current.next
    }
    return markers
  }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return false }
    let mark = line.prefix { $0 == first }
    return mark.count == 7 && (line.count == 7 || line[mark.endIndex] == 0x20)
  }
}
