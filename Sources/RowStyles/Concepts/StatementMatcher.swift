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
    let lower = statement.lowercased()
    for signature in signatures {
      let groups =
        switch language {
        case .en: signature.en
        case .ko: signature.ko
        case .ja: signature.ja
        }
      if !groups.isEmpty, groups.allSatisfy({ $0.contains(where: lower.holds) }) {
        return signature.guidelines
      }
    }
    return []
  }

  /// In Unicode scalars.
  private static let longestHeading = 120
  private static let longestStatement = 160
  private static let shortestExplanation = 20

  private static func statement(of text: String, kind: ConceptMatcher.Kind) -> String? {
    let scalars = text.unicodeScalars
    guard kind != .heading else {
      return scalars.prefix(longestHeading + 1).count <= longestHeading ? text : nil
    }
    let end = scalars.prefix(longestStatement).indices.first { index in
      switch scalars[index] {
      case "。", "！", "？": return true
      case ".", "!", "?": break
      default: return false
      }
      guard let next = scalars[index...].dropFirst().first else { return true }
      return !next.isASCII || next.properties.isWhitespace
    }
    guard let end else { return nil }
    let letters = scalars[end...].dropFirst().lazy.filter(\.properties.isAlphabetic)
    guard letters.prefix(shortestExplanation).count == shortestExplanation else { return nil }
    return String(scalars[...end])
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
