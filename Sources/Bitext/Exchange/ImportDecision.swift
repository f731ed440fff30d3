/// The decision about a text that a delivery and the notes both have: a three-way merge, with the
/// export as the common base.
enum ImportDecision {
  /// Nobody has changed the text, or both have in the same way, or only somebody in the notes has.
  case keep
  /// Only the translator has changed the text.
  case write
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
  init(delivered: String, exported: TranslationDigest?, current: String?) {
    let digest = TranslationDigest(of: delivered)
    if delivered == current || current.map({ TranslationDigest(of: $0) == digest }) ?? false {
      self = .keep
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
