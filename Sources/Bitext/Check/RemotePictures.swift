/// A picture of another server that notes show.
package struct RemotePicture: Sendable {
  /// The address, by which ``FetchedPictures`` knows the copy of the picture.
  package let address: String
  /// The first text that shows it.
  private let text: CheckedText
  /// The address as it stands there.
  private let source: String

  /// The pictures of other servers that the notes of `corpus` show, each once, in the order of the
  /// notes.
  package static func all(in corpus: Corpus) -> [RemotePicture] {
    var pictures: [RemotePicture] = []
    var known: Set<String> = []
    for topic in corpus.allTopics {
      for (number, document) in topic.documents.enumerated() {
        // The pictures of a table stand in its rows.
        let rows = Dictionary(
          document.tables.joined().map { ($0.segment, $0.inlines) },
          uniquingKeysWith: { first, _ in first })
        for (index, segment) in document.segments.enumerated() {
          guard let inlines = rows[index] ?? (segment.hasMarkup ? segment.inlines : nil) else {
            continue
          }
          inlines.walk { inline, reader in
            guard let source = source(of: inline, reader),
              let address = FetchedPictures.address(of: source), known.insert(address).inserted
            else { return }
            let text = CheckedText(topic, document: number, segments: [index])
            pictures.append(RemotePicture(address: address, text: text, source: source))
          }
        }
      }
    }
    return pictures
  }

  /// An error at the place where the picture is shown first.
  package func problem(_ message: String) -> Diagnostic {
    text.finding(.error, "picture-not-fetched", "\(message)", at: source)
  }

  private static func source(of inline: PackedInline, _ reader: InlineReader) -> String? {
    switch inline {
    case .image(let source, _): return reader.string(source)
    case .element(let place):
      let element = reader.element(at: place)
      return element.name == "img" ? element["src"] : nil
    case .text, .softBreak, .joinedBreak, .keptBreak, .hardBreak, .code, .html, .emphasis, .strong,
      .strikethrough, .link, .footnoteReference:
      return nil
    }
  }
}
