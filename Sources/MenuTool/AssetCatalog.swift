/// The images of an app's asset catalog, a folder `….xcassets`.
struct AssetCatalog {
  /// The names of its image sets, sorted.
  private(set) var imageSets: [String] = []
  /// The folders that were searched, itself first: where a name comes or goes, one of them changes.
  private(set) var folders: [String]

  /// Searches a catalog and the folders in it.
  ///
  /// - Throws: how the run ends where a folder cannot be read, after that was told.
  init(at path: String, _ session: Session) throws(Setup.Failure) {
    folders = [path]
    var next = 0
    do throws(FileError) {
      while next < folders.count {
        let folder = folders[next]
        next += 1
        for name in try session.files.names(in: folder).sorted() {
          let path = Path.join(folder, name)
          if name.hasSuffix(Self.imageSet) {
            imageSets.append(String(name.dropLast(Self.imageSet.count)))
          } else if session.files.kind(of: path) == .folder {
            folders.append(path)
          }
        }
      }
    } catch {
      session.fail(error)
      throw Setup.Failure(status: .inputOutput)
    }
    imageSets.sort()
  }

  private static let imageSet = ".imageset"
}
