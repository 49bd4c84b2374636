public import Diagnostics
import MenuModel
import Messages

/// A menu whose name another file of the run has: their types or their C constants would be the
/// same.
public enum RepeatedMenu: Rule {
  static let id: RuleID = "duplicate-menu"

  /// What two menus of a run must not have in common: what their C constants begin with.
  ///
  /// Menus of one name have that in common, too.
  public static func key(_ name: String) -> String {
    var bytes: [UInt8] = []
    GeneratedNames.appendConstantCase(ofType: Array(name.utf8)[...], to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Says that a file defines a menu that an earlier one defines.
  public static func diagnostic(
    _ name: Located<String>, first file: SourceFile, _ compilation: Compilation
  ) -> Diagnostic {
    var lines = LineTable(file)
    let place = lines.position(at: compilation.name?.range.lowerBound ?? 0)
    let path = "\(VisibleText.line(file.path)):\(place.line):\(place.column)"
    let shown = VisibleText.quoted(name.value)
    let other = compilation.name?.value ?? name.value
    return Diagnostic(
      Self.self, at: name.range,
      other == name.value
        ? Message(
          en: "another file of this run defines the menu \(shown)",
          ja: "\(shown) というメニューは別のファイルでも定義されています")
        : Message(
          en: "the C constants of menu \(shown) would begin like those of \(VisibleText.quoted(other))",
          ja: "\(shown) の C の定数名の先頭が、\(VisibleText.quoted(other)) のものと同じになります"),
      notes: [.init(Message(en: "the other one: \(path)", ja: "もう一方: \(path)"))],
      help: Message(
        en: "give one of the two another `menu:`", ja: "どちらかの `menu:` を別の名前にしてください"))
  }
}
