/// Indices of segments, which are nearly always one: that one needs no array.
package struct SegmentIndices: RandomAccessCollection, Hashable, Sendable,
  ExpressibleByArrayLiteral
{
  private enum Storage: Hashable {
    // Four bytes beside a reference make one word of the two.
    case one(Int32)
    case several([Int])
  }

  private let storage: Storage

  package init(_ indices: [Int]) {
    storage =
      if indices.count == 1, let index = Int32(exactly: indices[0]) {
        .one(index)
      } else {
        .several(indices)
      }
  }

  /// One index.
  init(_ index: Int) {
    storage = Int32(exactly: index).map { .one($0) } ?? .several([index])
  }

  package init(arrayLiteral indices: Int...) { self.init(indices) }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .one: 1
    case .several(let indices): indices.count
    }
  }

  package subscript(position: Int) -> Int {
    switch storage {
    case .one(let index):
      precondition(position == 0)
      return Int(index)
    case .several(let indices): return indices[position]
    }
  }
}
