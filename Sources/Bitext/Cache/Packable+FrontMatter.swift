extension FrontMatter: Packable {
  package func pack(into packer: inout Packer) {
    for text in [
      title, description, slug, topic, language, edition, updated, date, image, translator,
      permalink,
    ] {
      packer.put(text)
    }
    packer.put(aliases)
    packer.put(weight)
    packer.put(isDraft)
    packer.put(lines != nil)
    if let lines { packer.put(lines) }
    for key in Key.allCases {
      let entry = entries[key]
      packer.put(entry != nil)
      if let entry { packer.put(entry) }
    }
    packer.put(unknownKeys.count)
    for key in unknownKeys {
      packer.put(key.name)
      packer.put(key.range)
    }
    packer.put(values)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    self.init()
    title = try unpacker.optional()
    description = try unpacker.optional()
    slug = try unpacker.optional()
    topic = try unpacker.optional()
    language = try unpacker.optional()
    edition = try unpacker.optional()
    updated = try unpacker.optional()
    date = try unpacker.optional()
    image = try unpacker.optional()
    translator = try unpacker.optional()
    permalink = try unpacker.optional()
    aliases = try unpacker.values()
    weight = try unpacker.optional()
    isDraft = try unpacker.flag()
    if try unpacker.flag() { lines = try unpacker.lines() }
    for key in Key.allCases where try unpacker.flag() { entries[key] = try unpacker.range() }
    for _ in 0..<(try unpacker.count()) {
      unknownKeys.append(
        UnknownKey(name: try unpacker.string(), range: try unpacker.range()))
    }
    values = try unpacker.dictionary()
  }
}

extension DocumentTitle: Packable {
  package func pack(into packer: inout Packer) {
    packer.put(byLanguage)
    packer.put(keys.sorted())
    packer.put(partKeys.sorted())
    packer.put(segments)
  }

  package init(from unpacker: inout Unpacker) throws(Unpacker.Malformed) {
    let titles: [Language: String] = try unpacker.dictionary()
    let keys: [String] = try unpacker.values()
    let partKeys: [String] = try unpacker.values()
    self.init(
      byLanguage: titles, keys: Set(keys), partKeys: Set(partKeys),
      segments: try unpacker.values())
  }
}
