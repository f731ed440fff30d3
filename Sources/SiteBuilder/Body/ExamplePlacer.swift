import Bitext
import RowStyles

/// Tracks which examples a page still has to show, and after which units.
struct ExamplePlacer: Sendable {
  /// The names of styles.
  let names: ConceptNames
  /// The facts about tables that all pages of the site share.
  var memory = TableMemory()
  /// The keys of the examples that the page has already.
  private(set) var shown: Set<String> = []
  /// The number of times that the page shows each table, by its id.
  private var counts: [String: Int] = [:]
  /// The examples still to be shown, by the index of the unit that they follow.
  private var waiting: [Int: [Showing]] = [:]
  /// The examples that fences in the page's own source show, by segment.
  private(set) var fences: [Int: Showing?] = [:]
  /// The number of tables that the page shows open.
  private var open = 0
  /// The number of tables that a page shows open; readers can open the others.
  private static let mostOpen = 3
  /// Whether examples have to wait for the end of the current block.
  private var isHolding = false

  init(names: ConceptNames) { self.names = names }

  /// Whether any example is still to be shown.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Plans which examples follow which unit on a page.
  ///
  /// If the page lacks the unit, the example of another source's fence moves to the unit before it;
  /// an example that only the lacking text mentions is dropped.
  mutating func plan(_ examples: TopicExamples, of reading: Reading) {
    guard !examples.following.isEmpty else { return }
    let units = reading.topic.unitOfSegment[reading.document]
    let present = Set(units.indices.filter { reading.isShown($0) }.map { units[$0] })
    let own = Set(examples.fences[reading.document].values.compactMap { $0?.key })
    fences = examples.fences[reading.document]
    for (unit, placed) in examples.following.sorted(by: { $0.key < $1.key }) {
      for place in placed where place.document != reading.document {
        if own.contains(place.showing.key) { continue }
        var target = unit
        if !present.contains(unit) {
          guard place.document != nil else { continue }
          while target > 0, !present.contains(target) { target -= 1 }
          if !present.contains(target) { target = present.min() ?? 0 }
        }
        waiting[target, default: []].append(place.showing)
      }
    }
  }

  /// Removes and returns the examples that follow a unit; empty while examples are held.
  mutating func take(afterUnit unit: Int) -> [Showing] {
    isHolding ? [] : waiting.removeValue(forKey: unit) ?? []
  }

  /// The number of units in `node` that are followed by an example.
  func count(in node: Document.Node, of reading: Reading) -> Int {
    guard !waiting.isEmpty else { return 0 }
    let units = reading.topic.unitOfSegment[reading.document]
    var found: Set<Int> = []
    node.forEachSegment { if waiting[units[$0]] != nil { found.insert(units[$0]) } }
    return found.count
  }

  /// Holds examples back if `isHolding`; returns the previous state for ``release(to:)``.
  mutating func hold(_ isHolding: Bool) -> Bool {
    let outer = self.isHolding
    self.isHolding = outer || isHolding
    return outer
  }

  /// Restores the state that ``hold(_:)`` returned.
  mutating func release(to outer: Bool) { isHolding = outer }

  /// Records that an example is shown.
  ///
  /// - Returns: A prefix for its ids, which does not depend on the other contents of the page, so
  ///   that addresses of examples stay valid. Nil if the page already has the example.
  mutating func begin(_ showing: Showing) -> String? {
    guard shown.insert(showing.key).inserted else { return nil }
    guard case .tables(let tables) = showing else { return "ex-" }
    let before = tables.reduce(0) { max($0, counts[$1.id] ?? 0) }
    for table in tables { counts[table.id] = before + 1 }
    return before == 0 ? "ex-" : "ex-\(before + 1)-"
  }

  /// Whether the next table on the page is to be folded.
  mutating func folds() -> Bool {
    guard open == Self.mostOpen else {
      open += 1
      return false
    }
    return true
  }

  /// Records an example that another writer put on the page.
  mutating func note(_ key: String) { shown.insert(key) }
}
