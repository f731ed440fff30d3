/// What the standard library has for bytes only by pointers, as safe calls with spans.
extension [UInt8] {
  /// Appends bytes, which are copied at once.
  package mutating func append(_ bytes: Span<UInt8>) {
    // Safe: the pointer is used for a copy while the bytes are borrowed.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a text as it stands in the program.
  package mutating func append(_ text: StaticString) {
    text.withBytes { append($0) }
  }
}

extension StaticString {
  /// Calls `body` with the bytes, which are UTF-8 and stay where they are as long as the program runs.
  @inline(__always)
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    withUTF8Buffer { unsafe body($0.span) }
  }
}

extension String {
  /// The text of bytes; what is no UTF-8 in them is U+FFFD.
  package init(_ bytes: Span<UInt8>) {
    if let text = try? UTF8Span(validating: bytes) {
      self.init(copying: text)
    } else {
      self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension Span<UInt8> {
  /// The eight bytes at `index`, the first one the lowest.
  ///
  /// That they are there is checked.
  @inlinable
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether these are the bytes of `text`.
  package func isEqual(to text: StaticString) -> Bool {
    text.withBytes { count == $0.count && ByteSearch.areEqual(self, $0) }
  }
}
