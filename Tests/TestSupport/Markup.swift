/// Parses HTML strictly: where a browser would repair something, this reports a fault.
package struct Markup: Sendable {
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  package struct Element: Sendable {
    package let name: String
    package let attributes: [String: String]
    /// The language of the element's text, inherited if it does not declare one.
    package let language: String
    /// The names of the enclosing elements, outermost first.
    package let path: [String]
    /// All character data in the element, with references resolved.
    package var text: String { String(decoding: data[range], as: UTF8.self) }
    /// Where ``text`` is in the data.
    var range: Range<Int>
    /// The text of all elements, which share it.
    var data: [UInt8] = []
  }

  /// The kind of HTML.
  package enum Kind: Sendable {
    /// A whole page of the site, whose elements have to be nested as HTML allows.
    case page
    /// A part of a page, with whatever an author has nested.
    case fragment
  }

  /// In document order.
  package let elements: [Element]

  package init(_ html: String, name: String = "markup", kind: Kind = .page) throws {
    var reader = MarkupReader(html, name: name, kind: kind)
    elements = try reader.read()
  }

  package func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }

  package func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  package var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// Everything that a reader sees or hears: text, and attributes that screen readers speak.
  package var words: String {
    var words = elements.first { $0.name == "body" }?.text ?? ""
    for element in elements {
      for name in ["alt", "title", "aria-label"] { words += " " + (element.attributes[name] ?? "") }
    }
    return words
  }
}
