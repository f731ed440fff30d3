/// Sums up findings that a person would read many times: the same words at several places, and many
/// findings of one rule in one source.
package enum RepeatedFindings {
  /// The findings of one rule in one source that are told one by one.
  private static let told = 5
  /// The places that are named.
  private static let named = 6

  /// The findings, each in the place of the equal ones that it counts.
  ///
  /// They are in the order of the first of each.
  package static func summed(_ findings: [Diagnostic]) -> [Diagnostic] {
    habits(of: crowds(of: sames(findings)))
  }

  // MARK: - Of a build

  /// The number of messages of a rule that a build tells one by one, few enough to be read.
  private static let toldOfBuild = 3
  /// The errors of a rule that it tells one by one, because they have to be mended.
  private static let errorsOfBuild = 20

  private struct Kind: Hashable {
    let rule: String
    let severity: Diagnostic.Severity

    init(_ finding: Diagnostic) {
      rule = finding.name.rule
      severity = finding.severity
    }
  }

  /// The findings of whole folders as a build tells them: of a rule with many messages the first,
  /// with the number and the places of the others, so that the messages of other rules are still
  /// seen.
  package static func ofBuild(_ findings: [Diagnostic]) -> [Diagnostic] {
    let all = Dictionary(grouping: findings, by: Kind.init)
    // Each error names its own file.
    let told =
      sames(findings.filter { $0.severity != .error }) + findings.filter { $0.severity == .error }
    let groups = Dictionary(grouping: told.indices) { Kind(told[$0]) }
    return told.indices.compactMap { index -> Diagnostic? in
      let kind = Kind(told[index])
      let messages = groups[kind] ?? []
      let most = kind.severity == .error ? errorsOfBuild : toldOfBuild
      if messages.count <= most { return told[index] }
      guard index == messages[0], let places = all[kind], let first = places.first else {
        return nil
      }
      let rest = places.dropFirst().map { place(of: $0) }
      return first.adding("\(rest.count) more of this rule: \(list(rest)); --all tells them")
    }
  }

  // MARK: - The same words

  private struct Words: Hashable {
    let rule: String
    let message: String
  }

  private static func sames(_ findings: [Diagnostic]) -> [Diagnostic] {
    let groups = Dictionary(grouping: findings.indices) {
      Words(rule: findings[$0].rule, message: findings[$0].message)
    }
    return findings.indices.compactMap { index -> Diagnostic? in
      let finding = findings[index]
      let places = groups[Words(rule: finding.rule, message: finding.message)] ?? []
      guard places.first == index else { return nil }
      if places.count == 1 { return finding }
      let others = places.dropFirst().map { place(of: findings[$0]) }
      return finding.adding("\(places.count) places, also \(list(others))")
    }
  }

  // MARK: - Many of one rule

  private struct Crowd: Hashable {
    let rule: String
    let path: String
  }

  private static func crowds(of findings: [Diagnostic]) -> [Diagnostic] {
    let groups = Dictionary(grouping: findings.indices) {
      Crowd(rule: findings[$0].name.rule, path: findings[$0].path)
    }
    return findings.indices.compactMap { index -> Diagnostic? in
      let finding = findings[index]
      let places = groups[Crowd(rule: finding.name.rule, path: finding.path)] ?? []
      guard places.count > told + 1, let number = places.firstIndex(of: index) else {
        return finding
      }
      if number >= told { return nil }
      guard number == told - 1 else { return finding }
      let rest = places.dropFirst(told).map { "\(findings[$0].firstLine)" }
      let word = Set(rest).count == 1 ? "line" : "lines"
      return finding.adding("\(rest.count) more of this rule here, in \(word) \(list(rest))")
    }
  }

  // MARK: - Many of one habit

  /// Findings of these rules in many notes mostly have one cause: the custom of who wrote or translated
  /// them.
  private static let customs: Set<String> = [
    "bold-lost", "html-attribute-left-out", "html-left-out", "image-without-text", "links-differ",
  ]

  private static func habits(of findings: [Diagnostic]) -> [Diagnostic] {
    let groups = Dictionary(
      grouping: findings.indices.filter { customs.contains(findings[$0].rule) }
    ) { Kind(findings[$0]) }
    return findings.indices.compactMap { index -> Diagnostic? in
      let finding = findings[index]
      guard customs.contains(finding.rule), let places = groups[Kind(finding)],
        places.count > told + 1
      else { return finding }
      guard let number = places.prefix(told).firstIndex(of: index) else { return nil }
      guard number == told - 1 else { return finding }
      let rest = places.dropFirst(told).map { place(of: findings[$0]) }
      return finding.adding("\(rest.count) more of this rule: \(list(rest)); --all tells them")
    }
  }

  private static func place(of finding: Diagnostic) -> String {
    "\(finding.path):\(finding.firstLine)"
  }

  private static func list(_ places: [String]) -> String {
    let places = places.unique
    let more = places.count - named
    return places.prefix(named).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension Diagnostic {
  fileprivate func adding(_ remark: String) -> Diagnostic {
    Diagnostic(severity, rule, "\(message) (\(remark))", at: place, edits: edits)
  }

  fileprivate var firstLine: Int {
    switch place {
    case .range(let source, let range): source.line(at: range.lowerBound)
    case .file: 1
    }
  }
}
