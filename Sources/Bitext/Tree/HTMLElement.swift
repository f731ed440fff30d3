/// A harmless HTML element of a note: its name and attributes are on the allow-list, and its links
/// have allowed schemes.
package struct HTMLElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    /// In lower case.
    package let name: String
    /// The decoded value: character references are resolved, nothing is escaped.
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In lower case.
  package let name: String
  /// The attributes in the order of the source, without duplicate names.
  package let attributes: [Attribute]

  package init(name: String, attributes: [Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }

  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// An anchor, to which links of notes may lead: an empty `a` with an `id`.
  ///
  /// Every `id` and `name` in an author's HTML becomes one, beside its element.
  package static func anchor(_ name: String) -> HTMLElement {
    HTMLElement(name: "a", attributes: [Attribute(name: "id", value: name)])
  }

  /// Whether the element is void: it has neither content nor an end tag.
  package var isVoid: Bool { HTMLAllowList.isVoid(name) }

  /// Whether it may stand in a line of text.
  package var isPhrasing: Bool { HTMLAllowList.isPhrasing(name) }

  /// Whether paragraphs may not stand in it.
  package var holdsOnlyPhrasing: Bool {
    switch name {
    case "p", "summary", "h1", "h2", "h3", "h4", "h5", "h6": true
    default: isPhrasing
    }
  }

  /// Whether pages show the content of the element without the element: it is obsolete in HTML, or
  /// would load files that are no part of the site.
  package var isLeftOutOfPages: Bool {
    switch name {
    case "font", "picture", "strike", "tt": true
    default: false
    }
  }

  /// Whether it makes its text bold.
  var isBold: Bool { name == "b" || name == "strong" }

  /// The name by which links lead to the element.
  package var anchorName: String? { self["id"] ?? self["name"] }

  /// The element without control characters, as a page may hold it.
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
  /// The name of an anchor, which shows nothing; nil for other inlines.
  package var anchorName: String? {
    guard case .element(let element, let children) = self, element.name == "a", children.isEmpty
    else { return nil }
    return element.anchorName
  }
}
