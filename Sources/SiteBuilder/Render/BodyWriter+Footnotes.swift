import Bitext

extension BodyWriter {
  /// The footnotes of a source while its text is written.
  struct OpenFootnotes: Sendable {
    let all: Footnotes
    /// Behind `fn-` in ids: several texts may stand on one page.
    let prefix: String
    /// For each footnote, how many references to it were written.
    var written: [Int]
    /// The footnotes by their first and by their last segments.
    let firsts: [Int: Int]
    let lasts: [Int: Int]

    init(_ all: Footnotes, prefix: String) {
      self.all = all
      self.prefix = prefix
      written = all.footnotes.map { _ in 0 }
      var firsts: [Int: Int] = [:]
      var lasts: [Int: Int] = [:]
      for (index, footnote) in all.footnotes.enumerated() {
        if let first = footnote.segments.first { firsts[first] = index }
        if let last = footnote.segments.last { lasts[last] = index }
      }
      self.firsts = firsts
      self.lasts = lasts
    }

    func identifier(ofFootnote footnote: Int) -> String {
      "fn-\(prefix)\(all.order.numbers[footnote])"
    }

    /// References to a footnote are counted from 0.
    func identifier(ofReference reference: Int, to footnote: Int) -> String {
      "fnref-\(prefix)\(all.order.name(ofReference: reference, to: footnote))"
    }
  }

  /// Makes the references in a text lead to its footnotes.
  mutating func beginFootnotes(of reading: Reading) {
    guard let all = Footnotes(in: reading, isShown: reading.isShown) else { return }
    footnoteTexts += 1
    footnotes[reading.document] = OpenFootnotes(
      all, prefix: footnoteTexts == 1 ? "" : "\(footnoteTexts).")
  }

  /// The same on a page where all sources stand side by side and nothing is left out.
  mutating func beginFootnotes(of readings: [Reading]) {
    for (number, reading) in readings.enumerated() {
      guard let all = Footnotes(in: reading, isShown: { _ in true }) else { continue }
      footnotes[reading.document] = OpenFootnotes(all, prefix: "\(number + 1).")
    }
  }

  /// Writes the footnotes below the text that they belong to.
  mutating func writeFootnotes(of reading: Reading) {
    guard let open = footnotes[reading.document] else { return }
    openFootnoteSection()
    html.markup("<ol>\n")
    for footnote in open.all.order.footnotes {
      html.markup("<li")
      html.attribute("id", open.identifier(ofFootnote: footnote))
      html.markup(">\n")
      awaitedBacklinks = footnote
      write(open.all.footnotes[footnote].nodes, of: reading)
      if awaitedBacklinks != nil {
        awaitedBacklinks = nil
        writeBacklinkParagraph(open, footnote, count: open.all.order.references[footnote])
      }
      html.markup("</li>\n")
    }
    html.markup("</ol>\n</section>\n")
    footnotes[reading.document] = nil
  }

  mutating func openFootnoteSection() {
    html.markup("<section class=\"footnotes\" role=\"doc-endnotes\"")
    html.attribute("aria-label", footnoteWords.footnotes)
    html.markup(">\n")
  }

  /// In the language of the text around them, as what is read aloud there is pronounced.
  private var footnoteWords: SharedValue<Catalogue> { Catalogue.of(inherited) }

  /// Writes what leads to the footnote with a label; the label where nothing is defined.
  mutating func writeReference(to label: String, from origin: Origin) {
    let document = origin.note.document
    switch footnotes[document]?.all.target(of: label, in: inherited) {
    case .footnote(let footnote)?:
      guard let open = footnotes[document] else { return }
      html.markup("<sup")
      html.attribute(
        "id", open.identifier(ofReference: open.written[footnote], to: footnote))
      html.markup(">")
      writeReferenceLink(
        String(open.all.order.numbers[footnote]), open.identifier(ofFootnote: footnote))
      html.markup("</sup>")
      footnotes[document]?.written[footnote] += 1
    case .unit(let id)?:
      html.markup("<sup>")
      writeReferenceLink(label, id)
      html.markup("</sup>")
    case nil: html.text("[^\(label)]")
    }
  }

  private mutating func writeReferenceLink(_ text: String, _ id: String) {
    if isInLink { return html.text(text) }
    html.markup("<a role=\"doc-noteref\"")
    html.attribute("href", "#", id)
    html.attribute("aria-label", footnoteWords.footnote(text))
    html.markup(">")
    html.text(text)
    html.markup("</a>")
  }

  /// Writes the links back to the text behind the last text of a footnote.
  mutating func writeBacklinks(after segment: Int, of reading: Reading) {
    guard let footnote = awaitedBacklinks, let open = footnotes[reading.document],
      open.all.footnotes[footnote].segments.last == segment
    else { return }
    awaitedBacklinks = nil
    writeBacklinks(open, footnote, count: open.all.order.references[footnote])
  }

  private mutating func writeBacklinkParagraph(
    _ open: OpenFootnotes, _ footnote: Int, count: Int
  ) {
    guard count > 0 else { return }
    html.markup("<p class=\"back\">")
    writeBacklinks(open, footnote, count: count, isAlone: true)
    html.markup("</p>\n")
  }

  private mutating func writeBacklinks(
    _ open: OpenFootnotes, _ footnote: Int, count: Int, isAlone: Bool = false
  ) {
    for reference in 0..<count {
      let name = open.all.order.name(ofReference: reference, to: footnote)
      if reference > 0 || !isAlone { html.markup(" ") }
      html.markup("<a role=\"doc-backlink\"")
      html.attribute("href", "#", open.identifier(ofReference: reference, to: footnote))
      html.attribute("aria-label", footnoteWords.backToReference(name))
      // The second character keeps the arrow from being a picture.
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

  /// Writes the number of the footnote that begins with a segment; only the place that references
  /// lead to where another source says the same.
  mutating func writeFootnoteNumber(before segment: Int, document: Int, isShown: Bool = true) {
    guard let open = footnotes[document], let footnote = open.firsts[segment] else { return }
    html.markup("<span class=\"number\"")
    html.attribute("id", open.identifier(ofFootnote: footnote))
    html.markup(">")
    if isShown {
      html.markup(open.all.order.numbers[footnote])
      html.markup(".")
    }
    html.markup("</span>\n")
  }

  /// Writes what leads back from the footnote that ends with a segment.
  mutating func writeBacklinks(after segment: Int, document: Int) {
    guard let open = footnotes[document], let footnote = open.lasts[segment] else { return }
    writeBacklinkParagraph(open, footnote, count: open.written[footnote])
  }

  /// For each unit of a topic that is nothing but footnotes, the number of the first.
  func footnoteNumbers(of topic: Topic) -> [Int: Int] {
    if footnotes.isEmpty { return [:] }
    var numbers: [Int: [Int: Int]] = [:]
    for (document, open) in footnotes {
      for (index, footnote) in open.all.footnotes.enumerated() {
        for segment in footnote.segments {
          numbers[document, default: [:]][segment] = open.all.order.numbers[index]
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
