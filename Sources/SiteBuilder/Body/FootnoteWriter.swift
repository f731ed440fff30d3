import Bitext

/// Writes footnote numbers, references to footnotes and the links back.
struct FootnoteWriter: Sendable {
  /// The footnotes of the texts that are being written, by document.
  private var texts: [Int: NumberedFootnotes] = [:]
  /// The number of texts with footnotes on the page.
  private var count = 0
  /// The open footnote whose last text is still to come; the links back follow that text.
  private var awaited: Int?

  // MARK: - Below a text

  /// Registers the footnotes of a text, so that its references lead to them.
  mutating func begin(_ reading: Reading) {
    guard let all = Footnotes(in: reading, isShown: reading.isShown) else { return }
    count += 1
    texts[reading.document] = NumberedFootnotes(all, prefix: count == 1 ? "" : "\(count).")
  }

  /// The footnotes of a registered text; nil if it has none.
  func shown(in reading: Reading) -> Footnotes? { texts[reading.document]?.all }

  /// Writes the start of the section of footnotes.
  func openSection(in language: Language, to html: inout HTMLWriter) {
    html.markup("<section class=\"footnotes\" role=\"doc-endnotes\"")
    html.attribute("aria-label", Catalogue.of(language).footnotes)
    html.markup(">\n")
  }

  /// Writes the start of a footnote.
  mutating func open(_ footnote: Int, of document: Int, to html: inout HTMLWriter) {
    guard let text = texts[document] else { return }
    html.markup("<li")
    html.attribute("id", text.identifier(ofFootnote: footnote))
    html.markup(">\n")
    awaited = footnote
  }

  /// Writes the end of a footnote, after its links back if no text has taken them.
  mutating func close(
    _ footnote: Int, of document: Int, in language: Language, to html: inout HTMLWriter
  ) {
    if let text = texts[document], awaited != nil {
      awaited = nil
      let count = text.all.order.references[footnote]
      writeBacklinkParagraph(text, footnote, count: count, in: language, to: &html)
    }
    html.markup("</li>\n")
  }

  /// Forgets the footnotes of a finished text.
  mutating func end(_ document: Int) { texts[document] = nil }

  /// Writes the links back if `segment` is the last text of the open footnote.
  mutating func writeBacklinks(
    after segment: Int, of reading: Reading, in language: Language, to html: inout HTMLWriter
  ) {
    guard let footnote = awaited, let text = texts[reading.document],
      text.all.footnotes[footnote].segments.last == segment
    else { return }
    awaited = nil
    let count = text.all.order.references[footnote]
    writeBacklinks(text, footnote, count: count, in: language, to: &html)
  }

  // MARK: - References

  /// Writes the link to the footnote with a label, or the label itself if it is not defined.
  ///
  /// - Parameters:
  ///   - label: The label in the reference.
  ///   - place: The document of the reference, and the language of the surrounding text, in which
  ///     screen readers pronounce the link.
  ///   - isInLink: Whether a link is open: links cannot be nested.
  ///   - html: The output.
  mutating func writeReference(
    to label: String, in place: (document: Int, language: Language), isInLink: Bool,
    to html: inout HTMLWriter
  ) {
    func writeLink(_ text: String, _ id: String) {
      if isInLink { return html.text(text) }
      html.markup("<a role=\"doc-noteref\"")
      html.attribute("href", "#", id)
      html.attribute("aria-label", Catalogue.of(place.language).footnote(text))
      html.markup(">")
      html.text(text)
      html.markup("</a>")
    }

    switch texts[place.document]?.all.target(of: label, in: place.language) {
    case .footnote(let footnote)?:
      guard let text = texts[place.document] else { return }
      html.markup("<sup")
      html.attribute("id", text.identifier(ofReference: text.written[footnote], to: footnote))
      html.markup(">")
      writeLink(String(text.all.order.numbers[footnote]), text.identifier(ofFootnote: footnote))
      html.markup("</sup>")
      texts[place.document]?.written[footnote] += 1
    case .unit(let id)?:
      html.markup("<sup>")
      writeLink(label, id)
      html.markup("</sup>")
    case nil: html.text("[^\(label)]")
    }
  }

