extension Document {
  /// The segments to which fragments lead: those that code hosts derive from headings, and the ids
  /// and names that authors gave to places, which go before.
  ///
  /// The second heading of a name ends with `-1`, as on GitHub.
  ///
  /// - Complexity: O(document).
  package var fragments: [String: Int] {
    var fragments: [String: Int] = [:]
    var used: [String: Int] = [:]
    var named: [(String, Int)] = []
    for (index, segment) in segments.enumerated() {
      if segment.isHeading {
        let base = HeadingFragment.of(segment.text)
        let repeats = used[base, default: 0]
        used[base] = repeats + 1
        let name = repeats == 0 ? base : "\(base)-\(repeats)"
        fragments[name] = fragments[name] ?? index
      }
      segment.content.walk { inline in
        guard case .element(let element, _) = inline else { return }
        for key in ["id", "name"] { if let name = element[key] { named.append((name, index)) } }
      }
    }
    for (name, index) in named { fragments[name] = index }
    return fragments.merging(anchors) { $1 }
  }
}
