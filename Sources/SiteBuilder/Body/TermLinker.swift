import Bitext
import TextBasics

/// The glossary terms that a page links to from its texts.
struct TermLinks: Sendable {
  let finder: TermFinder
  /// The language of the glossary that the links open.
  let reader: Language
  /// The id of each concept on its glossary page.
  let ids: [String]
  let parts: GlossaryParts
}

/// Links terms in the text of one page to the glossary, each at its first occurrence.
struct TermLinker: Sendable {
  private let terms: TermLinks
  /// The address of each page of the glossary, relative to the page of the text.
  private let addresses: [String]
  /// The concepts that the originals of translated units have; nil for a text that is an original.
  private let senses: TermSenses?
  /// The index of the unit that is being written, in the topic; nil outside units.
  var unit: Int?
  /// The concepts that are already linked.
  private var linked: Set<Int> = []

  /// - Parameters:
  ///   - terms: The terms to link.
  ///   - senses: The concepts that the originals of the text have.
  ///   - href: Returns the address of a glossary page.
  init(_ terms: TermLinks, senses: TermSenses? = nil, href: (Page) -> String) {
    self.terms = terms
    self.senses = senses
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
      openLink(to: concept, in: &html)
      let end = Self.end(of: occurrence, in: bytes)
      html.text(piece(occurrence.range.lowerBound..<end))
      html.markup("</a>")
      start = end
    }
    html.text(piece(start..<bytes.count))
  }

  /// Takes the terms of a text that are to be linked and for which `isTaken` returns true, with
  /// their places, unless the text has the same term before.
  mutating func takeTerms(
    in text: String, where isTaken: (Range<Int>) -> Bool
  ) -> [(range: Range<Int>, concept: Int)] {
    var taken: [(Range<Int>, Int)] = []
    var passed: Set<Int> = []
    let bytes = Array(text.utf8)
    for occurrence in terms.finder.occurrences(in: text) {
      guard let concept = concept(of: occurrence), !passed.contains(concept) else { continue }
      let range = occurrence.range.lowerBound..<Self.end(of: occurrence, in: bytes)
      if isTaken(range) {
        linked.insert(concept)
        taken.append((range, concept))
      } else {
        passed.insert(concept)
      }
    }
    return taken
  }

  /// Begins the link to a concept.
  func openLink(to concept: Int, in html: inout HTMLWriter) {
    html.markup("<a class=\"term\"")
    let address = addresses[terms.parts.part(ofConcept: concept)]
    html.attribute("href", address, "#" + Address.encoded(terms.ids[concept]))
    html.markup(">")
  }

  /// The end of the link around an occurrence: it covers a whole Latin word with its ending, but
  /// not a Korean or Japanese particle.
  private static func end(of occurrence: TermFinder.Occurrence, in bytes: [UInt8]) -> Int {
    let rest = bytes[occurrence.range.upperBound...]
    let isLatin = bytes[occurrence.range.upperBound - 1].isASCIILetter
    return isLatin ? rest.firstIndex { !$0.isASCIILetter } ?? bytes.count : rest.startIndex
  }

  /// The concept of the first spelling that is allowed and not linked yet; nil if there is none.
  private func concept(of occurrence: TermFinder.Occurrence) -> Int? {
    let fit = occurrence.spellings.first {
      $0.form != .forbidden && !linked.contains($0.concept) && isMeant($0.concept, in: occurrence)
    }
    return fit?.concept
  }

  /// Whether a word has the sense of a concept: the original decides; without an original, only a
  /// spelling of a single concept is certain.
  private func isMeant(_ concept: Int, in occurrence: TermFinder.Occurrence) -> Bool {
    guard let senses, let unit else { return true }
    return senses.hasConcept(concept, unit: unit) ?? (occurrence.spellings.count == 1)
  }
}
