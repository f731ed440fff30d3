extension TranslationUnit: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(id)
    packer.put(variants)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let id = try unpacker.slug()
    let variants: [Variant] = try unpacker.values()
    guard !variants.isEmpty else { throw Unpacker.Malformed() }
    self.init(id: id, variants: variants)
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
    let document = try unpacker.count32()
    let language: Language = try unpacker.value()
    let segments: [Int] = try unpacker.values()
    let confidence = Double(bitPattern: try unpacker.bits())
    guard !segments.isEmpty, 0...1 ~= confidence else { throw Unpacker.Malformed() }
    self.init(
      document: document, language: language, segments: segments, confidence: confidence)
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
      title: try unpacker.string(), coverage: try unpacker.count32(),
      name: try unpacker.flag() ? try unpacker.slug() : nil)
  }
}
