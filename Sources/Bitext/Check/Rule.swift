/// A rule that texts or pairs of texts can break; one rule, one file.
protocol Rule: Sendable {
  /// Whether the findings in a topic may depend on texts that are not read yet.
  var needsAllNotes: Bool { get }

  /// The places where `topic` breaks the rule.
  ///
  /// A rule reports nothing where it cannot be sure, because a person reads its findings.
  func check(_ topic: CheckedTopic) -> [Diagnostic]
}

extension Rule {
  var needsAllNotes: Bool { false }
}

/// All rules about texts.
package enum Rules {
  static let all: [any Rule] = [
    MissingTranslation(), UntranslatedText(), NumbersDiffer(), LinksDiffer(),
    CodeDiffers(), LeadingLinks(), ForbiddenTerm(), TermNotFollowed(), TermTwoWays(),
    ForeignScript(), StrayJamo(), EndMark(), Brackets(), DuplicateID(), ImageWithoutText(),
    MarksLost(), UnclosedMark(), KoreanParticle(), SpeechLevel(), DoubledWord(), StraySpace(),
    ZeroWidth(), CharacterForms(), UnitsDiffer(), NameSpelling(), MixedMarks(), LengthDiffers(),
    EndMarkDiffers(), UnmatchedText(),
  ]

  /// All findings by file and place, without duplicates.
  ///
  /// In `folder`, the folder of notes, files are looked for that are no part of the corpus.
  package static func check(
    _ corpus: Corpus, in folder: String? = nil, jobs: Int = 1
  ) async -> [Diagnostic] {
    let topics = corpus.allTopics
    let targets = LinkTargets(corpus, folder: folder)
    let terms = GlossaryIndex(corpus.glossary)
    let results = await concurrentMap(topics, jobs: jobs) { topic in
      let checked = CheckedTopic(topic, terms: terms, targets: targets)
      return (all.flatMap { $0.check(checked) }, TranslationConsistency(checked))
    }
    let found = results.flatMap(\.0) + TranslationConsistency(joining: results.map(\.1)).findings()
    return found.sorted(by: Diagnostic.precedes)
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
