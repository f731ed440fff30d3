/// HTML read as strictly as the program writes it: what a browser would repair is a fault here.
package struct Markup {
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  package struct Element {
    package let name: String
    package let attributes: [String: String]
    /// The language that the element's text is in, inherited where it does not say.
    package let language: String
    /// The names of the elements around it, outermost first.
    package let path: [String]
    /// All character data inside, references resolved.
    package internal(set) var text = ""
  }

  /// What the text is.
  package enum Kind: Sendable {
    /// A whole page of the site: its elements stand where HTML lets them.
    case page
    /// A part of one, which may hold whatever an author put together.
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

  /// What a reader sees and hears: text, and the words of attributes that are read out.
  package var words: String {
    var words = elements.first { $0.name == "body" }?.text ?? ""
    for element in elements {
      for name in ["alt", "title", "aria-label"] { words += " " + (element.attributes[name] ?? "") }
    }
    return words
  }
}
