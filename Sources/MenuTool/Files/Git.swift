/// The repository that a folder lies in, asked through the program `git`.
public struct Git: VersionControl {
  /// The folder in which paths begin.
  private let folder: String

  /// Creates it; git itself finds the repository.
  public init(folder: String = ".") { self.folder = folder }

  /// The files below some paths in a commit.
  public func files(
    below paths: [String], in revision: String
  ) throws(VersionControlError) -> [VersionedFile] {
    let commit = try commit(of: revision)
    let output = try run(["ls-tree", "-r", "-z", commit, "--"] + paths)
    return output.split(separator: 0).compactMap { entry in
      // `100644 blob 1f7a… TAB path`; 120000 is a link, and a submodule is no blob.
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[0].starts(with: "100".utf8) else { return nil }
      return VersionedFile(
        path: String(decoding: entry[(tab + 1)...], as: UTF8.self),
        object: String(decoding: words[2], as: UTF8.self))
    }
  }

  /// How many objects are asked for at once: git reads all names before a pipe of them is full.
  private static let mostObjects = 256

  /// The bytes of files, in their order.
  public func contents(of files: [VersionedFile]) throws(VersionControlError) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var rest = files[...]
    while !rest.isEmpty {
      let input = rest.prefix(Self.mostObjects).map { $0.object + "\n" }.joined()
      let output = try run(["cat-file", "--batch"], input: Array(input.utf8))
      contents += Self.objects(in: output)
      rest = rest.dropFirst(Self.mostObjects)
    }
    guard contents.count == files.count else { throw .failed("cat-file: missing objects") }
    return contents
  }

  /// The objects of `cat-file --batch`: a line `1f7a… blob 120`, the bytes, and a line end.
  private static func objects(in output: [UInt8]) -> [[UInt8]] {
    var objects: [[UInt8]] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        size < rest.endIndex - end
      else { break }
      objects.append(Array(rest[(end + 1)...].prefix(size)))
      rest = rest[(end + 1)...].dropFirst(size + 1)
    }
    return objects
  }

  private func commit(of revision: String) throws(VersionControlError) -> String {
    _ = try run(["rev-parse", "--git-dir"])
    // An option in place of a name would be obeyed.
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw .unknownRevision(revision) }
    let result = try start(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard result.status == 0 else { throw .unknownRevision(revision) }
    return String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(VersionControlError) -> [UInt8] {
    let result = try start(arguments, input: input)
    if result.status == 0 { return result.output }
    if arguments.first == "rev-parse" { throw .noRepository }
    throw .failed(String(decoding: result.errors, as: UTF8.self))
  }

  private func start(
    _ arguments: [String], input: [UInt8] = []
  ) throws(VersionControlError) -> Subprocess.Result {
    do throws(Subprocess.Failure) {
      return try Subprocess(program: "git", arguments: ["-C", folder] + arguments).run(input: input)
    } catch {
      if error.isMissing { throw .missing }
      throw .failed(error.reason)
    }
  }
}
