extension CheckReport {
  /// The rules of the findings with their parts, and how many findings each has; the most first.
  ///
  /// One line for each rule, such as `12 dead-link (dead-anchor 8, missing-file 4)`.
  package var counts: [String] {
    let rules = Dictionary(grouping: findings.map(\.name), by: \.rule)
    return Self.sorted(rules).map { rule, names in
      let parts = Self.sorted(Dictionary(grouping: names.compactMap(\.part), by: \.self))
        .map { "\($0) \($1.count)" }
      return "\(names.count) \(rule)"
        + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
    }
  }

  private static func sorted<Element>(
    _ groups: [String: [Element]]
  ) -> [(key: String, value: [Element])] {
    groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
  }
}
