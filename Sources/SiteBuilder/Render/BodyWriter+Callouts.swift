import Bitext

extension BodyWriter {
  /// Writes a callout around blocks, below its author's title or the word for what it is.
  mutating func write(
    _ callout: Callout, title: Int?, around nodes: [Document.Node], of reading: Reading
  ) {
    openCallout(callout, isNote: true)
    if let title, reading.isShown(title) {
      html.markup("<p class=\"callout-title\"")
      writeSegmentAttributes(title, of: reading)
      html.markup(">")
      writeTitle(title, of: callout, reading)
    } else {
      let shown = nodes.firstShownSegment(in: reading) { $0.language.isDetermined }
      writeWord(for: callout, in: shown.map { reading.segments[$0].language } ?? language)
    }
    write(nodes, of: reading)
    html.markup("</div>\n")
  }

  /// Writes what `body` writes as a part of a callout, which stands in several places where languages
  /// are side by side.
  mutating func write(
    _ place: ParallelText.CalloutPlace, _ index: Int, of reading: Reading,
    _ body: (inout BodyWriter) -> Void
  ) {
    openCallout(place.callout, isNote: place.part != .rest)
    switch place.part {
    case .title:
      html.markup("<p class=\"callout-title\">")
      writeTitle(index, of: place.callout, reading)
    case .beginning:
      writeWord(for: place.callout, in: reading.segments[index].language)
      body(&self)
    case .rest: body(&self)
    }
    html.markup("</div>\n")
  }

  private mutating func openCallout(_ callout: Callout, isNote: Bool) {
    html.markup("<div class=\"callout\" data-kind=\"")
    html.markup(callout.name)
    html.markup(isNote ? "\" role=\"note\">\n" : "\">\n")
  }

  /// Writes the author's title behind the word for the callout, which is for those who do not see its
  /// colour and its sign; a title that is such a word needs none.
  private mutating func writeTitle(_ index: Int, of callout: Callout, _ reading: Reading) {
    let own = reading.segments[index].language
    within(own) { writer in
      if Callout(labeled: reading.segments[index].text) != callout {
        writer.html.markup("<span class=\"aside\">")
        writer.html.text(Catalogue.of(own).callout(callout))
        writer.html.markup(": </span>")
      }
      writer.writeContent(index, of: reading)
    }
    html.markup("</p>\n")
  }

  private mutating func writeWord(for callout: Callout, in language: Language) {
    let words = Catalogue.of(language)
    html.markup("<p class=\"callout-title callout-word\"")
    writeLanguage(Language(tag: words.tag))
    html.markup(">")
    html.text(words.callout(callout))
    html.markup("</p>\n")
  }
}

extension [Document.Node] {
  /// The first segment that is on the page and fits.
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
