import Bitext

/// Writes one unit of a topic in all its languages.
struct UnitWriter {
  private let shared: SharedParallel
  /// The places of the languages in the order of the columns.
  private let columns: [Int]
  private var parallel: ParallelText { shared.text }
  /// The index of the unit in the topic.
  private let number: Int
  private let unit: TranslationUnit
  /// The common level of the unit's headings in all languages; nil if it has none.
  private let level: Int?

  init(_ shared: SharedParallel, _ number: Int, columns: [Int], in body: inout BodyWriter) {
    let parallel = shared.text
    self.shared = shared
    self.columns = columns
    self.number = number
    let unit = parallel.topic.units[number]
    self.unit = unit
    level = Self.headingLevel(of: unit, in: parallel).map { body.outline.levels.level(for: $0) }
  }

  func write(to body: inout BodyWriter) {
    // Variants are ordered by language, with the undetermined ones last.
    let spoken = unit.variants.prefix { $0.language.isDetermined }
    var present: [Language] = []
    present.reserveCapacity(spoken.count)
    for variant in spoken where present.last != variant.language {
      present.append(variant.language)
    }
    let isAlone = present.count == 1 && parallel.languages.count > 1
    body.html.markup("<section class=\"unit")
    if let level {
      body.html.markup(" head level-")
      body.html.markup(level)
    }
    body.html.markup(isAlone ? " alone\"" : "\"")
    body.writeIdentifier(unit.id, ofUnit: number)
    let needs = parallel.needs.ofUnit[number]
    if !needs.isEmpty { body.html.attribute("data-needs", needs) }
    // A tap focuses the unit; a reading mode shows its other languages on focus.
    body.html.markup(" tabindex=\"-1\">\n<a class=\"unit-link\"")
    body.html.attribute("href", "#", unit.id)
    body.html.markup(" aria-labelledby=\"link-to-unit\"></a>\n")
    let missing = columns.first { !present.contains(parallel.languages[$0]) }
    for column in columns {
      let language = parallel.languages[column]
      let variants = spoken.speaking(language)
      if !variants.isEmpty {
        let state = parallel.states[number][column]
        writeSide(variants, language, column: column, state: state, to: &body)
      } else {
        if isAlone {
          if column == missing {
            writeRemark(
              body.words.onlyIn(body.words.name(of: present[0])), column: column, of: present[0],
              to: &body)
          }
        } else if !present.isEmpty {
          writeRemark(
            body.words.missingIn(body.words.name(of: language)), column: column, of: language,
            to: &body)
        }
        writeOffers(for: language, column: column, to: &body)
      }
    }
    for language in present where !parallel.languages.contains(language) {
      writeSide(spoken.speaking(language), language, column: nil, state: nil, to: &body)
    }
    writeUndetermined(to: &body)
    let margin = MarginWriter(topic: parallel.topic)
    if let days = parallel.recent[unit.id] { margin.write(days, of: unit, to: &body) }
    if !parallel.topic.notes.isEmpty { margin.write(notesOn: number, to: &body) }
    body.html.markup("</section>\n")
  }

  /// Writes that a text is missing, for readers who cannot see the empty column.
  private func writeRemark(
    _ text: String, column: Int, of language: Language, to body: inout BodyWriter
  ) {
    body.html.markup("<p class=\"remark c")
    body.html.markup(column + 1)
    body.html.markup("\"")
    body.html.attribute("data-lang", language.tag)
    body.html.markup(">")
    body.html.text(text)
    body.html.markup("</p>\n")
  }

  /// Writes, in the column of a language without the text, translations from which its translator
  /// may start.
  private func writeOffers(for language: Language, column: Int, to body: inout BodyWriter) {
    guard parallel.offers != nil,
      parallel.states[number][column] == .missing
    else { return }
    OfferWriter(parallel: parallel, unit: unit, column: column).write(for: language, to: &body)
  }

  /// Writes all texts of a unit in one language, source by source.
  private func writeSide(
    _ variants: ArraySlice<Variant>, _ language: Language, column: Int?, state: UnitState?,
    to body: inout BodyWriter
  ) {
    if let column {
      body.html.markup("<div class=\"side c")
      body.html.markup(column + 1)
      body.html.markup("\"")
    } else {
      body.html.markup("<div class=\"side all\"")
    }
    body.html.attribute("data-lang", language.tag)
    if let state, state.isTold { body.html.attribute("data-state", state.name) }
    body.writeLanguage(language)
    body.html.markup(">\n")
    guard let column else {
      writeTexts(variants, language, state: state, to: &body)
      body.html.markup("</div>\n")
      return
    }
    switch shared[number, column] {
    case .same(let bytes): body.html.markup(bytes: bytes)
    case .own: writeTexts(variants, language, state: state, to: &body)
    case .unknown:
      let place = body.html.count
      writeTexts(variants, language, state: state, to: &body)
      let isSame = isSame(variants, state, in: body)
      shared[number, column] = isSame ? .same(body.html.bytes(from: place)) : .own
    }
    body.html.markup("</div>\n")
  }

