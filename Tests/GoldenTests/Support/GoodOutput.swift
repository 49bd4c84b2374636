import Diagnostics
import Foundation
import MenuCompiler
import MenuEmitters
import MenuModel
import Testing

/// What menuc writes for a case, with names that many cases can have in one module.
struct GoodOutput: Sendable {
  let name: String
  let menu: Menu
  let source: MenuSource
  /// How many cases before this one have a menu of the same name.
  let round: Int
  /// The name of the menu, which begins the names of its types.
  let menuName: String

  /// The outputs of all cases.
  static func all() throws -> [GoodOutput] {
    var rounds: [String: Int] = [:]
    return try GoldenCase.good.map { golden in
      let input = try golden.input()
      let file = SourceFile(path: input.path, bytes: input.bytes)
      let compilation = compile(file)
      let name = try #require(compilation.name?.value)
      defer { rounds[name, default: 0] += 1 }
      return GoodOutput(
        name: golden.name, menu: try #require(compilation.menu),
        source: MenuSource(path: file.path, bytes: file.bytes), round: rounds[name, default: 0],
        menuName: name)
    }
  }

  func bytes(_ kind: OutputKind, _ access: AccessLevel = .internal) -> [UInt8] {
    emit(kind, menu, from: source, access: access)
  }

  func text(_ kind: OutputKind) -> String { String(decoding: bytes(kind), as: UTF8.self) }

  // MARK: Swift

  /// The file in Swift; a menu whose name another one has stands in a type of its own.
  func swift(_ access: AccessLevel = .internal) -> String {
    let text = String(decoding: bytes(.swift, access), as: UTF8.self)
    if round == 0 { return text }
    let modifier = access == .internal ? "" : access.rawValue + " "
    return "\(modifier)enum Round\(round)Of\(menuName) {\n\(text)}\n"
  }

  /// The type of the menu in `swift()`.
  var typeName: String { round == 0 ? menuName : "Round\(round)Of\(menuName).\(menuName)" }

  // MARK: C

  /// What the constants of the header begin with.
  func constantPrefix() throws -> String {
    let guardName = try #require(text(.objc).firstMatch(of: #/#ifndef MENUC_(\w+)_H/#))
    return String(guardName.1)
  }

  // MARK: JSON

  /// The first text of each title that has several: Foundation forgets the order of keys.
  func languageOrders() -> [[String: String]: String] {
    var result: [[String: String]: String] = [:]
    let titles =
      menu.rows.flatMap { row in [row.title] + row.variants.map(\.title) }
      + menu.sections.map(\.title)
    for title in titles {
      guard case .localized(let all) = title else { continue }
      let texts = all.map { text in
        (menu.texts.string(text.language.text), menu.texts.string(text.text))
      }
      result[Dictionary(texts) { first, _ in first }] = texts[0].1
    }
    return result
  }

  func manifest() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(bytes(.json)))
    return try #require(object as? [String: Any])
  }
}
