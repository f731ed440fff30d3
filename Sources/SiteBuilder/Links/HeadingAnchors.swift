import Bitext

/// The fragments that code hosts derive from headings, and those that authors set with `id` and
/// `name`.
///
/// Links written for them work here too. Pages use their own ids, so such a link leads to the unit
/// that holds the heading or place.
enum HeadingAnchors {
  /// For each document of `topic`, unit ids by the fragments of its headings and places.
  static func all(of topic: Topic) -> [[String: String]] {
    topic.documents.indices.map { document in
      var anchors: [String: String] = [:]
      var used: [String: Int] = [:]
      for (index, segment) in topic.documents[document].segments.enumerated() {
        guard case .heading = segment.kind else { continue }
        let base = HeadingFragment.of(segment.text)
        let repeats = used[base, default: 0]
        used[base] = repeats + 1
        let name = repeats == 0 ? base : "\(base)-\(repeats)"
        let unit = topic.unitOfSegment[document][index]
        if anchors[name] == nil { anchors[name] = topic.units[unit].id }
      }
      for (name, segment) in topic.documents[document].anchors {
        anchors[name] = topic.units[topic.unitOfSegment[document][segment]].id
      }
      return anchors
    }
  }
}
