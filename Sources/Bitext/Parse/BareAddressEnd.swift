import TextBasics

/// Where a bare address ends among Chinese, Japanese and Korean text.
///
/// `https://example.com/a를` is an address and a particle; `(https://example.com)에` is one in
/// brackets. Kana and the punctuation of these scripts end an address. Hangul and Han characters end
/// it behind a letter or digit, where a sentence goes on, and belong to it where they begin a part
/// of a path, as in `https://zh.wikipedia.org/wiki/表格`, unless they are a particle:
/// `https://example.com/에서`. In a host, letters of these scripts count
/// only as a whole label with another one behind it: `https://한글.kr/`.
enum BareAddressEnd {
  /// Whether the character at `index`, behind the host, belongs to the text around the address.
  static func isInPath(_ bytes: [UInt8], at index: Int) -> Bool {
    switch kind(of: bytes, at: index) {
    case .other: false
    case .punctuation: true
    case .syllable: !HangulPart(in: bytes, at: index).contains(index)
    case .han:
      ![0x2F, 0x3D, 0x5F, 0x2D, 0x25].contains(bytes[index - 1])
        && !isHan(before: index, in: bytes)
    }
  }

  /// Whether the character at `index`, in a host that begins at `start`, ends the host.
  static func isInHost(_ bytes: [UInt8], at index: Int, from start: Int) -> Bool {
    let kind = kind(of: bytes, at: index)
    if kind == .other { return false }
    if kind == .punctuation { return true }
    var first = index
    while first > start, bytes[first - 1] != 0x2E { first -= 1 }
    guard bytes[first] >= 0x80 else { return true }
    var end = index
    while end < bytes.count, end - index < 200, bytes[end] >= 0x80 || isLabel(bytes[end]) {
      if bytes[end] >= 0xE1, self.kind(of: bytes, at: end) == .punctuation { return true }
      end += 1
    }
    return end + 1 >= bytes.count || bytes[end] != 0x2E
      || !(bytes[end + 1] >= 0x80 || bytes[end + 1].isASCIIAlphanumeric)
  }

  /// Hangul that begins a part of a path, without the particle that may follow the address.
  private struct HangulPart {
    private var range = 0..<0

    init(in bytes: [UInt8], at index: Int) {
      func isHangul(_ place: Int) -> Bool {
        guard place >= 0, place + 2 < bytes.count, bytes[place] >= 0xEA else { return false }
        var end = place
        return Script(of: bytes.span.scalar(at: &end)) == .hangul
      }
      /// Whether a slash is the one behind the host, where a text goes on more often than an address.
      func isRoot(_ slash: Int) -> Bool {
        let host = bytes[..<slash].lastIndex(of: 0x2F)
        return bytes[slash] == 0x2F && (host.map { $0 > 0 && bytes[$0 - 1] == 0x2F } ?? true)
      }
      var start = index
      while index - start < Self.most, isHangul(start - 3) { start -= 3 }
      guard isHangul(start), start > 0, [0x2F, 0x3D, 0x5F].contains(bytes[start - 1]),
        !isRoot(start - 1)
      else {
        return
      }
      var end = index
      while end - index < Self.most, isHangul(end) { end += 3 }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      if Self.particles.contains(text) || text.hasSuffix("니다") { return }
      for particle in Self.endings where text.hasSuffix(particle) && text.count > particle.count + 1
      {
        end -= particle.utf8.count
        break
      }
      range = start..<end
    }

    func contains(_ index: Int) -> Bool { range.contains(index) }

    /// The longest part that is looked at, in bytes.
    private static let most = 300
    private static let particles: Set<String> = [
      "를", "을", "에", "에서", "에는", "에서는", "의", "로", "으로", "와", "과", "는", "은", "이", "가", "도",
      "나", "및", "에도", "까지", "부터", "라는", "이라는", "처럼", "만",
    ]
    /// Particles that hardly any noun ends with.
    private static let endings = ["에서는", "에서", "으로", "에는", "를", "을", "는"]
  }

  private enum Kind { case han, syllable, punctuation, other }

  private static func isLabel(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == 0x2D
  }

  private static func isHan(before index: Int, in bytes: [UInt8]) -> Bool {
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes[start] >= 0xE1 && kind(of: bytes, at: start) == .han
  }

  private static func kind(of bytes: [UInt8], at index: Int) -> Kind {
    let lead = bytes[index]
    guard lead >= 0xE1, index + 2 < bytes.count else { return .other }
    if lead >= 0xF0 { return lead == 0xF0 && bytes[index + 1] >= 0xA0 ? .han : .other }
    var place = index
    let scalar = bytes.span.scalar(at: &place)
    switch Script(of: scalar) {
    case .hangul, .hiragana, .katakana, .bopomofo: return .syllable
    case .han: return .han
    case .latin, nil: break
    }
    switch scalar {
    // Quotation marks and ellipses, CJK punctuation, and full-width forms of ASCII.
    case 0x2018...0x201F, 0x2026, 0x3000...0x3004, 0x3008...0x303F, 0x3099...0x30A0, 0x30FB,
      0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFF65:
      return .punctuation
    default: return .other
    }
  }
}
