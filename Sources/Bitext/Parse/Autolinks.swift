/// Makes links of the bare addresses in a text.
enum Autolinks {
  /// Cuts `text` at its addresses and appends the links and the texts between them to `result`.
  ///
  /// `before` is the last byte that stands in the source before the text, where it decides whether
  /// `www.` begins an address. With `cjk`, addresses end where ``BareAddressEnd`` says.
  static func append(
    _ text: String, with sentinels: Sentinels?, before: UInt8, cjk: Bool, to result: inout [Inline]
  ) {
    let marked = ByteSearch.contains(0xF0, in: text) ? sentinels : nil
    // A mark may stand inside the characters by which addresses are found.
    guard marked != nil ? mayHoldMarked(text) : mayHold(text) else {
      guard let marked else {
        result.append(.text(text))
        return
      }
      let bytes = marked.unmarked(Array(text.utf8))
      result.append(.text(String(decoding: bytes, as: UTF8.self)))
      return
    }
    var bytes = Array(text.utf8)
    if let marked { bytes = marked.unmarked(bytes, addressEnd: BareAddress.hardEnd) }
    append(bytes, before: before, cjk: cjk, to: &result)
  }

  private static func append(
    _ bytes: [UInt8], before: UInt8, cjk: Bool, to result: inout [Inline]
  ) {
    var start = 0
    var index = 0
    func string(_ range: Range<Int>) -> String {
      String(decoding: bytes[range].filter { $0 != BareAddress.hardEnd }, as: UTF8.self)
    }
    while index < bytes.count {
      guard
        let found = address(
          in: bytes, at: index, from: start, before: before, cjk: cjk)
      else {
        index += 1
        continue
      }
      let shown = string(found.range)
      if found.range.lowerBound > start {
        result.append(.text(string(start..<found.range.lowerBound)))
      }
      result.append(.link(destination: found.prefix + shown, title: "", [.text(shown)]))
      start = found.range.upperBound
      index = start
    }
    if start < bytes.count { result.append(.text(string(start..<bytes.count))) }
  }

  /// Whether a text has one of the signs of an address: `@`, `://` or `www.`.
  static func mayHold(_ text: String) -> Bool {
    ByteSearch.contains(0x40, in: text)
      || ByteSearch.contains("://", in: text)
      || ByteSearch.contains("www.", in: text)
  }

  /// Whether any text of a source may hold an address: one look instead of one for each text.
  ///
  /// Character references and escapes may stand for characters that the bytes do not have.
  static func mayBeIn(textsOf bytes: [UInt8]) -> Bool {
    ByteSearch.first(0x26, in: bytes) != nil || ByteSearch.first(0x5C, in: bytes) != nil
      || ByteSearch.first(0x40, in: bytes) != nil
      || ByteSearch.contains(0x3A, before: 0x2F, in: bytes)
      || ByteSearch.contains(0x77, before: 0x77, in: bytes)
  }

  private static func mayHoldMarked(_ text: String) -> Bool {
    ByteSearch.contains(0x40, in: text)
      || (ByteSearch.contains(0x3A, in: text) && ByteSearch.contains(0x2F, in: text))
      || (ByteSearch.contains(0x77, in: text) && ByteSearch.contains(0x2E, in: text))
  }

  private static func address(
    in bytes: [UInt8], at index: Int, from start: Int, before: UInt8, cjk: Bool
  ) -> (range: Range<Int>, prefix: String)? {
    switch bytes[index] {
    case 0x3A:
      return BareAddress.url(in: bytes, colon: index, from: start, cjk: cjk).map { ($0, "") }
    case 0x77:
      if index == 0, !mayPrecedeWWW(before) { return nil }
      if index > 0, index == start, bytes[index - 1] > 0x20 { return nil }
      return BareAddress.www(in: bytes, at: index, from: start, cjk: cjk).map { ($0, "http://") }
    case 0x40:
      guard let range = BareAddress.mail(in: bytes, at: index, from: start) else { return nil }
      let hasScheme = bytes[range.lowerBound..<index].contains(0x3A)
      return (range, hasScheme ? "" : "mailto:")
    default: return nil
    }
  }

  private static func mayPrecedeWWW(_ byte: UInt8) -> Bool {
    [0x0A, 0x20, 0x2A, 0x5F, 0x7E, 0x28].contains(byte)
  }
}
