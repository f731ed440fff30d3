/// Computes the reading order of a topic's units.
///
/// The order is that of the pivot document. A unit that the pivot lacks comes after the text that
/// it follows in its own document. A heading or the title of a callout comes before the text that
/// it heads there.
struct UnitOrder {
  private static let none = -1

  private var next: [Int]
  private var previous: [Int]
  private var first = Self.none
  private var isPlaced: [Bool]
  private let documentsOfUnit: DocumentsOfUnit
  private let pivot: Int

  /// Puts the units of a topic into reading order.
  ///
  /// Linear, except for runs that are inserted at one place.
  ///
  /// - Parameters:
  ///   - unitOfSegment: For each document, the unit of each of its segments.
  ///   - unitCount: The number of units.
  ///   - pivot: The document whose order is that of the topic.
  ///   - isHeading: Whether a segment of a document heads the next segment.
  /// - Returns: The indices of the units in reading order.
  static func order(
    _ unitOfSegment: [[Int]], unitCount: Int, pivot: Int,
    isHeading: (_ document: Int, _ segment: Int) -> Bool
  ) -> [Int] {
    var order = UnitOrder(
      documentsOfUnit: DocumentsOfUnit(unitOfSegment, unitCount: unitCount), unitCount: unitCount,
      pivot: pivot)
    let rest = unitOfSegment.indices.filter { $0 != pivot }
    for document in [pivot] + rest where unitOfSegment.indices.contains(document) {
      order.place(unitOfSegment[document], of: document) { isHeading(document, $0) }
    }
    return order.sequence()
  }

  private init(documentsOfUnit: DocumentsOfUnit, unitCount: Int, pivot: Int) {
    self.documentsOfUnit = documentsOfUnit
    self.pivot = pivot
    next = Array(repeating: Self.none, count: unitCount)
    previous = next
    isPlaced = Array(repeating: false, count: unitCount)
  }

  /// The documents that each unit is in: few, because a unit is mostly in one document per
  /// language.
  private struct DocumentsOfUnit {
    /// The documents of the first unit, then of the second and so on, each ascending.
    private var documents: [Int]
    /// For each unit, the end of its documents; they begin at the end of the previous unit's.
    private var ends: [Int]

    init(_ unitOfSegment: [[Int]], unitCount: Int) {
      var last = Array(repeating: UnitOrder.none, count: unitCount)
      ends = Array(repeating: 0, count: unitCount)
      for (document, units) in unitOfSegment.enumerated() {
        for unit in units where last[unit] != document {
          last[unit] = document
          ends[unit] += 1
        }
      }
      var count = 0
      for unit in ends.indices {
        // `ends` holds the starts here; filling advances them to the ends.
        (ends[unit], count) = (count, count + ends[unit])
      }
      documents = Array(repeating: 0, count: count)
      last = Array(repeating: UnitOrder.none, count: unitCount)
      for (document, units) in unitOfSegment.enumerated() {
        for unit in units where last[unit] != document {
          last[unit] = document
          documents[ends[unit]] = document
          ends[unit] += 1
        }
      }
    }

    func isIn(_ unit: Int, _ document: Int) -> Bool {
      documents[(unit == 0 ? 0 : ends[unit - 1])..<ends[unit]].contains(document)
    }
  }

  private mutating func place(_ units: [Int], of document: Int, isHeading: (Int) -> Bool) {
    let headed = headed(by: units, isHeading)
    var cursor = Self.none
    for (segment, unit) in units.enumerated() {
      if !isPlaced[unit] {
        if headed[segment] == Self.none {
          insert(unit, after: lastPut(after: cursor, by: document))
        } else {
          insert(unit, after: previous[headed[segment]])
        }
      }
      cursor = unit
    }
  }

  /// For each segment, the unit already placed that the segment, or the headings from it on,
  /// directly precede.
  private func headed(by units: [Int], _ isHeading: (Int) -> Bool) -> [Int] {
    var headed = Array(repeating: Self.none, count: units.count)
    var following = Self.none
    for (segment, unit) in units.enumerated().reversed() {
      if isPlaced[unit] {
        following = unit
      } else if isHeading(segment) {
        headed[segment] = following
      } else {
        following = Self.none
      }
    }
    return headed
  }

  /// Units that earlier documents inserted at the same place stay first.
  private func lastPut(after cursor: Int, by document: Int) -> Int {
    var place = cursor
    while true {
      let following = place == Self.none ? first : next[place]
      guard following != Self.none, !documentsOfUnit.isIn(following, pivot),
        !documentsOfUnit.isIn(following, document)
      else { return place }
      place = following
    }
  }

  private mutating func insert(_ unit: Int, after place: Int) {
    let following = place == Self.none ? first : next[place]
    previous[unit] = place
    next[unit] = following
    if place == Self.none { first = unit } else { next[place] = unit }
    if following != Self.none { previous[following] = unit }
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
