/// A rule that texts or pairs of texts can break; one rule, one file.
protocol Rule: Sendable {
  /// The places where `topic` breaks the rule.
  ///
  /// A rule reports nothing where it cannot be sure, because a person reads its findings.
  func check(_ topic: CheckedTopic) -> [Diagnostic]
}

/// All rules about texts.
package enum Rules {
  static let all: [any Rule] = [
    MissingTranslation(), ExtraText(), UntranslatedText(), NumbersDiffer(), LinksDiffer(),
    CodeDiffers(), LeadingLinks(), ForbiddenTerm(), TermNotFollowed(), TermTwoWays(),
    ForeignScript(), StrayJamo(), EndMark(), Brackets(), DuplicateID(), ImageWithoutText(),
    MarksLost(), UnclosedMark(),
  ]

  /// All findings by file and place, without duplicates.
  package static func check(_ corpus: Corpus, jobs: Int = 1) async -> [Diagnostic] {
    let topics = (corpus.home.map { [$0] } ?? []) + corpus.topics
    let targets = LinkTargets(corpus)
    let terms = GlossaryIndex(corpus.glossary)
    let results = await concurrentMap(topics, jobs: jobs) { topic in
      let checked = CheckedTopic(topic, terms: terms, targets: targets)
      return all.flatMap { $0.check(checked) }
    }
    return results.flatMap(\.self).sorted(by: Diagnostic.precedes)
  }
}

extension Diagnostic {
  /// The order of findings: by path, place and rule.
  static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    let (first, second) = (a.position, b.position)
    if first.path != second.path { return first.path < second.path }
    if first.offset != second.offset { return first.offset < second.offset }
    return (a.rule, a.message) < (b.rule, b.message)
  }

  private var position: (path: String, offset: Int) {
    switch place {
    case .range(let source, let range): (source.path, range.lowerBound)
    case .file(let path, let offset): (path, offset ?? 0)
    }
  }
}
