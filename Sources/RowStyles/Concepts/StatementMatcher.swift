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
      if !groups.isEmpty, groups.allSatisfy({ $0.contains { lower.contains($0) } }) {
        return signature.guidelines
      }
    }
    return []
  }

  private static func statement(of text: String, kind: ConceptMatcher.Kind) -> String? {
    switch kind {
    case .heading: return text.count <= 120 ? text : nil
    case .paragraph, .item, .quote:
      guard
        let end = text.indices.first(where: { index in
          guard ".。！!?？".contains(text[index]) else { return false }
          let next = text.index(after: index)
          return next == text.endIndex || text[next].isWhitespace || !text[next].isASCII
            || "。！？".contains(text[index])
        })
      else { return nil }
      let statement = text[...end]
      let explanation = text[end...].dropFirst()
      guard statement.count <= 160, explanation.count(where: \.isLetter) >= 20 else { return nil }
      return String(statement)
    }
  }
}
