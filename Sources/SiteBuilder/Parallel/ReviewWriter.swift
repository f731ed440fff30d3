import Bitext

/// Writes remarks on translations that are doubtful or out of date.
struct ReviewWriter {
  let parallel: ParallelText
  let unit: TranslationUnit

  /// Writes the remark that a unit's state in one language calls for.
  func write(_ state: UnitState?, of variant: Variant, to body: inout BodyWriter) {
    switch state {
    case .outOfDate(let translated)?:
      if parallel.topic.mainVariant(of: unit, in: variant.language) == variant {
        writeChange(from: translated, to: &body)
        OfferWriter(parallel: parallel, unit: unit).write(for: variant.language, to: &body)
      }
    case .current?, .original?, .extra?, .missing?, nil: break
    case .lowConfidence?, .unreviewed?:
      if variant.confidence < UnitStates.lowConfidence { writeDoubt(about: variant, to: &body) }
      if parallel.topic.mainVariant(of: unit, in: variant.language) == variant,
        parallel.isOfMachine(unit, in: variant.language)
      {
        writeMachine(to: &body)
      }
    }
  }

  /// Writes that a program made the translation.
  private func writeMachine(to body: inout BodyWriter) {
    body.html.markup("<p class=\"stale machine\"")
    body.writeLanguage(body.language)
    body.html.markup("> ")
    body.html.text(DeskWords.of(body.language).machine)
    body.html.markup("</p>\n")
  }

  /// Writes, folded, that a pair is doubtful, and why.
  private func writeDoubt(about variant: Variant, to body: inout BodyWriter) {
    guard let original = parallel.topic.originalLanguage, variant.language != original,
      let source = parallel.topic.mainVariant(of: unit, in: original)
    else { return }
    let desk = DeskWords.of(body.language)
    let doubts = PairDoubts(
      (parallel.topic.text(of: source), original),
      (parallel.topic.text(of: variant), variant.language),
      ratio: parallel.ratios[variant.language] ?? 0.9, terms: body.plan.terms.value
    ).doubts
    body.html.markup("<details class=\"doubt\"")
    body.writeLanguage(body.language)
    body.html.markup("><summary>")
    body.html.text(desk.doubtful)
    body.html.markup(" <span class=\"percent\">")
    body.html.markup(Int((variant.confidence * 100).rounded()))
    body.html.markup(" %</span></summary>\n<ul>\n")
    let reasons = doubts.isEmpty ? [desk.doubtWords] : doubts.map { Self.sentence($0, desk) }
    for reason in reasons {
      body.html.markup("<li>")
      body.html.text(reason)
      body.html.markup("</li>\n")
    }
    body.html.markup("</ul></details>\n")
  }

  private static func sentence(_ doubt: PairDoubts.Doubt, _ words: SharedValue<DeskWords>) -> String
  {
    switch doubt {
    case .length(let expected, let found): words.doubtLength(expected, found)
    case .numbers(let numbers): words.doubtNumbers(numbers.joined(separator: ", "))
    case .terms(let terms): words.doubtTerms(terms.joined(separator: ", "))
    }
  }

  /// Writes, folded, that the original has changed since it was translated, and how.
  private func writeChange(from translated: String, to body: inout BodyWriter) {
    guard let original = parallel.topic.originalLanguage,
      let source = parallel.topic.mainVariant(of: unit, in: original)
    else { return }
    let desk = DeskWords.of(body.language)
    body.html.markup("<details class=\"change\"")
    body.writeLanguage(body.language)
    body.html.markup("><summary>")
    body.html.text(desk.stale(body.words.name(of: original)))
    body.html.markup("</summary>\n<p")
    body.within(body.language) { $0.writeLanguage(original) }
    body.html.markup(">")
    let difference = WordDifference(from: translated, to: parallel.topic.text(of: source))
    difference.write(to: &body.html)
    body.html.markup("</p></details>\n")
  }
}
