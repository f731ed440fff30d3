extension Document {
  /// The document's streams, one per language, in the order of ``Language``.
  ///
  /// - Parameters:
  ///   - file: The index of the document among the files of its topic.
  ///   - sharedBlocks: Whether code, pictures and other blocks without a language join the stream
  ///     of the document's main language. Between files they are evidence, because the same code
  ///     stands in both. Within a file they belong to neither language.
  /// - Returns: The streams that have a segment.
  package func streams(file: Int, sharedBlocks: Bool) -> [Stream] {
    var languages: [Language] = []
    for index in segments.indices {
      let language = segments[index].audience
      if language.isDetermined, !languages.contains(language) { languages.append(language) }
    }
    return languages.sorted().map { language in
      let positions = segments.indices.filter {
        let own = segments[$0].audience
        return own == language || (sharedBlocks && !own.isDetermined && language == self.language)
      }
      return Stream(
        file: file, language: language, segments: positions.map { segments[$0] },
        positions: positions)
    }
  }
}
