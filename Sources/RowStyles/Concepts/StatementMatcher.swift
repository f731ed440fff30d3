/// Finds the guidelines that a text states, so that their pairs of do and don't can be shown beside
/// it.
///
/// A statement is a heading, or the first sentence of a text that goes on to explain it. It is
/// recognised by terms that it has to contain, in any order, because translations differ in their
/// wording.
package enum StatementMatcher {
  /// The terms by which a statement is recognised.
  struct Signature: Sendable {
    let guidelines: [GuidelineID]
    /// Groups of terms; at least one term of each group has to occur.
    let en: [[String]]
    let ko: [[String]]
    let ja: [[String]]
  }

  /// The guidelines that `text` states, the most important first; empty if it states none.
  ///
  /// `text` has no markup; `isAboutTables` says whether the page is about tables.
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

  /// The groups of terms of each signature, in one language.
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

  /// The end of the first sentence; nil if it is too long for a statement.
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
  /// Whether the bytes of `part` occur in the text; both have to be in the same normalization form.
  ///
  /// Unlike `contains`, it ignores character boundaries, which makes it a hundred times as fast.
  func holds(_ part: String) -> Bool {
    place(of: part) != nil
  }

  /// The byte offset of the first occurrence of `part`, as ``holds(_:)`` finds it; nil if there is
  /// none.
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
