import Bitext

/// The part that a segment plays in a callout on a parallel page.
struct CalloutPlace: Sendable {
  enum Part {
    /// The author's own title, the first text of a language without a title, or any other text.
    case title, beginning, rest
  }

  let callout: Callout
  let part: Part
}

extension BlockWriter {
  /// Writes a callout around blocks, below the author's title or the word for its kind.
  func write(
    _ callout: Callout, title: Int?, around nodes: [Document.Node], to body: inout BodyWriter
  ) {
    open(callout, isNote: true, to: &body)
    if let title, reading.isShown(title) {
      body.html.markup("<p class=\"callout-title\"")
      writeSegmentAttributes(title, to: &body)
      body.html.markup(">")
      writeTitle(title, of: callout, to: &body)
    } else {
      let shown = nodes.firstShownSegment(in: reading) { $0.language.isDetermined }
      writeWord(
        for: callout, in: shown.map { reading.segments[$0].language } ?? body.language, to: &body)
    }
    write(nodes, to: &body)
    body.html.markup("</div>\n")
  }

  /// Writes the output of `content` as a part of a callout.
  ///
  /// A parallel page shows a callout in parts, one in each unit that it spans.
  func write(
    _ place: CalloutPlace, _ index: Int, to body: inout BodyWriter,
    _ content: (inout BodyWriter) -> Void
  ) {
    open(place.callout, isNote: place.part != .rest, to: &body)
    switch place.part {
    case .title:
      body.html.markup("<p class=\"callout-title\">")
      writeTitle(index, of: place.callout, to: &body)
    case .beginning:
      writeWord(for: place.callout, in: reading.segments[index].language, to: &body)
      content(&body)
    case .rest: content(&body)
    }
    body.html.markup("</div>\n")
  }

  private func open(_ callout: Callout, isNote: Bool, to body: inout BodyWriter) {
    body.html.markup("<div class=\"callout\" data-kind=\"")
    body.html.markup(callout.name)
    body.html.markup(isNote ? "\" role=\"note\">\n" : "\">\n")
  }

  /// Writes the author's title after the word for the callout's kind.
  ///
  /// The word is for readers who see neither its colour nor its icon, and is left out if the title
  /// already is such a word.
  private func writeTitle(_ index: Int, of callout: Callout, to body: inout BodyWriter) {
    let own = reading.segments[index].language
    body.within(own) { body in
      if Callout(labeled: reading.segments[index].text) != callout {
        body.html.markup("<span class=\"aside\">")
        body.html.text(Catalogue.of(own).callout(callout))
        body.html.markup(": </span>")
      }
      writeContent(index, to: &body)
    }
    body.html.markup("</p>\n")
  }

  private func writeWord(
    for callout: Callout, in language: Language, to body: inout BodyWriter
  ) {
    let words = Catalogue.of(language)
    body.html.markup("<p class=\"callout-title callout-word\"")
    body.writeLanguage(Language(tag: words.tag))
    body.html.markup(">")
    body.html.text(words.callout(callout))
    body.html.markup("</p>\n")
  }
}

extension [Document.Node] {
  /// The first segment that is on the page and for which `fits` is true.
  fileprivate func firstShownSegment(
    in reading: Reading, where fits: (Segment) -> Bool
  ) -> Int? {
    var first: Int?
    for node in self {
      node.forEachSegment(withFootnotes: false) { index in
        if first == nil, reading.isShown(index), fits(reading.segments[index]) { first = index }
      }
      if first != nil { return first }
    }
    return nil
  }
}
