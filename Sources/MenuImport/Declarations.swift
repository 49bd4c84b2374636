import Diagnostics

/// All constants that sources declare, whatever language they are written in.
struct Declarations {
  private(set) var groups: [ConstantGroup] = []
  /// The conditions of C that nobody decided.
  private(set) var conditions: [UndecidedCondition] = []

  /// Reads the files; what cannot be read is reported.
  init(_ files: [SourceFile], _ options: ImportOptions, _ reports: inout Reports) {
    let c = CReading(files.enumerated().map { ($0.offset, $0.element) }, options, &reports)
    groups += c.groups
    conditions = c.conditions
  }
}
