/// Rows that have the same buttons at an edge.
struct SwipeKind {
  /// In the order from the edge.
  let actions: [SwipeAction]
  var rows: [Row]
  /// Whether there are no other rows.
  var isForAll: Bool

  /// The rows that have buttons at an edge, with those together that have the same ones.
  ///
  /// The outermost button comes first in code, and last in the format at the trailing edge.
  static func all(at edge: SwipeAction.Edge, of rows: [Row]) -> [SwipeKind] {
    var kinds: [SwipeKind] = []
    var seen: Set<String> = []
    // A row that an update brings may be one that is there.
    let distinct = rows.filter { seen.insert($0.id).inserted }
    for row in distinct {
      let own = row.swipe.filter { $0.edge == edge }
      let actions = edge == .trailing ? own.reversed() : own
      guard !actions.isEmpty else { continue }
      if let same = kinds.firstIndex(where: { $0.actions == actions }) {
        kinds[same].rows.append(row)
      } else {
        kinds.append(SwipeKind(actions: actions, rows: [row], isForAll: false))
      }
    }
    for place in kinds.indices { kinds[place].isForAll = kinds[place].rows.count == distinct.count }
    return kinds
  }
}
