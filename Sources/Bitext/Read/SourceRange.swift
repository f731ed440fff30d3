/// A half-open range of UTF-8 byte offsets in one source file.
package struct SourceRange: Hashable, Sendable {
  package let lowerBound: Int
  package let upperBound: Int

  /// - Precondition: `lowerBound <= upperBound`.
  package init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(lowerBound <= upperBound)
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  package var count: Int { upperBound - lowerBound }
  package var isEmpty: Bool { lowerBound == upperBound }
}
