/// The places in a note to which the fragments of links lead.
package struct LinkFragments: Sendable {
  /// The segment of each fragment: those that code hosts derive from headings, and the ids and names
  /// that authors gave to places, which go before.
  ///
  /// The second heading of a name ends with `-1`, as on GitHub.
  package let segments: [String: Int]

  /// - Complexity: O(document).
  package init(of document: Document) {
    var headings: [String: Int] = [:]
    var used: [String: Int] = [:]
    var named: [String: Int] = [:]
    for (index, segment) in document.segments.enumerated() {
      if segment.isHeading {
        let base = HeadingFragment.of(segment.text)
        let repeats = used[base, default: 0]
        used[base] = repeats + 1
        let name = repeats == 0 ? base : "\(base)-\(repeats)"
        headings[name] = headings[name] ?? index
      }
      segment.content.walk { inline in
        guard case .element(let element, _) = inline else { return }
        for key in ["id", "name"] { if let name = element[key] { named[name] = index } }
      }
    }
    segments = headings.merging(named) { $1 }.merging(document.anchors) { $1 }
  }
}
