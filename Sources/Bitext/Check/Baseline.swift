/// Findings that are known and left as they are, as a text file.
///
/// Each line is a rule, a path and a fingerprint of the text that the finding is about, so that
/// edits elsewhere, and moving the text, change nothing; sorted, so that branches merge.
package struct Baseline: Sendable {
  private var counts: [String: Int] = [:]

  package init(reading bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let entry = line.split(separator: "#", maxSplits: 1).first.map { $0.trimmingSpaces } ?? ""
      if !entry.isEmpty { counts[entry, default: 0] += 1 }
    }
  }

  /// The findings that the baseline does not know; of equal ones, as many as it has are known.
  package func new(among findings: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return findings.filter { finding in
      let entry = Self.entry(for: finding)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  /// The text of a baseline that knows all `findings`.
  package static func text(for findings: [Diagnostic]) -> [UInt8] {
    let header = "# Findings of `hig-notes check` that are known; written with --write-baseline.\n"
    return Array((header + findings.map { entry(for: $0) + "\n" }.sorted().joined()).utf8)
  }

  private static func entry(for finding: Diagnostic) -> String {
    let path: String
    switch finding.place {
    case .range(let source, _): path = source.path
    case .file(let name, _): path = name
    }
    let name = path.replacing(scalars: ["#": "%23", "\r": "%0D", "\n": "%0A"])
    return "\(finding.rule) \(fingerprint(of: finding)) \(name)"
  }

  /// Of the rule and the words of the line that it is about.
  static func fingerprint(of finding: Diagnostic) -> String {
    var hash = StableHash()
    hash.combine(finding.rule)
    switch finding.place {
    case .file(let path, _): hash.combine(path)
    case .range(let source, let range):
      let line = source.range(ofLine: source.line(at: range.lowerBound))
      for word in Words.compared(in: source.text(in: line)) { hash.combine(word) }
      let column = SourceRange(line.lowerBound, max(line.lowerBound, range.lowerBound))
      // Two findings of one rule in one line are told apart by what stands before them.
      hash.combine(source.text(in: column).trimmingSpaces)
    }
    return hash.sixDigits
  }
}
