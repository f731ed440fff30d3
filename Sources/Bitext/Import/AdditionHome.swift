/// The file that missing texts of a topic are written to.
struct AdditionHome {
  /// The index of the document; nil if there is no text in the language.
  let document: Int?

  init(_ desk: TopicDesk, variant: String?) {
    let documents = desk.topic.documents
    let named = variant.flatMap { name in
      documents.firstIndex { $0.source.path == name || $0.source.path.hasSuffix("/" + name) }
    }
    if let named,
      desk.topic.editions.contains(where: {
        $0.document == named && $0.language == desk.language
      })
    {
      document = named
      return
    }
    document =
      desk.edition ?? Self.pairedDocument(desk) ?? Self.sharedDocument(desk)
      ?? Self.namedDocument(desk)
  }

  /// The document with most pairs; some languages have too little text in a file to be an edition.
  private static func pairedDocument(_ desk: TopicDesk) -> Int? {
    var pairs: [Int: Int] = [:]
    for unit in desk.topic.units {
      for variant in unit.variants where variant.language == desk.language {
        let isPaired = unit.variants.contains {
          $0.document == variant.document && $0.language == desk.original
        }
        if isPaired { pairs[variant.document, default: 0] += 1 }
      }
    }
    return pairs.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The document of originals with most texts of the language, where none has its pair any more.
  private static func sharedDocument(_ desk: TopicDesk) -> Int? {
    var texts: [Int: Int] = [:]
    var originals: Set<Int> = []
    for variant in desk.topic.units.flatMap(\.variants) {
      if variant.language == desk.language { texts[variant.document, default: 0] += 1 }
      if variant.language == desk.original { originals.insert(variant.document) }
    }
    return texts.filter { originals.contains($0.key) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension AdditionHome {
  /// The document whose name says the language, although all that it has yet is in the words of the
  /// original.
  private static func namedDocument(_ desk: TopicDesk) -> Int? {
    desk.topic.documents.firstIndex { PathKey(path: $0.source.path).language == desk.language }
  }
}

extension TopicDesk {
  /// Whether a document has a text in both languages.
  func hasPairs(in document: Int) -> Bool {
    topic.units.contains { unit in
      let here = unit.variants.filter { $0.document == document }.map(\.language)
      return here.contains(original) && here.contains(language)
    }
  }
}
