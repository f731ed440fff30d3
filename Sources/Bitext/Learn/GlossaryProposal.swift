import TextBasics

/// Concepts that a person may take over into the glossary, as YAML in its form with the evidence in
/// comments.
package struct GlossaryProposal: Sendable {
  private struct Concept {
    let id: String
    let source: String
    var candidates: [(language: Language, candidate: TermCandidates.Candidate)]

    /// The concepts that are used most, and most faithfully, come first.
    var weight: Double {
      candidates.reduce(0) {
        $0 + $1.candidate.association * Double($1.candidate.together)
      }
    }
  }

  private let original: Language
  private var concepts: [Concept] = []

  /// The number of concepts.
  package var count: Int { concepts.count }

  /// The proposals of concepts that the glossary of a corpus lacks.
  package init(of corpus: Corpus, from original: Language, to languages: [Language]) {
    self.original = original
    var known: Set<String> = []
    for concept in corpus.glossary.concepts {
      for texts in [concept.terms[original] ?? [], concept.seen[original] ?? [], concept.keep] {
        for text in texts { known.insert(text.lowercased()) }
      }
    }
    var ids = Set(corpus.glossary.concepts.map(\.id))
    let topics = corpus.allTopics
    var places: [String: Int] = [:]
    for language in languages where language != original {
      for candidate in TermCandidates(of: topics, from: original, to: language).candidates {
        let name = candidate.source.lowercased()
        if let place = places[name] {
          concepts[place].candidates.append((language, candidate))
        } else if known.insert(name).inserted {
          places[name] = concepts.count
          concepts.append(
            Concept(
              id: Self.id(for: name, &ids), source: candidate.source,
              candidates: [(language, candidate)]))
        }
      }
    }
    concepts.sort { ($1.weight, $0.id) < ($0.weight, $1.id) }
  }

  private static func id(for name: String, _ ids: inout Set<String>) -> String {
    let slug = Slug.make(from: name)
    var hash = StableHash()
    hash.combine(name)
    let base = slug.isEmpty ? "term-" + hash.sixDigits : slug
    var id = base
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }

  /// The concepts as a glossary.
  package func yaml() -> [UInt8] {
    var text = """
      # Terms that the notes suggest, by `hig-notes learn --glossary`. Nothing reads this text: copy what
      # is right below `concepts:` of glossary.yaml. The numbers: texts with both, texts with each, and
      # the association of the two (Dice) in 0...1.
      concepts:

      """
    for concept in concepts {
      let candidates = concept.candidates.sorted { $0.language < $1.language }
      for (language, candidate) in candidates {
        text += "  # \(language.tag): \(candidate.together) with both, \(candidate.sources) with "
        text += "“\(concept.source)”, \(candidate.targets) with “\(candidate.target)”, "
        text += "\(candidate.association.twoDecimals)\n"
        for example in candidate.examples {
          text += "  #   \(example.place.onOneLine): \(example.source.excerpt) — "
          text += "\(example.target.excerpt)\n"
        }
      }
      let terms = ([(original, concept.source)] + candidates.map { ($0, $1.target) })
        .map { "\($0.tag): [\(YAMLText.term($1))]" }
      text += "  - id: \(concept.id)\n    terms: {\(terms.joined(separator: ", "))}\n"
    }
    return Array((concepts.isEmpty ? text + "  []\n" : text).utf8)
  }
}

extension Double {
  /// The number, in 0...1, with two decimals.
  fileprivate var twoDecimals: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}

extension String {
  /// The beginning of a text on one line of a comment.
  fileprivate var excerpt: String {
    let words = onOneLine
    let scalars = words.unicodeScalars.prefix(80)
    return scalars.endIndex == words.endIndex ? words : String(scalars) + "…"
  }

  fileprivate var onOneLine: String {
    PlainText.withoutControls(split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}

extension YAMLText {
  /// A term in a list between brackets.
  fileprivate static func term(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == " " || $0 == "-" || $0 == "ー"
    }
    return isPlain && text.unicodeScalars.first?.properties.isAlphabetic ?? false
      && text.utf8.last != 0x20 ? text : quoted(text)
  }
}
