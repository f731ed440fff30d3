import Bitext
import RowStyles

/// Knows which examples a page still has to show, and after which units.
struct ExamplePlacer: Sendable {
  /// What styles are called.
  let names: ConceptNames
  /// The examples that the page has already, by their keys.
  private(set) var shown: Set<String> = []
  /// What is still to be shown after units, by their indices.
  private var waiting: [Int: [Showing]] = [:]
  /// What the fences of the page's own source show, by their segments.
  private(set) var fences: [Int: Showing?] = [:]
  /// Whether examples wait for the end of what is being written.
  private var isHolding = false

  init(names: ConceptNames) { self.names = names }

  /// Whether anything is still to be shown.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Plans what follows which unit on a page: what is put after a unit that the page lacks follows
  /// the unit before it, unless the lacking text itself asked for it.
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

  /// Takes what follows a unit; nothing while examples are held.
  mutating func take(afterUnit unit: Int) -> [Showing] {
    isHolding ? [] : waiting.removeValue(forKey: unit) ?? []
  }

  /// After how many of the units in `node` something is still to be shown.
  func count(in node: Document.Node, of reading: Reading) -> Int {
    guard !waiting.isEmpty else { return 0 }
    let units = reading.topic.unitOfSegment[reading.document]
    var found: Set<Int> = []
    node.forEachSegment { if waiting[units[$0]] != nil { found.insert(units[$0]) } }
    return found.count
  }

  /// Makes examples wait, if they are to; returns whether they waited before, for ``release(to:)``.
  mutating func hold(_ isHolding: Bool) -> Bool {
    let outer = self.isHolding
    self.isHolding = outer || isHolding
    return outer
  }

  /// Makes examples wait no longer, unless they waited before.
  mutating func release(to outer: Bool) { isHolding = outer }

  /// Notes that an example is shown.
  ///
  /// - Parameters:
  ///   - showing: The example.
  ///   - repeating: Whether it is shown also if the page has it already.
  /// - Returns: What its ids begin with: the same table may stand on a page by itself and in a pair.
  ///   Nil if it is not shown.
  mutating func begin(_ showing: Showing, repeating: Bool) -> String? {
    let key = repeating ? "\(showing.key) \(shown.count)" : showing.key
    return shown.insert(key).inserted ? "ex\(shown.count)-" : nil
  }

  /// Notes that an example is on the page which another writer wrote.
  mutating func note(_ key: String) { shown.insert(key) }
}
