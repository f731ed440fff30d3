/// The reading order of a topic's units: that of the pivot document, with what the pivot lacks
/// put in after the text that it follows in its own document.
struct UnitOrder {
  private static let none = -1

  private var next: [Int]
  private var first = Self.none
  private var isPlaced: [Bool]
  private let isPivot: [Bool]
  private let documentsOfUnit: [Set<Int>]

  /// The indices of the units in reading order.
  ///
  /// Linear but for runs put in at one place.
  static func order(_ unitOfSegment: [[Int]], unitCount: Int, pivot: Int) -> [Int] {
    var documents = Array(repeating: Set<Int>(), count: unitCount)
    for (document, units) in unitOfSegment.enumerated() {
      for unit in units { documents[unit].insert(document) }
    }
    var order = UnitOrder(documentsOfUnit: documents, pivot: pivot)
    let rest = unitOfSegment.indices.filter { $0 != pivot }
    for document in [pivot] + rest where unitOfSegment.indices.contains(document) {
      order.place(unitOfSegment[document], of: document)
    }
    return order.sequence()
  }

  private init(documentsOfUnit: [Set<Int>], pivot: Int) {
    self.documentsOfUnit = documentsOfUnit
    next = Array(repeating: Self.none, count: documentsOfUnit.count)
    isPlaced = Array(repeating: false, count: documentsOfUnit.count)
    isPivot = documentsOfUnit.map { $0.contains(pivot) }
  }

  private mutating func place(_ units: [Int], of document: Int) {
    var cursor = Self.none
    for unit in units {
      if !isPlaced[unit] { insert(unit, after: cursor, of: document) }
      cursor = unit
    }
  }

  private mutating func insert(_ unit: Int, after cursor: Int, of document: Int) {
    var place = cursor
    // What earlier documents put in at the same place stays before this.
    while true {
      let following = place == Self.none ? first : next[place]
      guard following != Self.none, !isPivot[following],
        !documentsOfUnit[following].contains(document)
      else { break }
      place = following
    }
    if place == Self.none {
      next[unit] = first
      first = unit
    } else {
      next[unit] = next[place]
      next[place] = unit
    }
    isPlaced[unit] = true
  }

  private func sequence() -> [Int] {
    var sequence: [Int] = []
    var unit = first
    while unit != Self.none {
      sequence.append(unit)
      unit = next[unit]
    }
    return sequence
  }
}
