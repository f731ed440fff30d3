/// The decision about a text that a delivery and the notes both have: a three-way merge, with the
/// export as the common base.
enum ImportDecision {
  /// Nobody has changed the text, or both have in the same way, or only somebody in the notes has.
  case keep
  /// Only the translator has changed the text.
  case write
  /// Only the spaces of the texts differ, and it cannot be told whether the translator has changed
  /// them or a tool has folded them, or both the translator and the notes have changed them.
  case respaced
  /// The translator has left the text as it was, and somebody has taken it out of the notes.
  case gone
  /// Both have changed the text, each in another way.
  case conflict
  /// The texts differ, and the exported text is not known.
  case unknown

  /// - Parameters:
  ///   - delivered: The translation that came back; not empty.
  ///   - exported: The digest of the translation as it was exported, if the delivery has it.
  ///   - current: The translation in the notes; nil if there is none.
  ///   - mayFold: Whether the translator's tool may have folded spaces.
  init(delivered: String, exported: TranslationDigest?, current: String?, mayFold: Bool) {
    let digest = TranslationDigest(of: delivered)
    if delivered == current {
      self = .keep
    } else if let current, TranslationDigest(of: current) == digest {
      let spacing = TranslationDigest(of: current).spacing
      guard let exported, exported == digest, let sent = exported.spacing,
        ![sent, spacing].contains(digest.spacing)
      else {
        self = .keep
        return
      }
      let isFolded = digest.spacing == TranslationDigest(of: current.withFoldedSpaces).spacing
      self = sent == spacing && !(mayFold && isFolded) ? .write : .respaced
    } else if let exported {
      if digest == exported {
        self = current == nil ? .gone : .keep
      } else {
        self = current.map(TranslationDigest.init(of:)) ?? .none == exported ? .write : .conflict
      }
    } else {
      self = current == nil ? .write : .unknown
    }
  }
}
