/// A term of the original that is translated by a spelling other than the glossary's.
struct TermNotFollowed: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.pairs.flatMap { pair -> [Diagnostic] in
      let language = pair.target.language
      let source = pair.source.prose
      let target = pair.target.prose
      let plain = target.withoutQuotations
      return topic.glossary.concepts.compactMap { concept in
        guard let terms = concept.terms[language], let preferred = terms.first,
          let original = concept.terms[pair.source.language]?.first(where: {
            TermMatch.has($0, in: source, pair.source.language)
          }), !terms.contains(where: { target.contains($0) }),
          let seen = concept.seen[language]?.first(where: {
            TermMatch.has($0, in: plain, language)
          })
        else { return nil }
        return pair.target.finding(
          .warning, "term-not-followed",
          "the glossary has ‘\(preferred)’ for ‘\(original)’, not ‘\(seen)’", at: seen)
      }
    }
  }
}
