@_spi(_Unicode) import Swift

/// Creates the names used in addresses.
package enum Slug {
  /// `text` as lower-case ASCII letters and digits with hyphens between words; empty if it has
  /// none.
  ///
  /// Latin letters lose their accents. Any other letter ends the word, so that a slug never
  /// contains a fragment of a Korean or Japanese title.
  package static func make(from text: String) -> String {
    var slug: [UInt8] = []
    var pendingHyphen = false
    func take(_ scalar: UInt32) {
      switch scalar {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if pendingHyphen, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        pendingHyphen = false
        let byte = UInt8(truncatingIfNeeded: scalar)
        slug.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
      case 0x27, 0x2019, 0x300...0x36F:
        break
      default:
        pendingHyphen = true
      }
    }
    // ASCII needs no decomposition.
    let bytes = text.utf8.span
    if bytes.indices.allSatisfy({ bytes[$0] < 0x80 }) {
      for index in bytes.indices { take(UInt32(bytes[index])) }
    } else {
      for scalar in text._nfd { take(scalar.value) }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  /// `text` as an address has it: ``make(from:)`` if all its letters are Latin, else ``letters(of:)``; nil
  /// if it has neither letter nor digit.
  package static func inOwnScript(_ text: String) -> String? {
    // Without their marks, the letters of Vietnamese are Latin ones, too.
    let isLatin = text._nfd.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic }
    let latin = isLatin ? make(from: text) : ""
    return latin.isEmpty ? letters(of: text) : shorten(latin, to: 60)
  }

  /// The greatest length in characters: as many as fit into the address bar of a browser.
  private static let mostLetters = 40

  /// The letters and digits of a text in any script, in lower case and NFC, with hyphens between words:
  /// `메뉴와-도구-막대`; nil if it has none.
  package static func letters(of text: String) -> String? {
    var words = ""
    var count = 0
    var isBetween = false
    for scalar in PlainText.composed(text).unicodeScalars {
      let properties = scalar.properties
      let isMark = properties.generalCategory == .nonspacingMark
      guard properties.isAlphabetic || properties.numericType != nil || isMark,
        !properties.isDefaultIgnorableCodePoint
      else {
        isBetween = isBetween || !properties.isDefaultIgnorableCodePoint
        continue
      }
      if isMark, isBetween || count == 0 { continue }
      // Marks count, because any number of them may stand on one letter.
      guard count < mostLetters else { break }
      if isBetween, count > 0 { words += "-" }
      isBetween = false
      words += properties.lowercaseMapping
      count += 1
    }
    return words.isEmpty ? nil : PlainText.composed(words)
  }

  /// `name` without the parts that are hashes, which exports of other tools add to file names; whole if
  /// nothing else is in it.
  package static func withoutHashes(_ name: String) -> String {
    let parts = name.split { $0 == "-" || $0 == "_" || $0 == " " || $0 == "." }
    guard parts.contains(where: isHash) else { return name }
    let kept = parts.filter { !isHash($0) }
    return kept.isEmpty ? name : kept.joined(separator: "-")
  }

  /// Whether a part of a name is a hash: hexadecimal digits among which letters and numbers alternate,
  /// as they do in no word and no date.
  private static func isHash(_ part: Substring) -> Bool {
    guard part.utf8.count >= 8 else { return false }
    var changes = 0
    var wasDigit: Bool?
    for byte in part.utf8 {
      let isDigit = (0x30...0x39).contains(byte)
      guard isDigit || (0x61...0x66).contains(byte | 0x20) else { return false }
      if let wasDigit, wasDigit != isDigit { changes += 1 }
      wasDigit = isDigit
    }
    return changes > 2
  }

  /// The longest prefix of whole words of `slug` with at most `limit` bytes; the first word may be
  /// cut.
  package static func shorten(_ slug: String, to limit: Int) -> String {
    guard slug.utf8.count > limit else { return slug }
    let prefix = slug.utf8.prefix(limit + 1)
    guard let hyphen = prefix.lastIndex(of: UInt8(ascii: "-")), hyphen != slug.startIndex else {
      return String(decoding: slug.utf8.prefix(limit), as: UTF8.self)
    }
    return String(slug[..<hyphen])
  }
}
