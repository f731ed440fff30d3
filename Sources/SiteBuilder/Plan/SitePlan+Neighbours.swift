import Bitext

/// The topics that a page links to in its menu, apart from the links in its text.
extension SitePlan {
  /// The number of topics of its section, and of sections, that a page lists.
  ///
  /// If each page listed all topics, the size of the site would grow with the square of their
  /// number.
  private static let listed = 50

  /// The topics of a section next to the topic `index`, itself included.
  func members(around index: Int) -> ArraySlice<Int> {
    let members = section(of: corpus[index])
    return members[Self.window(around: members.binarySearch(index), of: members.count)]
  }

  /// The first topic of each section next to `current`, itself excluded.
  func firsts(ofSectionsExcept current: String) -> [Int] {
    let position = place(ofSection: current)
    let near = Self.window(around: position, of: sections.count)
    return near.compactMap { $0 == position ? nil : sections[$0].topics.first }
  }

  private static func window(around position: Int, of count: Int) -> Range<Int> {
    let start = max(0, min(position - listed / 2, count - listed))
    return start..<min(count, start + listed)
  }
}

extension [Int] {
  /// The position of `value` in a sorted array, in O(log n); 0 if it is not there.
  fileprivate func binarySearch(_ value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value ? low : 0
  }
}
