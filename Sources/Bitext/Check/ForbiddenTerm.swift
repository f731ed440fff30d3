/// Finds words that the glossary forbids.
struct ForbiddenTerm: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    let concepts = topic.terms.glossary.concepts
    guard concepts.contains(where: { !$0.forbidden.isEmpty }) else { return [] }
    return topic.texts.flatMap { text in
      let found = topic.terms.words(in: text.prose.withoutQuotations, text.language)
      return text.findings(
        found.filter { $0.form == .forbidden }.map { spelling in
          let concept = concepts[spelling.concept]
          let better: FindingText =
            concept.terms[text.language]?.first.map { ": use ‘\($0)’" } ?? ""
          return CheckedText.Remark(
            .warning, "forbidden-term",
            "the glossary forbids ‘\(spelling.text)’ for \(concept.id)" + better,
            at: spelling.text)
        })
    }
  }
}
