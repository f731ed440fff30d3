import TextBasics

/// A 64-bit digest of bytes, for detecting changes; not for secrets.
///
/// The algorithm folds sixteen bytes at a time through a 128-bit product, as wyhash does (Wang Yi,
/// 2019). Long inputs run in four lanes, whose products do not wait for one another. The digest
/// depends only on the bytes and on how they were divided among ``update(_:)`` calls. O(n).
///
/// Manifests of sites store digests, so a change of the algorithm needs a new version of them. Caches
/// need none: a digest of the program is part of their keys.
package struct Digest: Sendable {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  /// The digest of `bytes`.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var digest = Digest()
    digest.update(bytes)
    return digest.value
  }

  /// The digest of everything that was added so far; reading it changes nothing.
  package var value: UInt64 {
    Self.folded(state ^ Self.second, Self.third)
  }

  /// Adds the length of a text and its bytes in UTF-8.
  package mutating func update(_ text: String) {
    update(text.utf8.span)
  }

  /// Adds the number of bytes and the bytes.
  package mutating func update(_ bytes: [UInt8]) {
    update(bytes.span)
  }

  /// Adds the number of texts and then each text.
  package mutating func update(_ texts: [String]) {
    update(texts.count)
    for text in texts { update(text) }
  }

  /// Adds a number.
  package mutating func update(_ number: UInt64) { mix(number) }

  /// Adds a number.
  package mutating func update(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  private mutating func update(_ bytes: Span<UInt8>) {
    var digest = state
    var index = 0
    if bytes.count >= 64 {
      // Four separate variables stay in registers; a build digests tens of megabytes.
      var (a, b, c, d) = (digest, ~digest, digest &+ Self.second, ~digest &+ Self.second)
      while index &+ 64 <= bytes.count {
        // One check covers all eight words, because the length of the block is a constant.
        let block = bytes.extracting(index..<index &+ 64)
        a = Self.folded(block.word(at: 0) ^ a, block.word(at: 8) ^ Self.first)
        b = Self.folded(block.word(at: 16) ^ b, block.word(at: 24) ^ Self.second)
        c = Self.folded(block.word(at: 32) ^ c, block.word(at: 40) ^ Self.third)
        d = Self.folded(block.word(at: 48) ^ d, block.word(at: 56) ^ Self.fourth)
        index &+= 64
      }
      digest = Self.folded(a ^ Self.first, b) &+ Self.folded(c ^ Self.second, d)
    }
    while index &+ 8 <= bytes.count {
      digest = Self.mixed(digest, bytes.word(at: index))
      index &+= 8
    }
    var tail: UInt64 = 0
    for place in index..<bytes.count { tail = tail << 8 | UInt64(bytes[place]) }
    state = Self.mixed(Self.mixed(digest, tail), UInt64(bytes.count))
  }

  // Odd numbers with half of their bits set, as are the other constants here.
  private static let first: UInt64 = 0xA076_1D64_78BD_642F
  private static let second: UInt64 = 0xE703_7ED1_A0B4_28DB
  private static let third: UInt64 = 0x8EBC_6AF0_9C88_C6E3
  private static let fourth: UInt64 = 0x5899_65CC_7537_4CC3

  private mutating func mix(_ word: UInt64) { state = Self.mixed(state, word) }

  private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    folded(state ^ word, first) &+ word
  }

  private static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
