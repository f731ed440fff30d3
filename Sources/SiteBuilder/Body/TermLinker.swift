import Bitext
import TextBasics

/// The terms of the glossary that pages lead to from their texts.
struct TermLinks: Sendable {
  let finder: TermFinder
  /// The language of the glossary that the links lead to.
  let reader: Language
  /// For each concept, its id on the glossary page.
  let ids: [String]
  let parts: GlossaryParts
}

/// Links the terms in the text of one page to the glossary: each where it comes first.
struct TermLinker: Sendable {
  private let terms: TermLinks
  /// For each page of the glossary, its address on the page of the text.
  private let addresses: [String]
  /// The concepts that are linked already.
  private var linked: Set<Int> = []

  /// - Parameters:
  ///   - terms: What is linked.
  ///   - href: Gives the address of a page of the glossary.
  init(_ terms: TermLinks, href: (Page) -> String) {
    self.terms = terms
    addresses = (0..<terms.parts.count).map { href(.glossary(terms.reader, part: $0)) }
  }

  /// Writes character data with links to the glossary.
  mutating func write(_ text: String, to html: inout HTMLWriter) {
    var start = 0
    let bytes = Array(text.utf8)
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for occurrence in terms.finder.occurrences(in: text) {
      guard let concept = concept(of: occurrence) else { continue }
      linked.insert(concept)
      html.text(piece(start..<occurrence.range.lowerBound))
      html.markup("<a class=\"term\"")
      let address = addresses[terms.parts.part(ofConcept: concept)]
      html.attribute("href", address, "#" + Address.encoded(terms.ids[concept]))
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
  }

  /// The concept of the first spelling that is not linked yet and may be used.
  private func concept(of occurrence: TermFinder.Occurrence) -> Int? {
    occurrence.spellings.first { $0.form != .forbidden && !linked.contains($0.concept) }?.concept
  }
}