  private func writeBacklinkParagraph(
    _ text: NumberedFootnotes, _ footnote: Int, count: Int, in language: Language,
    to html: inout HTMLWriter
  ) {
    guard count > 0 else { return }
    html.markup("<p class=\"back\">")
    writeBacklinks(text, footnote, count: count, in: language, isAlone: true, to: &html)
    html.markup("</p>\n")
  }

  private func writeBacklinks(
    _ text: NumberedFootnotes, _ footnote: Int, count: Int, in language: Language,
    isAlone: Bool = false, to html: inout HTMLWriter
  ) {
    for reference in 0..<count {
      let name = text.all.order.name(ofReference: reference, to: footnote)
      if reference > 0 || !isAlone { html.markup(" ") }
      html.markup("<a role=\"doc-backlink\"")
      html.attribute("href", "#", text.identifier(ofReference: reference, to: footnote))
      html.attribute("aria-label", Catalogue.of(language).backToReference(name))
      // The variation selector keeps browsers from showing an emoji.
      html.markup(">↩\u{FE0E}")
      if reference > 0 {
        html.markup("<sup>")
        html.markup(reference + 1)
        html.markup("</sup>")
      }
      html.markup("</a>")
    }
  }

  // MARK: - Side by side

  /// Registers the footnotes of all readings for a parallel page, which leaves nothing out.
  mutating func begin(_ readings: [Reading]) {
    for (number, reading) in readings.enumerated() {
      guard let all = Footnotes(in: reading, isShown: { _ in true }) else { continue }
      texts[reading.document] = NumberedFootnotes(all, prefix: "\(number + 1).")
    }
  }

  /// Whether any registered text has footnotes.
  var hasAny: Bool { !texts.isEmpty }

  /// Whether a document has footnotes.
  func hasFootnotes(in document: Int) -> Bool { texts[document] != nil }

  /// Writes the number of the footnote that begins with a segment.
  ///
  /// If `isShown` is false, because another source says the same, only the anchor for references is
  /// written.
  func writeNumber(
    before segment: Int, document: Int, isShown: Bool = true, to html: inout HTMLWriter
  ) {
    guard let text = texts[document], let footnote = text.firsts[segment] else { return }
    html.markup("<span class=\"number\"")
    html.attribute("id", text.identifier(ofFootnote: footnote))
    html.markup(">")
    if isShown {
      html.markup(text.all.order.numbers[footnote])
      html.markup(".")
    }
    html.markup("</span>\n")
  }

  /// Writes the links back of the footnote that ends with a segment.
  func writeBacklinks(
    after segment: Int, document: Int, in language: Language, to html: inout HTMLWriter
  ) {
    guard let text = texts[document], let footnote = text.lasts[segment] else { return }
    let count = text.written[footnote]
    writeBacklinkParagraph(text, footnote, count: count, in: language, to: &html)
  }

  /// The number of the first footnote of each unit that consists only of footnotes, by unit.
  func numbers(of topic: Topic) -> [Int: Int] {
    if texts.isEmpty { return [:] }
    var numbers: [Int: [Int: Int]] = [:]
    for (document, text) in texts {
      for (index, footnote) in text.all.footnotes.enumerated() {
        for segment in footnote.segments {
          numbers[document, default: [:]][segment] = text.all.order.numbers[index]
        }
      }
    }
    return topic.units.enumerated().reduce(into: [:]) { result, entry in
      var first: Int?
      for variant in entry.element.variants {
        for segment in variant.segments {
          guard let number = numbers[variant.document]?[segment] else { return }
          first = first ?? number
        }
      }
      result[entry.offset] = first
    }
  }
}
