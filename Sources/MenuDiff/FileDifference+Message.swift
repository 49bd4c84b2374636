import Messages

extension FileDifference {
  /// What became of the file as a whole, in a sentence; `nil` where its changes tell.
  var message: Message? {
    switch outcome {
    case .compared: nil
    case .added: Message(en: "this menu is new", ja: "新しいメニューです")
    case .removed:
      Message(en: "this menu is gone, and its type with it", ja: "このメニューと生成される型がなくなりました")
    case .invalid:
      Message(
        en: "cannot be compared: a side has mistakes", ja: "誤りがあるため比較できません")
    }
  }
}
