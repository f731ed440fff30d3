/// Finds the guidelines that a text states, so that their do / don't pairs can stand beside it.
///
/// A statement is a heading, or the first sentence of a text that goes on to explain it. It is
/// known by the terms that it must hold, in one language, whatever its wording: a translation may
/// put them in any order.
package enum StatementMatcher {
  /// What a statement is known by.
  struct Signature: Sendable {
    let guidelines: [GuidelineID]
    /// Of each group one term has to occur.
    let en: [[String]]
    let ko: [[String]]
    let ja: [[String]]
  }

  /// The guidelines that `text` states, the most important first; none where it states none.
  ///
  /// `text` is plain, without markup; `isAboutTables` says whether the page is about tables.
  package static func guidelines(
    statedBy text: String, kind: ConceptMatcher.Kind, language: TextLanguage, isAboutTables: Bool
  ) -> [GuidelineID] {
    guard isAboutTables, let statement = statement(of: text, kind: kind) else { return [] }
    let terms = HeldTerms(PlainLetters.lowered(statement) ?? statement.lowercased())
    let groups = groups(in: language)
    let found = groups.indices.first { index in
      !groups[index].isEmpty && groups[index].allSatisfy { $0.contains { terms.holds($0) } }
    }
    return found.map { signatures[$0].guidelines } ?? []
  }

  /// For each signature, the groups of terms in one language.
  private static func groups(in language: TextLanguage) -> [[[String]]] {
    switch language {
    case .en: english
    case .ko: korean
    case .ja: japanese
    }
  }

  private static let english = signatures.map(\.en)
  private static let korean = signatures.map(\.ko)
  private static let japanese = signatures.map(\.ja)

  /// In Unicode scalars.
  private static let longestHeading = 120
  private static let longestStatement = 160
  private static let shortestExplanation = 20

  private static func statement(of text: String, kind: ConceptMatcher.Kind) -> String? {
    let bytes = text.utf8.span
    guard kind != .heading else {
      if bytes.count <= longestHeading { return text }
      return text.unicodeScalars.prefix(longestHeading + 1).count <= longestHeading ? text : nil
    }
    guard let end = endOfSentence(in: bytes) else { return nil }
    let rest = text.utf8.index(text.startIndex, offsetBy: end)
    var letters = 0
    for scalar in text.unicodeScalars[rest...] where scalar.properties.isAlphabetic {
      letters += 1
      if letters == shortestExplanation { return String(text[..<rest]) }
    }
    return nil
  }

  /// Where the first sentence ends, if it is short enough for a statement.
  private static func endOfSentence(in bytes: Span<UInt8>) -> Int? {
    var scalars = 0
    for index in bytes.indices where !UTF8.isContinuation(bytes[index]) {
      scalars += 1
      if scalars > longestStatement { return nil }
      switch bytes[index] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard index + 1 < bytes.count else { return index + 1 }
        switch bytes[index + 1] {
        case 0x09...0x0D, 0x20, 0x80...: return index + 1
        default: break
        }
      // 。
      case 0xE3: if bytes[index + 1] == 0x80, bytes[index + 2] == 0x82 { return index + 3 }
      // ！ and ？
      case 0xEF:
        if bytes[index + 1] == 0xBC, bytes[index + 2] == 0x81 || bytes[index + 2] == 0x9F {
          return index + 3
        }
      default: break
      }
    }
    return nil
  }
}

extension String {
  /// Whether the bytes of `part` stand somewhere in the text.
  ///
  /// Unlike `contains`, it does not look for the borders of characters, which costs a hundred
  /// times as much; both texts have to be composed alike.
  func holds(_ part: String) -> Bool {
    place(of: part) != nil
  }

  /// Where the bytes of `part` first stand in the text, in bytes, as ``holds(_:)`` finds them.
  func place(of part: String) -> Int? {
    let (text, part) = (utf8.span, part.utf8.span)
    guard !part.isEmpty else { return 0 }
    guard text.count >= part.count else { return nil }
    let first = part[0]
    for start in 0...text.count - part.count where text[start] == first {
      var length = 1
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return start }
    }
    return nil
  }
}
