/// A value of JSON (RFC 8259), for messages whose form is not known before.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number with a fraction or an exponent, or one that is too large for ``integer(_:)``.
  case real(Double)
  case string(String)
  case array([JSONValue])
  /// Members by name; of two with one name, the last one counts.
  case object([String: JSONValue])

  /// A member of an object; nil for other values and for names that it lacks.
  package subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text of a string; nil for other values.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The value of ``integer(_:)``; nil for other values, also for ``real(_:)``.
  package var number: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The value of `true` or `false`; nil for other values.
  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array; none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}

extension JSONWriter {
  /// Writes a value with the members of objects in the order of their names.
  package mutating func value(_ json: JSONValue) {
    switch json {
    case .null: null()
    case .bool(let flag): value(flag)
    case .integer(let number): value(number)
    case .real(let number): value(real: number)
    case .string(let text): value(text)
    case .array(let elements):
      array { writer in for element in elements { writer.value(element) } }
    case .object(let members):
      object { writer in
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
          writer.key(name)
          writer.value(member)
        }
      }
    }
  }
}
