/// Rows with the same buttons at an edge.
struct SwipeKind {
  /// In the order from the edge.
  let actions: [SwipeAction]
  /// Whether a button that deletes the row stands at the edge, before the others.
  let deletes: Bool
  var rows: [Row]
  /// Whether there are no other rows.
  var isForAll: Bool

  /// Whether a swipe over the whole row runs the outermost button.
  var isFull: Bool { deletes || actions.first?.isFull == true }

  /// The rows that have buttons at an edge, grouped by their buttons.
  ///
  /// The outermost button comes first in code, and last in the format at the trailing edge. A row
  /// that can be deleted, and has no button for that, gets one.
  static func all(at edge: SwipeAction.Edge, of rows: [Row]) -> [SwipeKind] {
    var kinds: [SwipeKind] = []
    var seen: Set<String> = []
    // An update may bring a row that is there already.
    let distinct = rows.filter { seen.insert($0.id).inserted }
    for row in distinct {
      let own = row.swipe.filter { $0.edge == edge }
      let actions = edge == .trailing ? own.reversed() : own
      let deletes =
        edge == .trailing && row.isDeletable && !row.swipe.contains { $0.role == .destructive }
      guard !actions.isEmpty || deletes else { continue }
      if let same = kinds.firstIndex(where: { $0.actions == actions && $0.deletes == deletes }) {
        kinds[same].rows.append(row)
      } else {
        kinds.append(SwipeKind(actions: actions, deletes: deletes, rows: [row], isForAll: false))
      }
    }
    for place in kinds.indices { kinds[place].isForAll = kinds[place].rows.count == distinct.count }
    return kinds
  }
}
