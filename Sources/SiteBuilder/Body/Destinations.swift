import Bitext

extension InlineReader {
  /// The destinations of all links and the sources of all pictures.
  var destinations: [String] {
    var destinations: [String] = []
    walk { inline, reader in
      switch inline {
      case .element(let place): destinations += reader.element(at: place).attributes.map(\.value)
      case .link(let address, _), .image(let address, _):
        destinations.append(reader.string(address))
      case .text, .code, .softBreak, .joinedBreak, .keptBreak, .hardBreak, .html, .emphasis,
        .strong,
        .strikethrough, .footnoteReference:
        break
      }
    }
    return destinations
  }
}