  /// Whether the markup of a side is the same for readers of all languages.
  ///
  /// Such a side has none of the reader's words, nothing that a page counts, such as headings, and
  /// no addresses, because each page resolves them itself.
  private func isSame(
    _ variants: ArraySlice<Variant>, _ state: UnitState?, in body: BodyWriter
  ) -> Bool {
    guard level == nil, !body.footnotes.hasAny,
      !variants.contains(where: { parallel.isOfMachine(unit, in: $0.language) })
    else { return false }
    switch state {
    case .outOfDate?, .lowConfidence?: return false
    case .current?, .original?, .extra?, .missing?, .unreviewed?, nil: break
    }
    return variants.allSatisfy { variant in
      variant.confidence >= UnitStates.lowConfidence
        && variant.segments.allSatisfy { isSame($0, of: variant) }
    }
  }

  private func isSame(_ index: Int, of variant: Variant) -> Bool {
    let segment = parallel.readings[variant.document].segments[index]
    switch segment.kind {
    case .heading, .cell, .code, .image, .html: return false
    case .paragraph, .item, .quote, .caption, .frontMatter:
      return !segment.hasAddresses
        && parallel.calloutPlace(of: index, in: variant.document) == nil
    }
  }

  private func writeTexts(
    _ variants: ArraySlice<Variant>, _ language: Language, state: UnitState?,
    to body: inout BodyWriter
  ) {
    body.within(language) { body in
      if variants.count == 1 {
        write(equal: variants, state: state, to: &body)
        return
      }
      let groups = parallel.grouped(variants)
      for (number, equal) in groups.enumerated() {
        body.text.differences = parallel.marks(of: number, in: groups)
        write(equal: equal[...], state: state, to: &body)
      }
    }
  }

  /// Writes, once, a text that several sources share.
  private func write(
    equal variants: ArraySlice<Variant>, state: UnitState?, to body: inout BodyWriter
  ) {
    guard let variant = variants.first else { return }
    body.html.markup("<div class=\"variant\"")
    if let marks = parallel.sentences[variant] { body.html.attribute("data-s", marks) }
    body.html.markup(">\n")
    writeMarks(of: variants, to: &body)
    for index in variant.segments {
      writeSegment(index, document: variant.document, level: level, to: &body)
    }
    body.text.differences = nil
    for other in variants.dropFirst() { writeFootnotePlaces(of: other, to: &body) }
    ReviewWriter(parallel: parallel, unit: unit).write(state, of: variant, to: &body)
    body.html.markup("</div>\n")
  }

  private func writeMarks(of variants: ArraySlice<Variant>, to body: inout BodyWriter) {
    // A fast path: most topics have one source per language.
    guard let first = variants.first, parallel.hasSources(in: first.language) else { return }
    body.html.markup("<p class=\"marks\">")
    for variant in variants {
      if let mark = parallel.mark(of: variant) { writeMark(mark, variant, to: &body) }
    }
    body.html.markup("</p>\n")
  }

  private func writeMark(
    _ mark: String, _ variant: Variant, to body: inout BodyWriter
  ) {
    let path = parallel.topic.documents[variant.document].source.path
    body.html.markup("<a class=\"mark\" href=\"#sources\"")
    body.html.attribute("title", path)
    body.html.markup(">")
    body.html.text(mark)
    body.html.markup("</a>\n")
  }

  private func writeSegment(
    _ index: Int, document: Int, level: Int?, to body: inout BodyWriter
  ) {
    body.footnotes.writeNumber(before: index, document: document, to: &body.html)
    if let place = parallel.calloutPlace(of: index, in: document) {
      BlockWriter(reading: parallel.readings[document]).write(place, index, to: &body) {
        writeText(index, document: document, level: level, isInCallout: true, to: &$0)
      }
    } else {
      writeText(index, document: document, level: level, to: &body)
    }
    body.footnotes.writeBacklinks(
      after: index, document: document, in: body.inherited, to: &body.html)
  }

  private func writeText(
    _ index: Int, document: Int, level: Int?, isInCallout: Bool = false,
    to body: inout BodyWriter
  ) {
    let reading = parallel.readings[document]
    switch reading.segments[index].kind {
    case .heading: writeHeading(index, level: level ?? 6, reading, to: &body)
    case .cell:
      writeRow(parallel.inlines(ofCells: index, in: document), index, reading, to: &body)
    case .code:
      let info = parallel.info(ofCode: index, in: document)
      Listing(code: reading.segments[index].text, info: info).write(to: &body)
    case .item: writePlain("item", index, reading, to: &body)
    // A quote that the page shows as a callout is not a quotation.
    case .quote: writePlain(isInCallout ? nil : "quoted", index, reading, to: &body)
    case .caption: writePlain("caption", index, reading, to: &body)
    case .image: writePlain("picture", index, reading, to: &body)
    case .frontMatter: writePlain("lead", index, reading, to: &body)
    case .paragraph, .html: writePlain(nil, index, reading, to: &body)
    }
  }

