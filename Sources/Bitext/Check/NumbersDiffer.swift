import TextBasics

/// Finds numbers that occur only in the original or only in its translation.
struct NumbersDiffer: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.pairs.compactMap { pair in
      let source = Numerals(in: pair.source.prose, pair.source.language)
      let target = Numerals(in: pair.target.prose, pair.target.language)
      if source.digits.isEmpty, target.digits.isEmpty { return nil }
      // Code on one side may be a number on the other.
      let inSource = Numerals(in: pair.source.text, pair.source.language)
      let inTarget = Numerals(in: pair.target.text, pair.target.language)
      let lost =
        pair.isDigest ? [] : source.digits.filter { !inTarget.has($0) }.map(\.description).unique
      // Numbers in brackets may be in the translator's own remark.
      let own = Set(Numerals(in: pair.target.prose.withoutBrackets, pair.target.language).digits)
      let added = target.digits.filter { own.contains($0) && !inSource.has($0) }
        .map(\.description).unique
      guard !lost.isEmpty || !added.isEmpty else { return nil }
      // The number of a title depends on the order of the page it stands on.
      let isTitle = pair.source.text.split(separator: " ").count < 5
      if source.digits.isEmpty, isTitle { return nil }
      return pair.target.finding(
        .warning, "numbers-differ", message(lost, added, pair.source), at: added.first ?? "")
    }
  }
}

extension NumbersDiffer {
  private func message(
    _ lost: [String], _ added: [String], _ source: CheckedText
  ) -> FindingText {
    let (language, place) = (source.language, source.reference)
    let gone: FindingText =
      lost.count == 1
      ? "\(lost) of the \(language) text (\(place)) is not here"
      : "\(lost) of the \(language) text (\(place)) are not here"
    let new: FindingText =
      added.count == 1
      ? "\(added) is not in the \(language) text" : "\(added) are not in the \(language) text"
    if lost.isEmpty || added.isEmpty { return "the numbers differ: \(lost.isEmpty ? new : gone)" }
    return "the numbers differ: \(gone), and \(new)"
  }
}

extension String {
  /// The text without the parts in round brackets.
  fileprivate var withoutBrackets: String {
    var depth = 0
    return without { scalar in
      switch scalar {
      case "(", "（": depth += 1
      case ")", "）": depth = max(0, depth - 1)
      default: return depth > 0
      }
      return true
    }
  }
}

extension [String] {
  /// The elements in order, without duplicates.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// The first few elements, separated by commas.
  var list: String {
    count <= 6
      ? joined(separator: ", ") : prefix(5).joined(separator: ", ") + " and \(count - 5) more"
  }
}
