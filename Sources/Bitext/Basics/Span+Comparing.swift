import TextBasics

extension Span<UInt8> {
  /// Whether the span holds exactly the bytes of `text`.
  func isEqual(to text: StaticString) -> Bool {
    text.withBytes { count == $0.count && ByteSearch.areEqual(self, $0) }
  }
}
