import CExpat
import Diagnostics

/// Reads an XML file through expat: the only file that calls it.
///
/// Nothing outside the file is read, and no file may declare entities: a menu needs none, and they
/// can grow without end.
struct XMLReader {
  /// The outermost element; `nil` where the file cannot be read.
  private(set) var root: XMLElement?
  /// Why the file cannot be read.
  private(set) var problem: Problem?
  /// The comments that hold an item.
  private(set) var commentedItems: [Place] = []

  /// What is wrong with the XML.
  struct Problem {
    enum Reason {
      /// In expat's words.
      case syntax(String)
      case documentType
      case nesting
    }

    var reason: Reason
    var range: SourceRange
  }

  /// The deepest nesting, as of a menu of ours.
  static let depthLimit = 32

  /// Reads a file, which is UTF-8 whatever it declares.
  init(_ source: SourceFile, file: Int) {
    guard let parser = XML_ParserCreateNS("UTF-8", XML_Char(UInt8(ascii: "|"))) else { return }
    defer { XML_ParserFree(parser) }
    let state = State(parser, file: file)
    // The state outlives the parser: it is released when this function ends.
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetStartElementHandler(parser) { data, name, attributes in
      guard let data, let name else { return }
      Unmanaged<State>.fromOpaque(data).takeUnretainedValue().begin(name, attributes)
    }
    XML_SetEndElementHandler(parser) { data, _ in
      guard let data else { return }
      Unmanaged<State>.fromOpaque(data).takeUnretainedValue().end()
    }
    XML_SetCommentHandler(parser) { data, text in
      guard let data, let text else { return }
      Unmanaged<State>.fromOpaque(data).takeUnretainedValue().comment(text)
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      guard let data else { return }
      Unmanaged<State>.fromOpaque(data).takeUnretainedValue().stop(.documentType)
    }
    let status = withExtendedLifetime(state) {
      source.bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { text in
          XML_Parse(parser, text.baseAddress, Int32(text.count), 1)
        }
      }
    }
    if status != XML_STATUS_ERROR {
      root = state.root
      commentedItems = state.commentedItems
      return
    }
    let offset = min(max(0, Int(XML_GetCurrentByteIndex(parser))), source.bytes.count)
    let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
    problem = Problem(
      reason: state.reason ?? .syntax(text),
      range: SourceRange(offset..<min(offset + 1, source.bytes.count)))
  }

  /// What is read while expat reads.
  private final class State {
    private let parser: XML_Parser
    private let file: Int
    /// The elements that are open, the outermost first.
    private var open: [XMLElement] = []
    private(set) var root: XMLElement?
    private(set) var reason: Problem.Reason?
    private(set) var commentedItems: [Place] = []

    init(_ parser: XML_Parser, file: Int) {
      self.parser = parser
      self.file = file
    }

    func begin(
      _ name: UnsafePointer<XML_Char>, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
      guard open.count < XMLReader.depthLimit else { return stop(.nesting) }
      var attributes: [String: String] = [:]
      var index = 0
      // Names and values in turn, up to a null.
      while let pairs, let key = pairs[index], let value = pairs[index + 1] {
        attributes[String(cString: key)] = String(cString: value)
        index += 2
      }
      open.append(XMLElement(name: String(cString: name), attributes: attributes, place: place))
    }

    /// Where that stands which expat tells of.
    private var place: Place {
      let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
      let count = max(0, Int(XML_GetCurrentByteCount(parser)))
      return Place(file: file, range: SourceRange(start..<start + count))
    }

    func comment(_ text: UnsafePointer<XML_Char>) {
      if String(cString: text).contains("<item") { commentedItems.append(place) }
    }

    func end() {
      guard let element = open.popLast() else { return }
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }

    func stop(_ reason: Problem.Reason) {
      self.reason = reason
      XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
  }
}
