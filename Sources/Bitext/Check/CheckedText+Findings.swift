extension CheckedText {
  /// A remark about words of a text, which becomes a finding.
  struct Remark: Hashable {
    let severity: Diagnostic.Severity
    let rule: String
    let message: FindingText
    /// The words as they stand in the text; empty for the whole text.
    let words: String

    init(
      _ severity: Diagnostic.Severity, _ rule: String, _ message: FindingText, at words: String = ""
    ) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.words = words
    }
  }

  /// A finding at `words`, as they stand in the text, or at the text if they are not found.
  func finding(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: FindingText, at words: String = ""
  ) -> Diagnostic {
    let place = firstPlace(of: words) ?? defaultPlace
    return Diagnostic(severity, rule, saying: message, at: .range(document.source, place))
  }

  /// Converts `remarks` to findings, in order and without duplicates.
  ///
  /// A text of one line may have thousands of remarks, so the places of all words are searched for
  /// in one pass.
  func findings(_ remarks: [Remark]) -> [Diagnostic] {
    guard !remarks.isEmpty else { return [] }
    let words = Set(remarks.map(\.words))
    let places = words.count > 4 ? firstPlaces(of: words) : nil
    let defaultPlace = defaultPlace
    var said: Set<Remark> = []
    return remarks.filter { said.insert($0).inserted }.map { remark in
      let place = (places.map { $0[remark.words] } ?? firstPlace(of: remark.words)) ?? defaultPlace
      return Diagnostic(
        remark.severity, remark.rule, saying: remark.message, at: .range(document.source, place))
    }
  }

  /// The first word of the text.
  private var defaultPlace: SourceRange {
    firstPlace(ofBytes: LineCutter.firstWord(of: text)) ?? segments.first?.range
      ?? SourceRange(0, 0)
  }

  private func firstPlace(of words: String) -> SourceRange? {
    firstPlace(ofBytes: Array(words.utf8))
  }

  private func firstPlace(ofBytes needle: [UInt8]) -> SourceRange? {
    guard !needle.isEmpty else { return nil }
    for segment in segments {
      let bytes = document.source.bytes
      if let start = Bytes.firstIndex(of: needle, in: bytes, segment.range) {
        return SourceRange(start, start + needle.count)
      }
    }
    return nil
  }

  /// The first place of each of `words`, found in one pass over the text.
  private func firstPlaces(of words: Set<String>) -> [String: SourceRange] {
    // Each byte is mapped to the scalar with its value, on either side.
    func scalars(_ bytes: some Sequence<UInt8>) -> [Unicode.Scalar] {
      bytes.map { Unicode.Scalar($0) }
    }
    let needles = words.filter { !$0.isEmpty }.map { (word: $0, scalars: scalars($0.utf8)) }
      .sorted { $0.scalars.lexicographicallyPrecedes($1.scalars) }
    let index = SpellingIndex(sorted: needles.map(\.scalars))
    var places: [String: SourceRange] = [:]
    for segment in segments {
      let text = scalars(document.source.bytes[slice: segment.range])
      for start in text.indices {
        index.matches(at: start, of: text) { needle, end in
          let word = needles[needle].word
          guard places[word] == nil else { return }
          let first = segment.range.lowerBound
          places[word] = SourceRange(first + start, first + end)
        }
      }
    }
    return places
  }
}
