/// Keeps the references of a text from expanding to much more than the text.
///
/// Each `[label]` becomes a link with the whole address and title of its definition, so a long
/// definition and many labels are quadratic in the text. As libcmark does from 0.30.3 on, all
/// expansions together may take as many bytes as the text has, at least ``minimum``; references
/// beyond that are shown as text.
struct ReferenceLimit {
  static let minimum = 100_000

  private let bytes: [UInt8]
  private var sizes: [String: Int] = [:]
  private var longest = 0

  /// The `[` of `bytes` that begin references beyond the limit, in order, in O(n).
  static func excess(in bytes: [UInt8]) -> [Int] {
    // A definition has `]:` in it.
    guard bytes.count > 4_096, ByteSearch.contains(0x5D, before: 0x3A, in: bytes) else { return [] }
    var limit = ReferenceLimit(bytes: bytes)
    limit.findDefinitions()
    guard limit.longest > 0 else { return [] }
    return limit.referencesBeyond(max(bytes.count, minimum))
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func findDefinitions() {
    var index = 0
    while index < bytes.count {
      var start = index
      while start < bytes.count, isMarker(bytes[start]) { start += 1 }
      if start < bytes.count, bytes[start] == 0x5B, let end = endOfLabel(from: start + 1),
        end + 1 < bytes.count, bytes[end + 1] == 0x3A
      {
        let size = sizeOfTarget(from: end + 2)
        let label = folded(start + 1..<end)
        if sizes[label] == nil { sizes[label] = size }
        longest = max(longest, size)
      }
      index = (ByteSearch.first(0x0A, in: bytes, from: index) ?? bytes.count) + 1
    }
  }

  /// Whether a byte may stand before a definition: white space and the markers of quotes and lists.
  private func isMarker(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x3E || byte == 0x2D || byte == 0x2B || byte == 0x2A
      || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x29 || byte == 0x0D
  }

  /// The `]` that ends a label of at most 999 bytes.
  private func endOfLabel(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, index - start < 1_000 {
      switch bytes[index] {
      case 0x5B: return nil
      case 0x5D: return index > start ? index : nil
      case 0x5C: index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// The bytes of an address and a title, at most as many as there are up to a blank line.
  private func sizeOfTarget(from start: Int) -> Int {
    var index = skippingSpace(from: start)
    let address = index
    while index < bytes.count, bytes[index] > 0x20 { index += 1 }
    let size = index - address
    let title = skippingSpace(from: index)
    guard title < bytes.count, let close = [0x22: 0x22, 0x27: 0x27, 0x28: 0x29][bytes[title]]
    else { return size }
    var end = title + 1
    var isBlank = false
    while end < bytes.count, bytes[end] != close {
      if bytes[end] == 0x0A {
        if isBlank { break }
        isBlank = true
      } else if bytes[end] > 0x20 {
        isBlank = false
      }
      end += bytes[end] == 0x5C ? 2 : 1
    }
    return size + min(end, bytes.count) - title
  }

  /// Past white space with at most one line end, and the marks of quotes.
  private func skippingSpace(from start: Int) -> Int {
    var index = start
    var lines = 0
    while index < bytes.count, bytes[index] <= 0x20 || (lines > 0 && bytes[index] == 0x3E) {
      if bytes[index] == 0x0A {
        lines += 1
        if lines > 1 { break }
      }
      index += 1
    }
    return index
  }

  private func referencesBeyond(_ limit: Int) -> [Int] {
    var total = 0
    var result: [Int] = []
    var next = ByteSearch.first(0x5B, in: bytes)
    while let index = next {
      next = ByteSearch.first(0x5B, in: bytes, from: index + 1)
      guard let end = endOfLabel(from: index + 1) else { continue }
      let after = end + 1 < bytes.count ? bytes[end + 1] : 0
      if after == 0x3A { continue }
      guard let size = sizes[folded(index + 1..<end)] else { continue }
      total += size
      if total > limit { result.append(index) }
    }
    return result
  }

  /// The label as labels are compared: white space as one space, letters without case.
  private func folded(_ range: Range<Int>) -> String {
    let words = bytes[range].split { $0 <= 0x20 }
    let label = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    if label.utf8.allSatisfy({ $0 < 0x80 }) { return label.lowercased() }
    // Both ways, so that letters with several lower or upper forms meet.
    return PlainText.composed(label.lowercased().uppercased().lowercased())
  }
}
