import TextBasics

/// Finds sources that write one mark in several ways: `…` and `...`, 〜 and ～, `3–5` and `3-5`.
///
/// One finding for a source and mark, at the first place that is not as most are.
struct MixedMarks: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.prose.flatMap { texts -> [Diagnostic] in
      Language.known.flatMap { language -> [Diagnostic] in
        let own = texts.filter { $0.language == language }
        return own.isEmpty ? [] : findings(own)
      }
    }
  }

  private struct Use {
    let form: String
    let text: ProseText
    let range: Range<Int>
  }

  private func findings(_ texts: [ProseText]) -> [Diagnostic] {
    var uses: [[Use]] = [[], [], []]
    for text in texts {
      let scalars = text.scalars
      for index in scalars.indices {
        if let range = Self.ellipsis(scalars, index) {
          uses[0].append(Use(form: text.prose.text(range), text: text, range: range))
        } else if Self.isWave(scalars, index, text.language) {
          uses[1].append(Use(form: String(scalars[index]), text: text, range: index..<(index + 1)))
        } else if let range = Self.dash(scalars, index) {
          uses[2].append(Use(form: text.prose.text(range), text: text, range: range))
        }
      }
    }
    return zip(uses, ["ellipses", "wave dashes", "ranges of numbers"] as [FindingText]).compactMap {
      uses, what in
      finding(uses, what)
    }
  }

  private func finding(_ uses: [Use], _ what: FindingText) -> Diagnostic? {
    let counts = Dictionary(grouping: uses, by: \.form).mapValues(\.count)
    guard counts.count > 1 else { return nil }
    let order = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    let others = uses.filter { $0.form != order[0].key }
    let lines = others.map { "\($0.text.text.line)" }.unique
    let forms = FindingText.joined(order.map { "‘\($0.key)’ (\($0.value))" })
    let more: FindingText = others.count > 1 ? " (lines \(lines))" : ""
    return others[0].text.finding(
      .note, "marks-mixed",
      "the \(what) of this text are written \(forms), the rarer here" + more,
      at: others[0].range)
  }

  /// The range of an ellipsis behind a letter, and no part of code such as `...args`.
  private static func ellipsis(_ scalars: [Unicode.Scalar], _ index: Int) -> Range<Int>? {
    guard index > 0, scalars[index - 1] != scalars[index],
      scalars[index - 1].properties.isAlphabetic
    else { return nil }
    var end = index
    while end < scalars.count, scalars[end] == scalars[index] { end += 1 }
    let count = end - index
    guard scalars[index] == "…" && count <= 2 || scalars[index] == "." && count == 3 else {
      return nil
    }
    let next = end < scalars.count ? scalars[end] : " "
    guard
      WhiteSpace.contains(next) || Sentence.isCloser(next.value)
        || Script(of: next)?.isOfEastAsia == true
    else { return nil }
    return index..<(scalars[index] == "…" ? index + 1 : end)
  }

  private static func isWave(
    _ scalars: [Unicode.Scalar], _ index: Int, _ language: Language
  ) -> Bool {
    guard language == .japanese, index > 0 else { return false }
    switch scalars[index] {
    case "〜", "～": return true
    case "~":
      guard index + 1 < scalars.count else { return false }
      return isDigitOrHan(scalars[index - 1]) && isDigitOrHan(scalars[index + 1])
    default: return false
    }
  }

  private static func isDigitOrHan(_ scalar: Unicode.Scalar) -> Bool {
    "0"..."9" ~= scalar || Script(of: scalar) == .han
  }

  /// The mark between two numbers that are a range; dates, versions and numbers of telephones have
  /// more than two.
  private static func dash(_ scalars: [Unicode.Scalar], _ index: Int) -> Range<Int>? {
    guard "-–~".unicodeScalars.contains(scalars[index]), index > 0, index + 1 < scalars.count
    else { return nil }
    let before = scalars[..<index].reversed().prefix { "0"..."9" ~= $0 }
    let after = scalars[(index + 1)...].prefix { "0"..."9" ~= $0 }
    guard 1...3 ~= before.count, 1...3 ~= after.count,
      !isNumbered(scalars[..<(index - before.count)]),
      let low = number(before.reversed()),
      let high = number(Array(after)), low < high
    else { return nil }
    func isEdge(_ place: Int) -> Bool {
      guard scalars.indices.contains(place) else { return true }
      return !"-–~./:_".unicodeScalars.contains(scalars[place])
        && Script(of: scalars[place]) != .latin || scalars[place] == "."
    }
    return isEdge(index - before.count - 1) && isEdge(index + after.count + 1)
      ? index..<(index + 1) : nil
  }

  /// Whether a text ends in a word that the number of a figure or a chapter follows.
  private static func isNumbered(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let end = String(String.UnicodeScalarView(text.suffix(12))).trimmed.lowercased()
    return numbered.contains(where: end.hasSuffix)
  }

  private static let numbered = [
    "예제", "그림", "표", "목록", "리스트", "코드", "장", "절", "식", "listing", "figure", "fig.", "table",
    "section", "chapter", "example", "step", "version", "図", "表", "リスト", "例", "章", "節", "式",
    "コード", "第",
  ]

  private static func number(_ digits: [Unicode.Scalar]) -> Int? {
    Int(String(String.UnicodeScalarView(digits)))
  }
}
