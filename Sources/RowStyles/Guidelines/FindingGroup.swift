/// The findings of one guideline in a table, which one message reports with the names of the parts.
package struct FindingGroup: Sendable {
  /// At least one, all of the same guideline and severity.
  package let findings: [Finding]

  /// The largest number of parts that a message names.
  private static let mostNames = 12

  /// The guideline that all findings are about.
  package var guideline: GuidelineID { findings[0].guideline }
  /// The severity of all findings.
  package var severity: Severity { findings[0].severity }

  /// The groups in the order of their first findings.
  package static func all(of findings: [Finding]) -> [FindingGroup] {
    var groups: [[Finding]] = []
    for finding in findings {
      let place = groups.firstIndex {
        $0[0].guideline == finding.guideline && $0[0].severity == finding.severity
          && $0[0].statement == finding.statement
      }
      if let place { groups[place].append(finding) } else { groups.append([finding]) }
    }
    return groups.map(FindingGroup.init)
  }

  /// One sentence without a full stop: the guideline, then which parts break it.
  package func message(in language: TextLanguage) -> String {
    guard findings.count > 1 else { return findings[0].message(in: language) }
    let names = findings.prefix(Self.mostNames).compactMap { name(of: $0, in: language) }
    let rest = findings.count > Self.mostNames ? ["…"] : []
    let statement = findings[0].statement.best(for: language).text
    switch language {
    case .en: return "\(statement) (\(findings.count)): " + (names + rest).joined(separator: ", ")
    case .ko: return "\(statement) (\(findings.count)개): " + (names + rest).joined(separator: ", ")
    case .ja: return "\(statement)（\(findings.count)件）：" + (names + rest).joined(separator: "、")
    }
  }

  /// The name of the part, with the measured value.
  private func name(of finding: Finding, in language: TextLanguage) -> String? {
    let name = finding.name(in: language)
    guard let note = finding.note?.best(for: language).text else {
      return name.isEmpty ? nil : name
    }
    let measured = language == .ja ? "（\(note)）" : " (\(note))"
    return name.isEmpty ? note : name + measured
  }
}
