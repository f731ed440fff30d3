import Bitext

/// What the parallel view says of single translations: that they are doubtful, or out of date.
extension BodyWriter {
  /// Says that a pair is doubtful, and why, folded.
  mutating func writeDoubt(
    about variant: Variant, unit: TranslationUnit, of parallel: ParallelText
  ) {
    guard let original = parallel.topic.originalLanguage, variant.language != original,
      let source = parallel.topic.mainVariant(of: unit, in: original)
    else { return }
    let desk = DeskWords.of(language)
    let doubts = PairDoubts(
      (parallel.topic.text(of: source), original),
      (parallel.topic.text(of: variant), variant.language),
      ratio: parallel.ratios[variant.language] ?? 0.9, terms: plan.terms.value
    ).doubts
    html.markup("<details class=\"doubt\"")
    writeLanguage(language)
    html.markup("><summary>")
    html.text(desk.doubtful)
    html.markup(" <span class=\"percent\">")
    html.markup(Int((variant.confidence * 100).rounded()))
    html.markup(" %</span></summary>\n<ul>\n")
    let reasons = doubts.isEmpty ? [desk.doubtWords] : doubts.map { Self.sentence($0, desk) }
    for reason in reasons {
      html.markup("<li>")
      html.text(reason)
      html.markup("</li>\n")
    }
    html.markup("</ul></details>\n")
  }

  private static func sentence(_ doubt: PairDoubts.Doubt, _ words: SharedValue<DeskWords>) -> String
  {
    switch doubt {
    case .length(let expected, let found): words.doubtLength(expected, found)
    case .numbers(let numbers): words.doubtNumbers(numbers.joined(separator: ", "))
    case .terms(let terms): words.doubtTerms(terms.joined(separator: ", "))
    }
  }

  /// Says that the original has changed since it was translated, and shows how, folded.
  mutating func writeChange(
    from translated: String, unit: TranslationUnit, of parallel: ParallelText
  ) {
    guard let original = parallel.topic.originalLanguage,
      let source = parallel.topic.mainVariant(of: unit, in: original)
    else { return }
    let desk = DeskWords.of(language)
    html.markup("<details class=\"change\"")
    writeLanguage(language)
    html.markup("><summary>")
    html.text(desk.stale(words.name(of: original)))
    html.markup("</summary>\n<p")
    within(language) { $0.writeLanguage(original) }
    html.markup(">")
    let difference = WordDifference(from: translated, to: parallel.topic.text(of: source))
    for run in difference.runs {
      switch run.kind {
      case .kept: html.text(run.text)
      case .removed: writeRun(run.text, "del")
      case .added: writeRun(run.text, "ins")
      }
    }
    html.markup("</p></details>\n")
  }

  private mutating func writeRun(_ text: String, _ name: StaticString) {
    html.markup("<")
    html.markup(name)
    html.markup(">")
    html.text(text)
    html.markup("</")
    html.markup(name)
    html.markup(">")
  }

  /// Says quietly, at the end of a text, that its original has changed since.
  mutating func writeStaleMark(_ unit: TranslationUnit, topic: Int, original: Language) {
    guard !isInLink else { return }
    let sentence = DeskWords.of(language).stale(words.name(of: original))
    html.markup(" <a class=\"stale\"")
    html.attribute("href", href(.parallel(topic: topic), fragment: unit.id))
    writeLanguage(language)
    html.attribute("aria-label", sentence)
    html.attribute("title", sentence)
    html.markup("></a>")
  }
}
