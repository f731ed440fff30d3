import Bitext

extension [Inline] {
  /// The destinations of all links and the sources of all pictures.
  var destinations: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .text, .code, .softBreak, .hardBreak, .html, .footnoteReference: []
      case .element(let element, let children):
        element.attributes.map(\.value) + children.destinations
      case .emphasis(let children), .strong(let children), .strikethrough(let children):
        children.destinations
      case .link(let destination, _, let children), .image(let destination, _, let children):
        [destination] + children.destinations
      }
    }
  }
}
