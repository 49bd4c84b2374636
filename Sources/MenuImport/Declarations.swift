import Diagnostics

/// All that sources declare, whatever language they are written in.
struct Declarations {
  /// The constants of C and Swift.
  let groups: [ConstantGroup]
  /// The conditions in them that nobody decided.
  let conditions: [UndecidedCondition]
  /// The menus of Android.
  let resources: [MenuResource]

  /// Reads the files; what cannot be read is reported.
  init(_ files: [SourceFile], _ options: ImportOptions, _ reports: inout Reports) {
    var byLanguage: [SourceLanguage: [(index: Int, file: SourceFile)]] = [:]
    for (index, file) in files.enumerated() {
      byLanguage[SourceLanguage(file), default: []].append((index, file))
    }
    let c = CReading(byLanguage[.c] ?? [], options, &reports)
    let swift = SwiftReading(
      byLanguage[.swift] ?? [], options, firstCondition: c.conditions.count, &reports)
    groups = c.groups + swift.groups
    conditions = c.conditions + swift.conditions
    var resources: [MenuResource] = []
    for (index, file) in byLanguage[.xml] ?? [] {
      let reader = XMLReader(file, file: index)
      if let problem = reader.problem {
        reports.add(MalformedSource.xml(problem), in: index)
      }
      let resource = reader.root.flatMap {
        MenuResource($0, commentedItems: reader.commentedItems, name: file.baseName)
      }
      if let resource { resources.append(resource) }
    }
    self.resources = resources
  }
}

/// What a source is written in.
enum SourceLanguage {
  case c
  case swift
  case xml

  /// Tells the language by the file's ending, and of XML by its first letter.
  init(_ file: SourceFile) {
    let start = file.bytes.dropFirst(file.byteOrderMarkCount).first { $0 > 0x20 }
    if file.path.hasSuffix(".swift") {
      self = .swift
    } else if file.path.hasSuffix(".xml") || start == UInt8(ascii: "<") {
      self = .xml
    } else {
      self = .c
    }
  }
}
