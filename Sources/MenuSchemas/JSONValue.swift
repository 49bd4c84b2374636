import JSONText

/// A value of JSON; the members of an object keep their order.
indirect enum JSONValue {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  func write(into json: inout JSONWriter) {
    switch self {
    case .string(let text): json.string(text)
    case .number(let value): json.number(value)
    case .boolean(let value): json.boolean(value)
    case .array(let elements):
      json.array { json in
        for element in elements {
          json.element()
          element.write(into: &json)
        }
      }
    case .object(let members):
      json.object { json in
        for (name, value) in members {
          json.key(Array(name.utf8)[...])
          value.write(into: &json)
        }
      }
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
}
