/// The parts of the icons of all rows; a large menu has them in columns.
struct IconTables {
  var material: TextTable
  /// The glyphs in the font of Material icons.
  var codePoint: TextTable
  var sfSymbol: TextTable
  var asset: TextTable

  var all: [TextTable] { [material, codePoint, sfSymbol, asset] }
}
