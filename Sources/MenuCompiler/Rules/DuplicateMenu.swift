import Diagnostics
import MenuModel
import Messages
import Spelling

/// A menu whose name another file of the run has: their types or their C constants would be the
/// same.
enum DuplicateMenu: Rule {
  static let id: RuleID = "duplicate-menu"
  static let explanation = Explanation(
    summary: Message(
      en: "Two files define menus of the same name, or of names that become the same in C code.",
      ja: "2 つのファイルのメニュー名が同じか、C のコードにしたときに同じになります。"),
    reason: Message(
      en: "Both menus go into the same app, and its code could not tell them apart.",
      ja: "どちらのメニューも同じアプリに入るため、コードの中で区別できなくなります。"),
    remedy: Message(
      en: "Give one of the two another name after `menu:`. If a file is a copy, delete it.",
      ja: """
        どちらかの `menu:` を別の名前にしてください。コピーしただけのファイルであれば、\
        削除してください。
        """),
    // It takes two files.
    wrong: "",
    right: """
      menu: HotelSideMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      """)

  static func diagnostic(_ name: Located<String>, first: Compilation) -> Diagnostic {
    var lines = LineTable(first.file)
    let line = lines.position(at: first.name?.range.lowerBound ?? 0).line
    let path = VisibleText.quoted(first.file.path)
    let shown = VisibleText.quoted(name.value)
    let other = VisibleText.quoted(first.name?.value ?? name.value)
    return Diagnostic(
      Self.self, at: name.range,
      other == shown
        ? Message(
          en: "another file of this run defines the menu \(shown)",
          ja: "\(shown) というメニューは別のファイルでも定義されています")
        : Message(
          en: "the C constants of menu \(shown) would begin like those of \(other)",
          ja: "\(shown) の C の定数名の先頭が、\(other) のものと同じになります"),
      // Not as `path:line:`, which tools take for a place that has a mistake of its own.
      notes: [
        .init(
          Message(
            en: "the other one is in line \(line) of \(path)", ja: "もう一方は \(path) の \(line) 行目です"))
      ],
      help: Message(
        en: "give one of the two another `menu:`", ja: "どちらかの `menu:` を別の名前にしてください"))
  }
}

/// Rejects every menu of a run that an earlier file defines, too.
public func rejectRepeatedMenus(_ compilations: inout [Compilation]) {
  guard compilations.count > 1 else { return }
  var first: [[UInt8]: Int] = [:]
  for index in compilations.indices {
    guard let name = compilations[index].name else { continue }
    // Menus that differ in Swift can still have the same constants in C.
    var prefix: [UInt8] = []
    GeneratedNames.appendConstantCase(ofType: Array(name.value.utf8)[...], to: &prefix)
    if let earlier = first[prefix] {
      compilations[index].reject(
        DuplicateMenu.diagnostic(name, first: compilations[earlier]))
    } else {
      first[prefix] = index
    }
  }
}
