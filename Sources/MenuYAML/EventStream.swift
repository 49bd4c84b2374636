import CYAML
import Diagnostics

/// What libyaml reads, one event after the other, with byte ranges.
///
/// The one file that knows libyaml.
///
/// The bytes must be UTF-8 without a byte order mark, and stay where they are while the stream
/// lives.
final class EventStream {
  /// One step through the file.
  struct Event {
    enum Kind {
      case streamStart, streamEnd, documentStart, documentEnd
      case scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd, alias
    }

    var kind: Kind
    var style = Node.Style.plain
    /// From the anchor or tag, where there is one, to the end.
    var range: SourceRange
    /// A scalar's text, as a range of the bytes and the spellings after them.
    var text = SourceRange(at: 0)
    /// Whether it sets an anchor, or is an alias; the stream knows its name.
    var hasAnchor = false
    var isTagged = false
  }

  /// Where libyaml gave up, and in which words.
  struct SyntaxError: Error {
    /// libyaml's own sentence, such as `did not find expected key`.
    var problem: String
    /// Where it gave up: the byte offset.
    var offset: Int
    /// What it was reading at the time; `nil` where it does not say.
    var context: String?
    /// Where that began.
    var contextOffset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes of the file lie before `bytes`: a byte order mark.
  private let base: Int
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var marks: MarkCursor
  /// The name of the last anchor set or of the last alias: apart from the events, which then hold
  /// nothing that must be counted.
  private(set) var anchor = ""
  /// Texts that do not stand in the file as they are read.
  private(set) var spellings: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int) {
    precondition(!bytes.isEmpty, "libyaml refuses an empty input")
    self.bytes = bytes
    self.base = base
    marks = MarkCursor(bytes)
    parser = .allocate(capacity: 1)
    let isReady = yaml_parser_initialize(parser)
    precondition(isReady == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  func next() throws(SyntaxError) -> Event {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&raw) }
    return event(raw)
  }

  private func event(_ raw: yaml_event_t) -> Event {
    var event = Event(kind: .streamStart, range: range(raw.start_mark, raw.end_mark))
    switch raw.type {
    case YAML_STREAM_END_EVENT: event.kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: event.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: event.kind = .documentEnd
    case YAML_SEQUENCE_END_EVENT: event.kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: event.kind = .mappingEnd
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      event.kind = .scalar
      event.style = Self.style(of: scalar.style)
      event.text = text(UnsafeBufferPointer(start: scalar.value, count: scalar.length), of: event)
      event.hasAnchor = keepAnchor(scalar.anchor)
      event.isTagged = scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      let sequence = raw.data.sequence_start
      event.kind = .sequenceStart
      event.style = sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
      event.hasAnchor = keepAnchor(sequence.anchor)
      event.isTagged = sequence.tag != nil
    case YAML_MAPPING_START_EVENT:
      let mapping = raw.data.mapping_start
      event.kind = .mappingStart
      event.style = mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
      event.hasAnchor = keepAnchor(mapping.anchor)
      event.isTagged = mapping.tag != nil
    case YAML_ALIAS_EVENT:
      event.kind = .alias
      event.hasAnchor = keepAnchor(raw.data.alias.anchor)
    default: break
    }
    return event
  }

  private func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
    let lower = marks.offset(ofScalar: start.index)
    let upper = max(lower, marks.offset(ofScalar: end.index))
    return SourceRange(base + lower..<base + upper)
  }

  /// The range of a scalar's text: in the file where it stands there as it is read, else among the
  /// spellings.
  private func text(_ value: UnsafeBufferPointer<UInt8>, of event: Event) -> SourceRange {
    let quotes = event.style == .plain ? 0 : 1
    let start = event.range.lowerBound + quotes
    if event.range.count == value.count + 2 * quotes {
      let source = UnsafeBufferPointer(rebasing: bytes[(start - base)...].prefix(value.count))
      if isEqual(source, value) { return SourceRange(start..<start + value.count) }
    }
    let offset = base + bytes.count + spellings.count
    spellings.append(contentsOf: value)
    return SourceRange(offset..<offset + value.count)
  }

  private func isEqual(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
      return left.count == right.count
    }
    return left.count == right.count && memcmp(leftStart, rightStart, left.count) == 0
  }

  private func syntaxError() -> SyntaxError {
    let state = parser.pointee
    return SyntaxError(
      problem: state.problem.map { String(cString: $0) } ?? "",
      offset: base + marks.offset(ofScalar: state.problem_mark.index),
      context: state.context.map { String(cString: $0) },
      contextOffset: base + marks.offset(ofScalar: state.context_mark.index))
  }

  private static func style(of style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func keepAnchor(_ name: UnsafeMutablePointer<UInt8>?) -> Bool {
    guard let name else { return false }
    anchor = String(cString: name)
    return true
  }
}
