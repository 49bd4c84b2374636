/// A menu file as nested lists of items, cut so that all its texts, one after the other, are the
/// file again.
indirect enum Tree: Equatable {
  /// A text that is merged as a whole.
  case text([UInt8])
  /// Items with lines or places of their own.
  case list(List)

  /// A list or mapping.
  struct List: Equatable {
    /// What makes two lists alike, so that items of one can stand in the other.
    enum Form: Equatable {
      /// Lines, at a column.
      case block(indentation: Int)
      /// Between brackets.
      case flow
    }

    var form: Form
    /// Whether its items are entries of a mapping.
    var isMapping: Bool
    /// What stands before the first item and belongs to the list, such as the opening bracket.
    var head: [UInt8] = []
    var items: [Item] = []
    /// What stands behind the last item.
    var end: [UInt8] = []
  }

  /// An item of a list, or an entry of a mapping.
  struct Item: Equatable {
    /// The row, section or key that it is about.
    var key: String
    /// What stands between it and the item above, and belongs to neither.
    var gap: [UInt8] = []
    /// The comments directly above.
    var lead: [UInt8] = []
    /// From its key or dash to its value.
    var opening: [UInt8] = []
    var value: Tree
    /// What stands behind its value.
    var tail: [UInt8] = []

    /// The item without what is set off from it.
    var own: [UInt8] { lead + opening + value.source + tail }
  }

  /// The text of the tree.
  var source: [UInt8] {
    var text: [UInt8] = []
    append(to: &text)
    return text
  }

  private func append(to text: inout [UInt8]) {
    switch self {
    case .text(let own): text += own
    case .list(let list):
      text += list.head
      for (index, item) in list.items.enumerated() {
        if list.form == .flow, index > 0 { text.append(UInt8(ascii: ",")) }
        text += item.gap + item.lead + item.opening
        item.value.append(to: &text)
        text += item.tail
      }
      text += list.end
    }
  }
}
