import Diagnostics
import MenuCompiler
import MenuImport

/// Every rule that menuc has, those of an import included, sorted by id.
let allRules: [any Rule.Type] = (rules + importRules).sorted { $0.id.name < $1.id.name }
