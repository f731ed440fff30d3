/// A language tag that is well-formed according to RFC 5646 (BCP 47), section 2.1.
package struct LanguageTag: Hashable, Sendable {
  /// The first subtag in lower case, usually an ISO 639 language.
  ///
  /// Nil for a tag without one, such as `x-shelf` or `i-klingon`.
  package let language: String?

  package init?(_ text: String) {
    // Lower-casing would turn some non-ASCII letters into ASCII ones, such as the Kelvin sign.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let tag = text.lowercased()
    if Self.irregular.contains(tag) {
      language = tag.hasPrefix("i-") ? nil : String(tag.prefix { $0 != "-" })
      return
    }
    var rest = tag.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)[...]
    guard rest.allSatisfy({ 1...8 ~= $0.count && $0.allSatisfy(Self.isAlphanumeric) }) else {
      return nil
    }
    language = rest.first.flatMap { $0.count > 1 ? String(Substring($0)) : nil }
    if language != nil { guard Self.dropLanguage(from: &rest) else { return nil } }
    if let mark = rest.first {
      // The rest has to be for private use: `x` and at least one subtag of any length.
      guard mark.elementsEqual("x".utf8), rest.count > 1 else { return nil }
    }
  }

  /// Whether the language is mostly written in a script that runs from the right to the left (CLDR 46,
  /// `characterOrder`).
  package var isWrittenFromTheRight: Bool {
    language.map {
      ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi"].contains($0)
    } ?? false
  }

  private typealias Subtags = ArraySlice<String.UTF8View.SubSequence>

  /// The rule `langtag` without its `privateuse`.
  private static func dropLanguage(from rest: inout Subtags) -> Bool {
    guard let first = rest.popFirst(), 2...8 ~= first.count, first.allSatisfy(isLetter) else {
      return false
    }
    if first.count < 4 {
      for _ in 0..<3 { drop(from: &rest) { $0.count == 3 && $0.allSatisfy(isLetter) } }
    }
    drop(from: &rest) { $0.count == 4 && $0.allSatisfy(isLetter) }
    drop(from: &rest) {
      $0.count == 2 && $0.allSatisfy(isLetter) || $0.count == 3 && $0.allSatisfy(isDigit)
    }
    while drop(from: &rest, where: { $0.count > 4 || $0.count == 4 && isDigit($0[$0.startIndex]) })
    {}
    while drop(from: &rest, where: { $0.count == 1 && !$0.elementsEqual("x".utf8) }) {
      guard drop(from: &rest, where: { $0.count > 1 }) else { return false }
      while drop(from: &rest, where: { $0.count > 1 }) {}
    }
    return true
  }

  @discardableResult private static func drop(
    from rest: inout Subtags, where isWanted: (Subtags.Element) -> Bool
  ) -> Bool {
    guard let first = rest.first, isWanted(first) else { return false }
    rest.removeFirst()
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// The rule `irregular`: tags that were registered before there was a grammar.
  private static let irregular: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
    "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl",
    "sgn-ch-de",
  ]
}
