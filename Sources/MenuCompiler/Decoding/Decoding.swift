import Diagnostics
import MenuYAML

/// What decoding gives: a draft, where the file holds a menu at all, and what was wrong.
struct Decoded {
  var draft: MenuDraft?
  var diagnostics: [Diagnostic]
}

/// Reads a menu out of a document.
func decode(_ document: Document, _ options: CompilerOptions) -> Decoded {
  guard let root = document.root else { return Decoded(draft: nil, diagnostics: []) }
  var decoder = Decoder(document, options)
  let draft = decoder.menu(root)
  return Decoded(draft: draft, diagnostics: decoder.diagnostics)
}
