/// Words that the glossary says are never to be used.
struct ForbiddenTerm: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let concepts = topic.glossary.concepts.filter { !$0.forbidden.isEmpty }
    guard !concepts.isEmpty else { return [] }
    return topic.texts.flatMap { text -> [Diagnostic] in
      let prose = TermText(text.prose.withoutQuotations, text.language)
      return concepts.flatMap { concept in
        concept.forbidden[text.language, default: []].compactMap { term in
          guard prose.has(term) else { return nil }
          let better = concept.terms[text.language]?.first.map { ": use ‘\($0)’" } ?? ""
          return text.finding(
            .warning, "forbidden-term",
            "the glossary forbids ‘\(term)’ for \(concept.id)\(better)", at: term)
        }
      }
    }
  }
}
