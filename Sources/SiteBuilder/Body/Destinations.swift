import Bitext

extension InlineReader {
  /// Where the links lead, and where the pictures come from.
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
