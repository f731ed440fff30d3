import Bitext

extension BodyWriter {
  mutating func write(_ parallel: ParallelText) {
    if parallel.languages.count > 1 { writeHeads(of: parallel) }
    beginFootnotes(of: parallel.readings)
    let footnotes = footnoteNumbers(of: parallel.topic)
    for number in parallel.topic.units.indices where footnotes[number] == nil {
      write(unit: number, of: parallel)
    }
    guard !footnotes.isEmpty else { return }
    openFootnoteSection()
    for (unit, _) in footnotes.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      write(unit: unit, of: parallel)
    }
    html.markup("</section>\n")
  }

  /// Writes a unit and the examples that follow it.
  private mutating func write(unit number: Int, of parallel: ParallelText) {
    let unit = parallel.topic.units[number]
    if !parallel.isExample(unit) { write(unit, number: number, of: parallel) }
    for placed in parallel.examples.following[number] ?? [] { write(placed.showing) }
  }

  /// The names of the languages above their columns, which stay while the text moves.
  private mutating func writeHeads(of parallel: ParallelText) {
    html.markup("<div class=\"unit heads\" aria-hidden=\"true\">\n")
    for (column, language) in parallel.languages.enumerated() {
      html.markup("<p class=\"c")
      html.markup(column + 1)
      html.markup("\"")
      html.attribute("data-lang", language.tag)
      writeLanguage(language)
      html.markup(">")
      html.text(Catalogue.ownName(of: language))
      html.markup("</p>\n")
    }
    html.markup("</div>\n")
  }

  private mutating func write(
    _ unit: TranslationUnit, number: Int, of parallel: ParallelText
  ) {
    // They are ordered by language, the undetermined one last.
    let spoken = unit.variants.prefix { $0.language.isDetermined }
    var present: [Language] = []
    present.reserveCapacity(spoken.count)
    for variant in spoken where present.last != variant.language {
      present.append(variant.language)
    }
    let level = headingLevel(of: unit, in: parallel)
    let isAlone = present.count == 1 && parallel.languages.count > 1
    html.markup("<section class=\"unit")
    if let level {
      html.markup(" head level-")
      html.markup(level)
    }
    html.markup(isAlone ? " alone\"" : "\"")
    writeIdentifier(unit.id, ofUnit: number)
    // A tap gives it the focus, which reveals its other languages where that is the mode.
    html.markup(" tabindex=\"-1\">\n<a class=\"unit-link\"")
    html.attribute("href", "#", unit.id)
    html.attribute("aria-label", DeskWords.of(language).linkToUnit)
    html.markup("></a>\n")
    let missing = parallel.languages.firstIndex { !present.contains($0) }
    for (column, language) in parallel.languages.enumerated() {
      let variants = spoken.speaking(language)
      if !variants.isEmpty {
        let state = parallel.states.state(of: number, in: language)
        writeSide(
          variants, language, column: column, level: level, unit: unit, state: state, of: parallel)
      } else if isAlone {
        guard column == missing else { continue }
        writeRemark(words.onlyIn(words.name(of: present[0])), column: column, of: present[0])
      } else if !present.isEmpty {
        writeRemark(words.missingIn(words.name(of: language)), column: column, of: language)
      }
    }
    for language in present where !parallel.languages.contains(language) {
      writeSide(
        spoken.speaking(language), language, column: nil, level: level, unit: unit, state: nil,
        of: parallel)
    }
    writeUndetermined(unit, of: parallel)
    html.markup("</section>\n")
  }

  /// Says in words that a text is missing, for those who do not see the empty column.
  private mutating func writeRemark(_ text: String, column: Int, of language: Language) {
    html.markup("<p class=\"remark c")
    html.markup(column + 1)
    html.markup("\"")
    html.attribute("data-lang", language.tag)
    html.markup(">")
    html.text(text)
    html.markup("</p>\n")
  }

  /// Writes all that a unit has in one language, source after source.
  private mutating func writeSide(
    _ variants: ArraySlice<Variant>, _ language: Language, column: Int?, level: Int?,
    unit: TranslationUnit, state: UnitState?, of parallel: ParallelText
  ) {
    if let column {
      html.markup("<div class=\"side c")
      html.markup(column + 1)
      html.markup("\"")
    } else {
      html.markup("<div class=\"side all\"")
    }
    html.attribute("data-lang", language.tag)
    if let state, state.isTold { html.attribute("data-state", state.name) }
    writeLanguage(language)
    html.markup(">\n")
    within(language) { writer in
      if variants.count == 1 {
        writer.write(equal: variants, level: level, unit: unit, state: state, of: parallel)
        return
      }
      let groups = parallel.grouped(variants)
      for (number, equal) in groups.enumerated() {
        writer.marked = parallel.marks(of: number, in: groups)
        writer.write(equal: equal[...], level: level, unit: unit, state: state, of: parallel)
      }
    }
    html.markup("</div>\n")
  }

  /// Writes what several sources say in the same words, once.
  private mutating func write(
    equal variants: ArraySlice<Variant>, level: Int?, unit: TranslationUnit, state: UnitState?,
    of parallel: ParallelText
  ) {
    guard let variant = variants.first else { return }
    html.markup("<div class=\"variant\">\n")
    writeMarks(of: variants, parallel)
    for index in variant.segments {
      writeSegment(index, document: variant.document, level: level, unit: unit, parallel)
    }
    marked = nil
    for other in variants.dropFirst() { writeFootnotePlaces(of: other) }
    writeReview(of: variant, state, unit: unit, of: parallel)
    html.markup("</div>\n")
  }

  private mutating func writeReview(
    of variant: Variant, _ state: UnitState?, unit: TranslationUnit, of parallel: ParallelText
  ) {
    let isMain = parallel.topic.mainVariant(of: unit, in: variant.language) == variant
    switch state {
    case .outOfDate(let translated)?:
      if isMain { writeChange(from: translated, unit: unit, of: parallel) }
    case .current?, .original?, .extra?, .missing?, nil: break
    case .lowConfidence?, .unreviewed?:
      if variant.confidence < UnitStates.lowConfidence {
        writeDoubt(about: variant, unit: unit, of: parallel)
      }
    }
  }

  private mutating func writeMarks(of variants: ArraySlice<Variant>, _ parallel: ParallelText) {
    // Most topics have one source a language.
    guard let first = variants.first, parallel.hasSources(in: first.language) else { return }
    html.markup("<p class=\"marks\"")
    writeLanguage(language)
    html.markup(">")
    within(language) { writer in
      for variant in variants {
        if let mark = parallel.mark(of: variant) { writer.writeMark(mark, variant, parallel) }
      }
    }
    html.markup("</p>\n")
  }

  private mutating func writeMark(
    _ mark: String, _ variant: Variant, _ parallel: ParallelText
  ) {
    let path = parallel.topic.documents[variant.document].source.path
    html.markup("<a class=\"mark\" href=\"#sources\"")
    html.attribute("title", path)
    html.markup(">")
    html.markup("<span class=\"aside\">")
    html.text(words.source + " ")
    html.markup("</span>")
    html.text(mark)
    html.markup("</a>\n")
  }

  private mutating func writeSegment(
    _ index: Int, document: Int, level: Int?, unit: TranslationUnit, _ parallel: ParallelText
  ) {
    writeFootnoteNumber(before: index, document: document)
    defer { writeBacklinks(after: index, document: document) }
    guard let place = parallel.calloutPlace(of: index, in: document) else {
      writeText(index, document: document, level: level, unit: unit, parallel)
      return
    }
    write(place, index, of: parallel.readings[document]) {
      $0.writeText(index, document: document, level: level, unit: unit, parallel, isInCallout: true)
    }
  }

  private mutating func writeText(
    _ index: Int, document: Int, level: Int?, unit: TranslationUnit, _ parallel: ParallelText,
    isInCallout: Bool = false
  ) {
    let reading = parallel.readings[document]
    switch reading.segments[index].kind {
    case .heading:
      let level = level ?? 6
      html.markup("<h")
      html.markup(level)
      html.markup(">")
      writeContent(index, of: reading)
      html.markup("</h")
      html.markup(level)
      html.markup(">\n")
      if headings.last?.id != unit.id {
        let segment = reading.segments[index]
        headings.append(
          Heading(id: unit.id, level: level, text: segment.text, language: segment.language))
      }
    case .cell: writeRow(parallel.cells(of: index, in: document), index, reading)
    case .code:
      html.markup("<pre tabindex=\"0\"><code translate=\"no\">")
      html.text(reading.segments[index].text)
      html.markup("</code></pre>\n")
    case .item: writePlain("item", index, reading)
    // A callout that is written as a quote is not a quotation.
    case .quote: writePlain(isInCallout ? nil : "quoted", index, reading)
    case .caption: writePlain("caption", index, reading)
    case .image: writePlain("picture", index, reading)
    case .frontMatter: writePlain("lead", index, reading)
    case .paragraph, .html: writePlain(nil, index, reading)
    }
  }

  private mutating func writePlain(_ name: StaticString?, _ index: Int, _ reading: Reading) {
    html.markup("<p")
    html.attribute("class", of: name)
    html.markup(">")
    writeContent(index, of: reading)
    html.markup("</p>\n")
  }

  private mutating func writeRow(_ cells: [[Inline]], _ index: Int, _ reading: Reading) {
    html.markup("<p class=\"row\">")
    for (number, cell) in cells.enumerated() {
      if number > 0 { html.markup("<span class=\"bar\"> | </span>") }
      html.markup("<span>")
      write(cell, from: reading.origin(of: index))
      html.markup("</span>")
    }
    html.markup("</p>\n")
  }

  /// Code, pictures and texts in no language run across all columns, equal ones once.
  private mutating func writeUndetermined(_ unit: TranslationUnit, of parallel: ParallelText) {
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
      html.markup("<div class=\"side all\">\n")
      for index in variants[0].segments {
        writeNeutral(index, document: variants[0].document, unit: unit, parallel)
      }
      for other in variants.dropFirst() { writeFootnotePlaces(of: other) }
      html.markup("</div>\n")
    }
  }

  /// Writes the places that references of another source lead to, which says the same.
  private mutating func writeFootnotePlaces(of variant: Variant) {
    if footnotes[variant.document] == nil { return }
    for index in variant.segments {
      writeFootnoteNumber(before: index, document: variant.document, isShown: false)
      writeBacklinks(after: index, document: variant.document)
    }
  }

  private static func looksAlike(_ a: Segment, _ b: Segment) -> Bool {
    a.kind == b.kind && a.text == b.text && a.content == b.content
  }

  private mutating func writeNeutral(
    _ index: Int, document: Int, unit: TranslationUnit, _ parallel: ParallelText
  ) {
    let segment = parallel.readings[document].segments[index]
    guard segment.takesLanguage else {
      writeSegment(index, document: document, level: nil, unit: unit, parallel)
      return
    }
    html.markup("<div")
    writeLanguage(segment.language)
    html.markup(">\n")
    within(segment.language) {
      $0.writeSegment(index, document: document, level: nil, unit: unit, parallel)
    }
    html.markup("</div>\n")
  }

  /// The level of the headings in a unit, equal in all its languages; nil if it has none.
  private mutating func headingLevel(of unit: TranslationUnit, in parallel: ParallelText) -> Int? {
    for variant in unit.variants {
      for index in variant.segments {
        if case .heading(let level) = parallel.readings[variant.document].segments[index].kind {
          return levels.level(for: Int(level))
        }
      }
    }
    return nil
  }
}

extension ArraySlice<Variant> {
  /// The variants of a language, of those that are ordered by language.
  fileprivate func speaking(_ language: Language) -> ArraySlice<Variant> {
    guard let start = firstIndex(where: { $0.language == language }) else { return [] }
    return self[start...].prefix { $0.language == language }
  }
}

extension UnitState {
  /// Whether the page says it: what goes without saying is left to be understood.
  var isTold: Bool {
    switch self {
    case .lowConfidence, .outOfDate, .current: true
    case .original, .extra, .missing, .unreviewed: false
    }
  }
}
