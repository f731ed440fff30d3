/// Checks of places that were read from a cache: the cache may hold anything, so they are checked
/// before use.
extension SourceFile {
  fileprivate func holds(_ range: SourceRange) -> Bool { range.upperBound <= bytes.count }

  fileprivate func holds(_ lines: ClosedRange<Int>) -> Bool {
    lines.lowerBound >= 1 && lines.upperBound <= lineStarts.count
  }
}

extension FrontMatter {
  /// Whether all its places are in `source`.
  func lies(in source: SourceFile) -> Bool {
    (lines.map(source.holds) ?? true) && entries.values.allSatisfy(source.holds)
      && unknownKeys.allSatisfy { source.holds($0.range) }
  }
}

extension Segment {
  /// Whether its lines and range are in `source`.
  func lies(in source: SourceFile) -> Bool { source.holds(lines) && source.holds(range) }
}

extension Document.Node {
  /// Whether every index in it is below `count`, and no row or group is empty.
  func refersOnly(toSegmentsBelow count: Int) -> Bool {
    func isThere(_ segment: Int) -> Bool { segment >= 0 && segment < count }
    func areThere(_ nodes: [Self]) -> Bool {
      nodes.allSatisfy { $0.refersOnly(toSegmentsBelow: count) }
    }
    return switch self {
    case .segment(let segment), .code(let segment, _): isThere(segment)
    case .group(let segments): !segments.isEmpty && segments.allSatisfy(isThere)
    case .quote(let nodes), .element(_, let nodes), .footnoteDefinition(_, let nodes):
      areThere(nodes)
    case .callout(_, let title, let nodes): (title.map(isThere) ?? true) && areThere(nodes)
    case .list(_, let items): items.allSatisfy { areThere($0.children) }
    case .table(_, let rows):
      !rows.isEmpty && rows.allSatisfy { isThere($0.segment) && $0.segments.allSatisfy(isThere) }
    case .thematicBreak: true
    }
  }
}
