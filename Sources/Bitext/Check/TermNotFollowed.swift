/// A term of the original that is translated by a spelling other than the glossary's.
struct TermNotFollowed: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let index = Index(topic.glossary)
    return topic.pairs.flatMap { pair -> [Diagnostic] in
      let language = pair.target.language
      let found = index.concepts(in: pair.source)
      guard !found.isEmpty else { return [] }
      let target = pair.target.prose
      let plain = TermText(target.withoutQuotations, language)
      return found.compactMap { concept, original in
        guard let terms = concept.terms[language], let preferred = terms.first,
          !terms.contains(where: { target.contains($0) }),
          let seen = concept.seen[language]?.first(where: plain.has)
        else { return nil }
        return pair.target.finding(
          .warning, "term-not-followed",
          "the glossary has ‘\(preferred)’ for ‘\(original)’, not ‘\(seen)’", at: seen)
      }
    }
  }

  /// The terms of the glossary by their first words, so that a text is looked at once and not once
  /// for each concept.
  private struct Index {
    private var english: [String: [(concept: Glossary.Concept, term: String)]] = [:]
    private let glossary: Glossary

    init(_ glossary: Glossary) {
      self.glossary = glossary
      for concept in glossary.concepts {
        for term in concept.terms[.english, default: []] {
          guard let word = Self.words(of: term).first else { continue }
          english[word, default: []].append((concept, term))
        }
      }
    }

    /// The concepts that a text speaks of, each with its term there, in the glossary's order.
    func concepts(in text: CheckedText) -> [(concept: Glossary.Concept, term: String)] {
      let prose = TermText(text.prose, text.language)
      guard text.language == .english else {
        return glossary.concepts.compactMap { concept in
          concept.terms[text.language]?.first(where: prose.has).map { (concept, $0) }
        }
      }
      var terms: [String: String] = [:]
      for word in Set(Self.words(of: text.prose)) {
        for form in [word, Self.without("s", word), Self.without("es", word)] {
          for (concept, term) in form.flatMap({ english[$0] }) ?? []
          where terms[concept.id] == nil && prose.has(term) {
            terms[concept.id] = term
          }
        }
      }
      return glossary.concepts.compactMap { concept in terms[concept.id].map { (concept, $0) } }
    }

    private static func words(of text: String) -> [String] {
      text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func without(_ ending: String, _ word: String) -> String? {
      word.hasSuffix(ending) ? String(word.dropLast(ending.count)) : nil
    }
  }
}
