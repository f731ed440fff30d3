import Bitext
import TextBasics

/// The terms of the glossary that a page leads to from its text: each where it comes first.
struct TermLinks: Sendable {
  let finder: TermFinder
  /// The language of the glossary that the links lead to.
  let reader: Language
  /// For each concept, its id on the glossary page.
  let ids: [String]
  let parts: GlossaryParts
  var linked: Set<Int> = []

  func page(of concept: Int) -> Page {
    .glossary(reader, part: parts.part(ofConcept: concept))
  }

  /// The concept of the first spelling that is not linked yet and not one to be avoided.
  func concept(of occurrence: TermFinder.Occurrence) -> Int? {
    occurrence.spellings.first { $0.form != .forbidden && !linked.contains($0.concept) }?.concept
  }
}

extension BodyWriter {
  /// Writes character data with links to the glossary.
  mutating func writeLinked(_ text: String, _ links: TermLinks) {
    var links = links
    var start = 0
    let bytes = Array(text.utf8)
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for occurrence in links.finder.occurrences(in: text) {
      guard let concept = links.concept(of: occurrence) else { continue }
      links.linked.insert(concept)
      html.text(piece(start..<occurrence.range.lowerBound))
      html.markup("<a class=\"term\"")
      html.attribute("href", href(links.page(of: concept), fragment: links.ids[concept]))
      html.markup(">")
      // A Latin word is marked whole, with its ending; a particle is not a part of the term.
      let rest = bytes[occurrence.range.upperBound...]
      let isLatin = bytes[occurrence.range.upperBound - 1].isASCIILetter
      let end = isLatin ? rest.firstIndex { !$0.isASCIILetter } ?? bytes.count : rest.startIndex
      html.text(piece(occurrence.range.lowerBound..<end))
      html.markup("</a>")
      start = end
    }
    html.text(piece(start..<bytes.count))
    termLinks = links
  }

  /// Writes what `body` writes without links to the glossary.
  mutating func withoutTerms(_ body: (inout BodyWriter) -> Void) {
    let links = termLinks
    termLinks = nil
    body(&self)
    termLinks = links
  }
}
