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
    case 4: self.init(tag: try unpacker.string())
    default: throw Unpacker.Malformed()
    }
  }
}

extension Inline: Packable {
  package func pack(into packer: inout Packer) {
    switch self {
    case .text(let text): Self.put(0, text, into: &packer)
    case .softBreak: packer.put(UInt8(1))
    case .hardBreak: packer.put(UInt8(2))
    case .code(let text): Self.put(3, text, into: &packer)
    case .html(let text): Self.put(4, text, into: &packer)
    case .element(let element, let children):
      packer.put(UInt8(5))
      packer.put(element)
      packer.put(children)
    case .emphasis(let children): Self.put(6, children, into: &packer)
    case .strong(let children): Self.put(7, children, into: &packer)
    case .strikethrough(let children): Self.put(8, children, into: &packer)
    case .link(let destination, let title, let children):
      Self.put(9, destination, into: &packer)
      packer.put(title)
      packer.put(children)
    case .image(let source, let title, let children):
      Self.put(10, source, into: &packer)
      packer.put(title)
      packer.put(children)
    }
  }

  private static func put(_ kind: UInt8, _ text: String, into packer: inout Packer) {
    packer.put(kind)
    packer.put(text)
  }

  private static func put(_ kind: UInt8, _ children: [Inline], into packer: inout Packer) {
    packer.put(kind)
    packer.put(children)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    switch try unpacker.byte() {
    case 0: self = .text(try unpacker.string())
    case 1: self = .softBreak
    case 2: self = .hardBreak
    case 3: self = .code(try unpacker.string())
    case 4: self = .html(try unpacker.string())
    case 5: self = .element(try unpacker.value(), try unpacker.values())
    case 6: self = .emphasis(try unpacker.values())
    case 7: self = .strong(try unpacker.values())
    case 8: self = .strikethrough(try unpacker.values())
    case 9:
      self = .link(
        destination: try unpacker.string(), title: try unpacker.string(), try unpacker.values())
    case 10:
      self = .image(
        source: try unpacker.string(), title: try unpacker.string(), try unpacker.values())
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