  private func writeHeading(
    _ index: Int, level: Int, _ reading: Reading, to body: inout BodyWriter
  ) {
    body.html.markup("<h")
    body.html.markup(level)
    body.html.markup(">")
    let isFirst = body.outline.headings.last.map { $0.unit != number } ?? true
    let name = isFirst ? body.writeName(ofHeading: number, id: unit.id) : unit.id
    body.withPhrases(of: reading.segments[index].language) {
      BlockWriter(reading: reading).writeContent(index, to: &$0)
    }
    body.html.markup("</h")
    body.html.markup(level)
    body.html.markup(">\n")
    if isFirst {
      let segment = reading.segments[index]
      body.outline.headings.append(
        PageOutline.Heading(
          id: name, level: level, text: segment.text, language: segment.language, unit: number))
    }
  }

  private func writePlain(
    _ name: StaticString?, _ index: Int, _ reading: Reading, to body: inout BodyWriter
  ) {
    body.html.markup("<p")
    body.html.attribute("class", of: name)
    body.html.markup(">")
    BlockWriter(reading: reading).writeContent(index, to: &body)
    body.html.markup("</p>\n")
  }

  private func writeRow(
    _ cells: consuming InlineReader, _ index: Int, _ reading: Reading, to body: inout BodyWriter
  ) {
    let writer = InlineWriter(origin: reading.origin(of: index))
    body.html.markup("<p class=\"row\">")
    var isFirst = true
    while !cells.isAtEnd {
      if !isFirst { body.html.markup("<span class=\"bar\"> | </span>") }
      isFirst = false
      body.html.markup("<span>")
      writer.writeList(&cells, to: &body)
      body.html.markup("</span>")
    }
    body.html.markup("</p>\n")
  }

  /// Writes code, pictures and undetermined texts across all columns, equal ones once.
  private func writeUndetermined(to body: inout BodyWriter) {
    var groups: [(text: [Segment], variants: [Variant])] = []
    for variant in unit.variants where !variant.language.isDetermined {
      let text = variant.segments.map { parallel.readings[variant.document].segments[$0] }
      let known = groups.firstIndex { $0.text.elementsEqual(text, by: Self.looksAlike) }
      if let known {
        groups[known].variants.append(variant)
      } else {
        groups.append((text, [variant]))
      }
    }
    for (_, variants) in groups {
      body.html.markup("<div class=\"side all\">\n")
      for index in variants[0].segments {
        writeNeutral(index, document: variants[0].document, to: &body)
      }
      for other in variants.dropFirst() { writeFootnotePlaces(of: other, to: &body) }
      body.html.markup("</div>\n")
    }
  }

  /// Writes only the anchors of footnotes, for a source whose text another source repeats.
  private func writeFootnotePlaces(of variant: Variant, to body: inout BodyWriter) {
    guard body.footnotes.hasFootnotes(in: variant.document) else { return }
    for index in variant.segments {
      body.footnotes.writeNumber(
        before: index, document: variant.document, isShown: false, to: &body.html)
      body.footnotes.writeBacklinks(
        after: index, document: variant.document, in: body.inherited, to: &body.html)
    }
  }

  private static func looksAlike(_ a: Segment, _ b: Segment) -> Bool {
    a.kind == b.kind && a.text == b.text && a.content == b.content
  }

  private func writeNeutral(
    _ index: Int, document: Int, to body: inout BodyWriter
  ) {
    let segment = parallel.readings[document].segments[index]
    guard segment.takesLanguage else {
      writeSegment(index, document: document, level: nil, to: &body)
      return
    }
    body.html.markup("<div")
    body.writeLanguage(segment.language)
    body.html.markup(">\n")
    body.within(segment.language) {
      writeSegment(index, document: document, level: nil, to: &$0)
    }
    body.html.markup("</div>\n")
  }

  /// The level of a unit's first heading in its source; nil if it has none.
  private static func headingLevel(of unit: TranslationUnit, in parallel: ParallelText) -> Int? {
    for variant in unit.variants {
      for index in variant.segments {
        if case .heading(let level) = parallel.readings[variant.document].segments[index].kind {
          return Int(level)
        }
      }
    }
    return nil
  }
}

extension ArraySlice<Variant> {
  /// The variants in a language; the slice is ordered by language.
  fileprivate func speaking(_ language: Language) -> ArraySlice<Variant> {
    guard let start = firstIndex(where: { $0.language == language }) else { return [] }
    return self[start...].prefix { $0.language == language }
  }
}

extension UnitState {
  /// Whether the page mentions the state; unremarkable states are not mentioned.
  var isTold: Bool {
    switch self {
    case .lowConfidence, .outOfDate, .current: true
    case .original, .extra, .missing, .unreviewed: false
    }
  }
}
