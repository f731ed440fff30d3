import Bitext

/// Writes the spellings of a concept and where the notes use them.
struct SpellingList {
  let site: SiteContext
  let desk: SharedValue<DeskWords>

  /// Writes the names that stay the same in every language.
  func write(kept names: [String], to body: inout BodyWriter) {
    guard !names.isEmpty else { return }
    body.html.markup("<div><dt>")
    body.html.text(desk.keep)
    body.html.markup("</dt>\n<dd>")
    for (number, name) in names.enumerated() {
      body.html.markup(number > 0 ? ", <code translate=\"no\">" : "<code translate=\"no\">")
      body.html.text(name)
      body.html.markup("</code>")
    }
    body.html.markup("</dd></div>\n")
  }

  /// Writes the spellings of a concept in one language, ordered by their status in the glossary,
  /// with their uses.
  ///
  /// If sources differ in their spelling, a list of sources follows.
  func write(concept: Int, in language: Language, to body: inout BodyWriter) {
    let spellings = site.uses.value.spellings(of: concept, in: language)
    for (form, label) in [
      (TermFinder.Form.preferred, desk.preferred), (.allowed, desk.allowed), (.seen, desk.seen),
      (.forbidden, desk.forbidden),
    ] {
      let own = spellings.filter { $0.form == form }
      guard !own.isEmpty else { continue }
      body.html.markup("<div class=\"form-")
      body.html.markup(form.rawValue)
      body.html.markup("\"><dt>")
      body.html.text(label)
      body.html.markup("</dt>\n")
      for spelling in own { write(spelling, language, to: &body) }
      body.html.markup("</div>\n")
    }
    writeSources(of: spellings.filter { $0.count > 0 }, language, to: &body)
  }

  /// Writes which source uses which spelling, if the sources differ.
  private func writeSources(
    of used: [GlossaryUses.Spelling], _ language: Language, to body: inout BodyWriter
  ) {
    let sources = Set(used.flatMap { $0.sources.map(\.path) })
    guard used.count > 1, sources.count > 1 else { return }
    body.html.markup("<div class=\"who\"><dt>")
    body.html.text(desk.whoSaysWhat)
    body.html.markup("</dt>\n")
    for spelling in used {
      body.html.markup("<dd><b")
      body.writeLanguage(language)
      body.html.markup(">")
      body.html.text(spelling.text)
      body.html.markup("</b> ")
      for (number, source) in spelling.sources.enumerated() {
        if number > 0 { body.html.markup(", ") }
        write(source, language, to: &body)
      }
      body.html.markup("</dd>\n")
    }
    body.html.markup("</div>\n")
  }

  /// Writes the title of a source's topic with the number of uses, and the path of the source if the
  /// topic has several in the language.
  private func write(
    _ source: GlossaryUses.Source, _ language: Language, to body: inout BodyWriter
  ) {
    let topic = site.plan.corpus[source.topic]
    let title = site.text.title(of: topic, in: language)
    body.html.markup("<a")
    body.html.attribute("href", body.href(site.plan.page(ofTopic: source.topic, in: language)))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
    body.html.markup("</a> ")
    if topic.editions.count(where: { $0.language == language }) > 1 {
      body.html.markup("<bdi class=\"path\">")
      body.html.text(PlainText.composed(source.path))
      body.html.markup("</bdi> ")
    }
    body.html.markup("<span class=\"count\">")
    body.html.markup(source.count)
    body.html.markup("</span>")
  }

  private func write(
    _ spelling: GlossaryUses.Spelling, _ language: Language, to body: inout BodyWriter
  ) {
    body.html.markup("<dd><span class=\"spelling\"")
    body.writeLanguage(language)
    body.html.markup(">")
    body.html.text(spelling.text)
    body.html.markup("</span> ")
    guard spelling.count > 0 else {
      body.html.markup("<span class=\"count\">")
      body.html.text(desk.unused)
      body.html.markup("</span></dd>\n")
      return
    }
    body.html.markup("<details class=\"uses\"><summary>")
    body.html.text(spelling.count == 1 ? desk.oneUse : desk.uses(spelling.count))
    body.html.markup("</summary>\n<ul>\n")
    for place in spelling.places { write(place, of: spelling.text, language, to: &body) }
    let search = Page.desk(.search, body.language)
    if spelling.count > spelling.places.count, site.plan.contains(search) {
      body.html.markup("<li><a")
      let query = Address.encoded(spelling.text)
      body.html.attribute("href", body.href(search) + "#q=\(query)&in=\(language.tag)")
      body.html.markup(">")
      body.html.text(desk.search)
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul></details></dd>\n")
  }

  /// In `Character`s: a sentence with the spelling, or enough of it.
  private static let useLength = 72

  /// The sentence of a unit that has a spelling, in three parts of which the second is the
  /// spelling; the beginning of the text if it has only another form of the spelling.
  private static func sentence(
    of spelling: String, in text: String
  ) -> (before: Substring, spelling: Substring, after: Substring) {
    let place = text.firstRange(ofLettersOf: spelling)?.lowerBound
    let cut =
      place.map { Excerpt.cut(text, around: $0, to: useLength) } ?? Excerpt.cut(text, to: useLength)
    guard let range = cut.firstRange(ofLettersOf: spelling) else { return (cut[...], "", "") }
    return (cut[..<range.lowerBound], cut[range], cut[range.upperBound...])
  }

  /// Writes a link to a unit on its page, with the sentence that has the spelling.
  private func write(
    _ place: GlossaryUses.Place, of spelling: String, _ language: Language,
    to body: inout BodyWriter
  ) {
    let topic = site.plan.corpus[place.topic]
    let title = site.text.title(of: topic, in: language)
    let unit = topic.units[place.unit]
    let variant = topic.mainVariant(of: unit, in: language)
    let sentence = Self.sentence(
      of: spelling, in: variant.map { topic.text(of: $0) } ?? "")
    let target = site.plan.page(ofTopic: place.topic, in: language)
    let isThere = site.memory.shows(unit.id, on: target, in: site.plan)
    body.html.markup("<li><a")
    body.html.attribute(
      "href",
      isThere || !site.plan.hasParallel(topic)
        ? body.href(target, fragment: isThere ? unit.id : nil)
        : body.hrefOfParallel(place.topic, unit: unit.id))
    body.writeLanguage(title.language)
    body.html.markup(">")
    body.html.text(title.text)
    body.html.markup("</a> <span")
    body.writeLanguage(language)
    body.html.markup(">")
    body.within(language) { body in
      body.writeText(String(sentence.before))
      if !sentence.spelling.isEmpty {
        body.html.markup("<mark>")
        body.html.text(String(sentence.spelling))
        body.html.markup("</mark>")
      }
      body.writeText(String(sentence.after))
    }
    body.html.markup("</span></li>\n")
  }
}

extension String {
  /// The first range that has the letters of `word`, in either case where they are ASCII.
  fileprivate func firstRange(ofLettersOf word: String) -> Range<String.Index>? {
    func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    let wanted = word.utf8.map(folded)
    guard !wanted.isEmpty else { return nil }
    // The pages of terms look so into every text; `firstRange(of:)` was a seventh of a whole build.
    let bytes = Array(utf8)
    var start = 0
    while start + wanted.count <= bytes.count {
      var length = 0
      while length < wanted.count, folded(bytes[start + length]) == wanted[length] { length += 1 }
      if length == wanted.count {
        let index = utf8.index(utf8.startIndex, offsetBy: start)
        return index..<utf8.index(index, offsetBy: length)
      }
      start += 1
    }
    return nil
  }
}
