extension Segment {
  /// Whether the text is more than a name: no cell, item, caption or title of a few words, no code, and
  /// not only links.
  ///
  /// A table of members and a list of translations hold names in languages that nothing is said in.
  var isProse: Bool {
    switch kind {
    case .paragraph, .quote, .frontMatter: !isOnlyLinks
    case .item, .cell, .caption: !isShortLine && !isOnlyLinks
    case .heading, .code, .image, .html: false
    }
  }

  /// Whether there are links and no words beside them.
  var isOnlyLinks: Bool { hasAddresses && !Self.holdsWords(content) }

  /// Whether words stand outside of links.
  private static func holdsWords(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      switch inline {
      case .text(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .code: true
      case .emphasis(let inside), .strong(let inside), .strikethrough(let inside):
        holdsWords(inside)
      case .element(let element, let inside): element.name != "a" && holdsWords(inside)
      case .link, .image, .html, .softBreak, .hardBreak, .footnoteReference: false
      }
    }
  }
}

extension Document {
  /// The least share of a source's text, in bytes, that makes it one in a language.
  ///
  /// (A Korean or Japanese character takes three bytes, which is about the number of letters it
  /// stands for.)
  private static let smallestShare = 0.2

  /// The languages in which the document can be read: that of most of its text, and others that have a
  /// share of the text and say something in it.
  var readableLanguages: Set<Language> {
    languages(of: segments).filter { language in
      language == self.language
        || segments.contains { $0.audience == language && $0.isProse }
    }.union([language])
  }

  /// The languages that a share of the document's prose is written in; of all texts where there is no
  /// prose.
  ///
  /// A translation may keep all titles and labels in English, and has no English text for that. A stray
  /// sentence in another language does not make a note bilingual.
  var mainLanguages: Set<Language> {
    let prose = segments.filter { $0.isProse && $0.kind != .frontMatter }
    let found = languages(of: prose)
    return found.isEmpty ? languages(of: segments.filter { !$0.isHeading }) : found
  }

  /// The languages that a share of some texts is written for.
  private func languages(of segments: some Sequence<Segment>) -> Set<Language> {
    // A document has few languages.
    var amounts: [(language: Language, amount: Int)] = []
    for segment in segments where segment.audience.isDetermined {
      let amount = segment.text.utf8.count
      if let place = amounts.firstIndex(where: { $0.language == segment.audience }) {
        amounts[place].amount += amount
      } else {
        amounts.append((segment.audience, amount))
      }
    }
    let all = Double(amounts.reduce(0) { $0 + $1.amount })
    return Set(
      amounts.filter { Double($0.amount) >= all * Self.smallestShare }.map(\.language))
  }
}
