/// An element of an XML file.
struct XMLElement {
  /// What begins the names of Android's own attributes.
  static let android = "http://schemas.android.com/apk/res/android"
  /// What begins the names of the attributes of libraries, such as those of AppCompat.
  static let application = "http://schemas.android.com/apk/res-auto"

  /// Its name; with its namespace before a `|`, where it has one.
  var name: String
  /// Its attributes, by names of the same form.
  var attributes: [String: String]
  /// Its start tag.
  var place: Place
  var children: [XMLElement] = []

  /// An attribute of Android or of a library; what stands under `tools:` is for editors alone.
  func attribute(_ name: String) -> String? {
    attributes["\(Self.android)|\(name)"] ?? attributes["\(Self.application)|\(name)"]
  }
}
