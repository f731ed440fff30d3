/// The result of parsing one text.
package struct MarkdownDocument: Sendable {
  /// The blocks at the top level.
  package let blocks: [Block]
  /// The findings, in the order of the source.
  package let findings: [MarkdownFinding]

  /// Whether the text was of a dialect, so that blocks may hold elements that it does not spell out.
  let isOfDialect: Bool

  init(blocks: [Block], findings: [MarkdownFinding], isOfDialect: Bool) {
    self.blocks = blocks
    self.findings = findings
    self.isOfDialect = isOfDialect
  }
}

/// A finding about a place in a text whose file is not known yet.
package struct MarkdownFinding: Hashable, Sendable {
  /// The severity of the ``diagnostic(in:)``.
  package let severity: Diagnostic.Severity
  /// The stable name of the rule, in kebab case.
  package let rule: String
  /// What is said of each place of this kind: one sentence in English without a full stop.
  let statement: String
  /// How many places of this kind it stands for.
  private(set) var count = 1
  /// The statement, with the count if there are several places.
  package var message: String {
    count == 1 ? statement : "\(statement) (\(count) times in this file)"
  }
  /// 1-based, counted like the lines of the blocks.
  package private(set) var line: Int
  /// The words that the finding is about, as they stand in that line or soon after; empty for the
  /// line.
  package let excerpt: String

  package init(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, line: Int,
    excerpt: String = ""
  ) {
    self.severity = severity
    self.rule = rule
    statement = message
    self.line = line
    self.excerpt = excerpt
  }

  /// The number of findings of one rule that are listed; the rest are counted.
  static let maximumPerRule = 100

  /// Sorts `findings` by line, joins those that say the same, and sums up rules with too many.
  static func summed(_ all: [MarkdownFinding]) -> [MarkdownFinding] {
    let findings = joined(all)
    var counts: [String: Int] = [:]
    var last: [String: MarkdownFinding] = [:]
    var result: [MarkdownFinding] = []
    for finding in findings.sorted(by: { $0.line < $1.line }) {
      counts[finding.rule, default: 0] += 1
      if counts[finding.rule, default: 0] <= maximumPerRule {
        result.append(finding)
      } else {
        last[finding.rule] = finding
      }
    }
    for (rule, finding) in last.sorted(by: { $0.key < $1.key }) {
      let more = counts[rule, default: 0] - maximumPerRule
      result.append(
        MarkdownFinding(
          finding.severity, rule, "\(more) more like this, the last one here",
          line: finding.line))
    }
    return result
  }

  /// The first of several findings of one kind of construct, with their number.
  private static func joined(_ findings: [MarkdownFinding]) -> [MarkdownFinding] {
    var counts: [String: Int] = [:]
    for finding in findings where kinds.contains(finding.rule) {
      counts[finding.statement, default: 0] += 1
    }
    guard counts.contains(where: { $0.value > 1 }) else { return findings }
    return findings.sorted { $0.line < $1.line }.compactMap { finding in
      guard kinds.contains(finding.rule) else { return finding }
      guard let count = counts.removeValue(forKey: finding.statement) else { return nil }
      var finding = finding
      finding.count = count
      return finding
    }
  }

  /// The finding in a text in which its line is `offset` further down.
  func shifted(by offset: Int) -> MarkdownFinding {
    var finding = self
    finding.line += offset
    return finding
  }

  /// The rules about constructs, each kind of which is told once.
  private static let kinds: Set<String> = [
    "html-shown-as-text", "html-attribute-left-out", "html-left-out",
  ]

  /// The finding at its place in `file`.
  package func diagnostic(in file: SourceFile) -> Diagnostic {
    let start = file.range(ofLine: line).lowerBound
    // The finding of a block may be on a later line of it.
    let whole = SourceRange(start, min(start + 16_384, file.bytes.count))
    let needle = Array(excerpt.utf8)
    var range = SourceRange(whole.lowerBound, whole.lowerBound)
    if !needle.isEmpty, whole.count >= needle.count {
      for start in whole.lowerBound...(whole.upperBound - needle.count)
      where file.bytes[start] == needle[0] {
        guard file.bytes[start..<(start + needle.count)].elementsEqual(needle) else { continue }
        range = SourceRange(start, start + needle.count)
        break
      }
    }
    return Diagnostic(severity, rule, message, at: .range(file, range))
  }
}
