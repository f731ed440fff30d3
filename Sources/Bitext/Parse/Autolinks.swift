/// Makes links of the bare addresses in a text.
enum Autolinks {
  /// Cuts `text` into links and what stands between them.
  ///
  /// `before` is the last byte that stands in the source
  /// before the text, where it decides whether `www.` begins an address. With `cjk`, addresses end
  /// where ``BareAddressEnd`` says.
  static func linked(
    _ text: String, with sentinels: Sentinels?, before: UInt8, cjk: Bool
  ) -> [Inline] {
    guard mayHold(text) else {
      guard let sentinels, ByteSearch.contains(0xF0, in: text) else { return [.text(text)] }
      return [.text(String(decoding: sentinels.unmarked(Array(text.utf8)), as: UTF8.self))]
    }
    var bytes = Array(text.utf8)
    if let sentinels { bytes = sentinels.unmarked(bytes, addressEnd: BareAddress.hardEnd) }
    var result: [Inline] = []
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
    return result
  }

  private static func mayHold(_ text: String) -> Bool {
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
