extension Pins {
  /// The resolved pins of a topic, and its documents with the languages that pins give them.
  package struct Resolution: Sendable {
    /// The pins with segments in place of quotes, without those that were reported.
    package var pins = Pins()
    /// The documents with the languages that pins give to segments.
    package var documents: [Document]
    /// The problems found in the pins.
    package var diagnostics: [Diagnostic] = []
  }

  /// Finds the segments that `pins` quote.
  ///
  /// A quote that fits no segment, or several, is reported, and its pin is left out.
  package static func resolving(
    _ files: [(source: SourceFile, pins: [Pin])], in documents: [Document]
  ) -> Resolution {
    var resolver = Resolver(documents: documents)
    for (source, pins) in files {
      for pin in pins { resolver.resolve(pin, from: source) }
    }
    return resolver.result()
  }

  struct Resolver {
    /// The word for an entry in messages, and their rule.
    var what = "pin"
    var rule = "pin-without-text"
    var resolution: Resolution
    private var languages: [SegmentPlace: Language] = [:]
    private var apart: [(places: [SegmentPlace], pin: Pin, source: SourceFile)] = []
    private let finder: QuoteFinder

    init(documents: [Document]) {
      resolution = Resolution(documents: documents)
      finder = QuoteFinder(documents)
    }

    mutating func resolve(_ pin: Pin, from source: SourceFile) {
      switch pin.kind {
      case .together(let quotes):
        if let places = places(quotes, pin, source) { resolution.pins.together.append(places) }
      case .apart(let quotes):
        if let places = places(quotes, pin, source) {
          resolution.pins.apart.append(places)
          apart.append((places, pin, source))
        }
      case .unit(let id, let quote):
        guard let place = place(quote, pin, source) else { return }
        if let other = resolution.pins.names.first(where: { $0.id == id }), other.place != place {
          return report("the id '\(id)' is given to two texts: the first keeps it", pin, source)
        }
        resolution.pins.names.append(Name(place: place, id: id))
      case .language(let language, let quote):
        if let place = place(quote, pin, source) { languages[place] = language }
      }
    }

    mutating func result() -> Resolution {
      for (places, pin, source) in apart {
        let isBoth = resolution.pins.together.contains { group in
          places.count { group.contains($0) } > 1
        }
        if isBoth {
          report(
            "another pin puts these texts together: keep one of the two", pin, source,
            rule: "pin-contradiction")
        }
      }
      var result = resolution
      for (index, document) in result.documents.enumerated() {
        let own = languages.filter { $0.key.document == index }
        guard !own.isEmpty else { continue }
        result.documents[index] = document.inLanguages { place in
          own[SegmentPlace(document: index, segment: place)]
        }
      }
      return result
    }

    private mutating func places(
      _ quotes: [Pin.Quote], _ pin: Pin, _ source: SourceFile
    ) -> [SegmentPlace]? {
      let places = quotes.compactMap { place($0, pin, source) }
      return places.count == quotes.count ? places.sorted() : nil
    }

    mutating func place(
      _ quote: Pin.Quote, _ pin: Pin, _ source: SourceFile
    ) -> SegmentPlace? {
      let found = finder.places(of: quote)
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        let list = found.prefix(3).map(shown).joined(separator: ", ")
        report(
          "“\(quote.words)” fits \(found.count) texts (\(list)): quote more of it, or name "
            + "the file with {in: …, words: …}", pin, source)
        return nil
      }
      guard !QuoteFinder.folded(quote.words).isEmpty, finder.hasSource(of: quote) else {
        let message = quote.path.map { "there is no source '\($0)' in this topic" }
        report(message ?? "this \(what) quotes nothing", pin, source)
        return nil
      }
      let hint = finder.nearest(to: quote).map { place in
        ": the nearest is “\(finder.text(at: place).prefix(60))” at \(shown(place))"
      }
      report("no text has the words “\(quote.words)”\(hint ?? "")", pin, source)
      return nil
    }

    private func shown(_ place: SegmentPlace) -> String {
      let document = resolution.documents[place.document]
      return "\(document.source.path):\(document.segments[place.segment].lines.lowerBound)"
    }

    private mutating func report(
      _ message: String, _ pin: Pin, _ source: SourceFile, rule: String? = nil
    ) {
      resolution.diagnostics.append(
        Diagnostic(.warning, rule ?? self.rule, message, at: .range(source, pin.range)))
    }
  }
}

extension Document {
  /// A copy in which some segments have another language.
  func inLanguages(_ language: (Int) -> Language?) -> Document {
    let segments = self.segments.enumerated().map { index, segment in
      let given = language(index)
      return Segment(
        kind: segment.kind, language: given ?? segment.language,
        audience: given ?? segment.audience, lines: segment.lines, range: segment.range,
        text: segment.text, markup: segment.markup, depth: segment.depth,
        traits: segment.traits)
    }
    return Document(
      source: source, pathKey: pathKey, frontMatter: frontMatter, language: self.language,
      segments: segments, outline: outline, anchors: anchors, emptyFences: emptyFences,
      holdsFootnotes: holdsFootnotes)
  }
}
