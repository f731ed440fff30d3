/// Finds terms of the original that are translated by a spelling other than the glossary's.
struct TermNotFollowed: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.pairs.flatMap { pair -> [Diagnostic] in
      let language = pair.target.language
      let found = Self.firstTerms(in: pair.source, topic.terms)
      guard !found.isEmpty else { return [] }
      let target = pair.target.prose
      let parts = topic.terms.parts(in: target, language)
      let followed = Set(parts.filter { $0.form.isTerm }.map(\.concept))
      var seen: [Int: String] = [:]
      for spelling in topic.terms.words(in: target.withoutQuotations, language)
      where spelling.form == .seen && seen[spelling.concept] == nil {
        seen[spelling.concept] = spelling.text
      }
      let remarks = found.compactMap { original -> CheckedText.Remark? in
        guard !followed.contains(original.concept), let seen = seen[original.concept],
          let preferred = topic.terms.glossary.concepts[original.concept].terms[language]?.first
        else { return nil }
        return CheckedText.Remark(
          .warning, "term-not-followed",
          "the glossary has ‘\(preferred)’ for ‘\(original.text)’, not ‘\(seen)’", at: seen)
      }
      return pair.target.findings(remarks)
    }
  }

  /// For each concept in a text, the first of its terms there.
  private static func firstTerms(
    in text: CheckedText, _ terms: GlossaryIndex
  ) -> [TermFinder.Spelling] {
    var found: [TermFinder.Spelling] = []
    for spelling in terms.words(in: text.prose, text.language) where spelling.form.isTerm {
      if found.last?.concept != spelling.concept { found.append(spelling) }
    }
    return found
  }
}
