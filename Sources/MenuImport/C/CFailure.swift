import Messages
import Spelling

/// Why an expression has no value that a menu can have.
enum CFailure: Error {
  case overflow
  case divisionByZero
  case shiftOutOfRange
  /// A name that no file of the import defines.
  case unknownName(String)
  /// A name that stands for itself in the end.
  case cyclic(String)
  /// It is declared here and gets its value in another file.
  case external
  /// The size of a type, which depends on the compiler.
  case sizeOf
  /// A call of a function or a macro with parameters.
  case call(String)
  case fraction
  case text
  /// It depends on a condition that nobody decided.
  case undecided(ConditionID)
  /// It counts on from a value that was told already.
  case afterFailure
  /// It nests too deep, or is too long when its macros are replaced.
  case tooLong
  /// It is no expression that C reads.
  case malformed
  /// Nothing stands there.
  case empty

  /// The reason, as the end of a sentence: `because …`.
  var reason: Message {
    switch self {
    case .overflow:
      Message(en: "the result does not fit into its type", ja: "結果が型の範囲に収まりません")
    case .divisionByZero: Message(en: "it divides by zero", ja: "0 で割っています")
    case .shiftOutOfRange:
      Message(en: "it shifts by more bits than the value has", ja: "シフトするビット数が範囲外です")
    case .unknownName(let name):
      Message(
        en: "\(VisibleText.quoted(name)) is defined in none of the files given",
        ja: "\(VisibleText.quoted(name)) が、指定したどのファイルにも定義されていません")
    case .cyclic(let name):
      Message(
        en: "\(VisibleText.quoted(name)) is defined by itself",
        ja: "\(VisibleText.quoted(name)) の定義が循環しています")
    case .external: Message(en: "its value is in another file", ja: "値が別のファイルにあります")
    case .sizeOf:
      Message(
        en: "`sizeof` depends on the compiler", ja: "`sizeof` の値はコンパイラによって変わります")
    case .call(let name):
      Message(
        en: "\(VisibleText.quoted(name)) takes arguments",
        ja: "\(VisibleText.quoted(name)) が引数を取ります")
    case .fraction: Message(en: "it is no whole number", ja: "整数ではありません")
    case .text: Message(en: "it is a text", ja: "文字列です")
    case .undecided, .afterFailure:
      Message(en: "another value is not known", ja: "もとになる値がわかりません")
    case .tooLong:
      Message(en: "the expression is too long", ja: "式が長すぎるか、入れ子が深すぎます")
    case .malformed: Message(en: "it is no expression of C", ja: "C の式として読めません")
    case .empty: Message(en: "it has no value", ja: "値がありません")
    }
  }
}
