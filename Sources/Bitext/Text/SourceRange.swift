/// A half-open range of UTF-8 byte offsets in one source file.
package struct SourceRange: Hashable, Sendable {
  // Half the size of two `Int`s: a corpus stores a range for each segment.
  private let low: UInt32
  private let high: UInt32

  /// The offset of the first byte.
  package var lowerBound: Int { Int(low) }
  /// The offset after the last byte.
  package var upperBound: Int { Int(high) }

  /// - Precondition: `0 <= lowerBound <= upperBound`; ``SourceFile/maximumSize`` bounds both.
  package init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(lowerBound <= upperBound)
    low = UInt32(lowerBound)
    high = UInt32(upperBound)
  }

  /// The number of bytes.
  package var count: Int { upperBound - lowerBound }
  /// Whether the range has no byte and is only a place.
  package var isEmpty: Bool { lowerBound == upperBound }
}

extension [UInt8] {
  /// The bytes in a range of the source.
  subscript(slice range: SourceRange) -> ArraySlice<UInt8> {
    self[range.lowerBound..<range.upperBound]
  }
}
