extension TranslationUnit: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(id)
    packer.put(variants)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(id: try unpacker.string(), variants: try unpacker.values())
  }
}

extension Variant: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(document)
    packer.put(language)
    packer.put(Array(segments))
    packer.put(bits: confidence.bitPattern)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(
      document: try unpacker.integer(), language: try unpacker.value(),
      segments: try unpacker.values(), confidence: Double(bitPattern: try unpacker.bits()))
  }
}

extension Edition: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(language)
    packer.put(document)
    packer.put(title)
    packer.put(coverage)
    packer.put(name)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init(
      language: try unpacker.value(), document: try unpacker.integer(),
      title: try unpacker.string(), coverage: try unpacker.integer(),
      name: try unpacker.optional())
  }
}
