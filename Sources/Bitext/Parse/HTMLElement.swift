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
}
