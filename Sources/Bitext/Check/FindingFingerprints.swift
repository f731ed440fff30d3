/// Computes the fingerprints by which findings are recognised after edits elsewhere: hashes of the
/// rule and the words of the finding's line.
///
/// Findings of one rule in one line are distinguished by the text before them. A line may have
/// thousands of findings, so the hash of one is continued for the next.
struct FindingFingerprints {
  /// The hash of a line so far, for one rule.
  private struct Line {
    var hash: StableHash
    /// The end of the hashed text before a finding.
    var end: Int
  }

  private var path = ""
  private var lineStart = 0
  private var lines: [String: Line] = [:]

  /// One fingerprint for each of `findings`; fastest if they are sorted by place.
  static func of(_ findings: [Diagnostic]) -> [String] {
    var fingerprints = FindingFingerprints()
    return findings.map { fingerprints.fingerprint(of: $0) }
  }

  private mutating func fingerprint(of finding: Diagnostic) -> String {
    switch finding.place {
    case .file(let path, _):
      var hash = StableHash()
      hash.combine(finding.rule)
      hash.combine(path)
      return hash.sixDigits
    case .range(let source, let range):
      return fingerprint(of: finding.rule, at: range.lowerBound, in: source)
    }
  }

  private mutating func fingerprint(
    of rule: String, at offset: Int, in source: SourceFile
  ) -> String {
    let line = source.range(ofLine: source.line(at: offset))
    if source.path != path || line.lowerBound != lineStart {
      (path, lineStart, lines) = (source.path, line.lowerBound, [:])
    }
    let end = Self.withoutSpacesAtEnd(line.lowerBound..<max(line.lowerBound, offset), of: source)
    var known = lines[rule] ?? Self.line(line, rule, of: source)
    if known.end > end { known = Self.line(line, rule, of: source) }
    if end > known.end {
      Effort.spend(end - known.end)
      for byte in source.bytes[known.end..<end] { known.hash.combine(byte) }
      known.end = end
    }
    lines[rule] = known
    // Marks the end of the text before the finding.
    var hash = known.hash
    hash.combine(0)
    return hash.sixDigits
  }

  private static func line(_ range: SourceRange, _ rule: String, of source: SourceFile) -> Line {
    var hash = StableHash()
    hash.combine(rule)
    Effort.spend(range.count)
    for word in Words.compared(in: source.text(in: range)) { hash.combine(word) }
    var start = range.lowerBound
    while start < range.upperBound, let next = spaceEnd(at: start, of: source) { start = next }
    return Line(hash: hash, end: start)
  }

  /// The index after the white space that begins at `index`; nil if there is none.
  private static func spaceEnd(at index: Int, of source: SourceFile) -> Int? {
    if source.bytes[index] <= 0x20 { return index + 1 }
    let isNoBreakSpace = source.bytes[index...].starts(with: [0xC2, 0xA0])
    return isNoBreakSpace ? index + 2 : nil
  }

  private static func withoutSpacesAtEnd(_ range: Range<Int>, of source: SourceFile) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      if source.bytes[end - 1] <= 0x20 {
        end -= 1
      } else if end - 1 > range.lowerBound, source.bytes[end - 1] == 0xA0,
        source.bytes[end - 2] == 0xC2
      {
        end -= 2
      } else {
        break
      }
    }
    return end
  }
}
