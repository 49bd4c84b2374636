import Arguments
import Messages
import Spelling

extension ParsedArguments {
  /// The mistake of an output that is an input itself: the input would be lost.
  func overwrittenInput(_ path: String) -> ArgumentError {
    let output = VisibleText.quoted(path)
    return mistake(
      Message(en: "the output \(output) is an input itself", ja: "出力先 \(output) が入力と同じファイルです"))
  }
}
