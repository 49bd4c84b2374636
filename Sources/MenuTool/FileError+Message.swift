#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Messages

extension FileError {
  /// Why it failed, in words: the system's own in English.
  var message: Message {
    let japanese =
      switch code {
      case ENOENT: "ファイルまたはフォルダーがありません"
      case EACCES, EPERM: "アクセス権がありません"
      case EISDIR: "フォルダーです"
      case ENOTDIR: "途中のパスがフォルダーではありません"
      case ENOSPC: "ディスクの空き容量がありません"
      case EROFS: "読み取り専用のディスクです"
      case ENAMETOOLONG: "名前が長すぎます"
      default: reason
      }
    return Message(en: reason, ja: japanese)
  }
}
