import TextBasics

/// Known findings that are accepted as they are, stored as a text file.
///
/// Each line holds a rule, a path and a fingerprint of the text that the finding is about, so edits
/// elsewhere and moving the text change nothing. The lines are sorted so that branches merge.
package struct Baseline: Sendable {
  private var counts: [String: Int] = [:]

  package init(reading bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let entry = line.split(separator: "#", maxSplits: 1).first.map { $0.trimmed } ?? ""
      if !entry.isEmpty { counts[entry, default: 0] += 1 }
    }
  }

  /// The findings that are not in the baseline.
  ///
  /// Of several equal findings, the first are known, as many as the baseline lists.
  package func new(among findings: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return zip(findings, Self.entries(for: findings)).filter { _, entry in
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }.map(\.0)
  }

  /// The text of a baseline of all `findings`.
  package static func text(for findings: [Diagnostic]) -> [UInt8] {
    let header = "# Findings of `hig-notes check` that are known; written with --write-baseline.\n"
    return Array((header + entries(for: findings).map { $0 + "\n" }.sorted().joined()).utf8)
  }

  private static func entries(for findings: [Diagnostic]) -> [String] {
    zip(findings, FindingFingerprints.of(findings)).map { finding, fingerprint in
      let path: String
      switch finding.place {
      case .range(let source, _): path = source.path
      case .file(let name, _): path = name
      }
      let name = path.replacing(scalars: ["#": "%23", "\r": "%0D", "\n": "%0A"])
      return "\(finding.rule) \(fingerprint) \(name)"
    }
  }
}
