/// An HTML element of a note that is harmless on a page: name and attributes are on the
/// allow-list and its links lead to schemes that are allowed.
package struct HTMLElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    /// In lower case.
    package let name: String
    /// Decoded: character references are resolved, nothing is escaped.
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In lower case.
  package let name: String
  /// In the order of the source, each name once.
  package let attributes: [Attribute]

  package init(name: String, attributes: [Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }

  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The place that links of notes may lead to: an empty `a` with an `id`.
  ///
  /// Every `id` and `name` of an author's HTML is one of these, beside the element it was on.
  package static func anchor(_ name: String) -> HTMLElement {
    HTMLElement(name: "a", attributes: [Attribute(name: "id", value: name)])
  }

  /// Whether it makes its text bold.
  var isBold: Bool { name == "b" || name == "strong" }

  /// The name by which links lead to the element.
  package var anchorName: String? { self["id"] ?? self["name"] }

  /// The element as a page may hold it.
  var withoutControls: HTMLElement {
    HTMLElement(
      name: name,
      attributes: attributes.map {
        Attribute(name: $0.name, value: PlainText.withoutControls($0.value))
      })
  }

  var withoutAnchor: HTMLElement {
    HTMLElement(name: name, attributes: attributes.filter { $0.name != "id" && $0.name != "name" })
  }
}

extension Inline {
  /// The name of a place that links lead to, which shows nothing.
  package var anchorName: String? {
    guard case .element(let element, let children) = self, element.name == "a", children.isEmpty
    else { return nil }
    return element.anchorName
  }
}
