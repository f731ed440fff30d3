import TextBasics

extension Unpacker {
  /// Reads a slug: ASCII letters, digits and hyphens.
  mutating func slug() throws(Malformed) -> String {
    let text = try string()
    let bytes = text.utf8.span
    let isSlug = bytes.indices.allSatisfy { bytes[$0].isASCIIAlphanumeric || bytes[$0] == 0x2D }
    guard isSlug, !bytes.isEmpty else { throw Malformed() }
    return text
  }
}

extension Language: Packable {
  package func pack(into packer: inout Packer) {
    switch self {
    case .english: packer.put(UInt8(0))
    case .korean: packer.put(UInt8(1))
    case .japanese: packer.put(UInt8(2))
    case .undetermined: packer.put(UInt8(3))
    default:
      packer.put(UInt8(4))
      packer.put(tag)
    }
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    switch try unpacker.byte() {
    case 0: self = .english
    case 1: self = .korean
    case 2: self = .japanese
    case 3: self = .undetermined
    case 4: self.init(tag: try unpacker.slug())
    default: throw Unpacker.Malformed()
    }
  }
}

extension HTMLElement: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(name)
    packer.put(attributes)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(name: try unpacker.string(), attributes: try unpacker.values())
  }
}

extension HTMLElement.Attribute: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(name)
    packer.put(value)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(name: try unpacker.string(), value: try unpacker.string())
  }
}
