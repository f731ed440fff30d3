/// Safe wrappers for functions that the standard library offers only with pointers.
extension [UInt8] {
  /// Appends a copy of `bytes`.
  @inlinable
  package mutating func append(_ bytes: Span<UInt8>) {
    // Safe: the pointer is used only for the copy, while the bytes are borrowed.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends the bytes of a literal.
  @inlinable
  package mutating func append(_ text: StaticString) {
    text.withBytes { append($0) }
  }
}

extension StaticString {
  /// Calls `body` with the bytes of the literal, which are UTF-8 and live as long as the program.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    withUTF8Buffer { unsafe body($0.span) }
  }
}

extension String {
  /// Decodes UTF-8; invalid sequences become U+FFFD.
  package init(_ bytes: Span<UInt8>) {
    if let finding = CommonUTF8.finding(in: bytes) {
      self.init(copying: unsafe UTF8Span(unchecked: bytes, isKnownASCII: finding == .ascii))
    } else if let text = try? UTF8Span(validating: bytes) {
      self.init(copying: text)
    } else {
      self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension Span<UInt8> {
  /// The eight bytes at `index` as a little-endian number.
  ///
  /// The access is checked.
  @inlinable
  @inline(__always)
  package func word(at index: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
