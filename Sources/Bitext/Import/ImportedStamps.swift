/// A text that a person approved: one that the notes have already, or one that was written now.
struct Approval {
  /// The id of the unit in its topic.
  let unit: String
  let language: Language
  /// The text that was written; nil for one that the notes have.
  let written: String?
  /// The author and the reviewer of the text, if they are known.
  var provenance: Provenance?
}

/// The stamps that an import sets in one topic.
struct ImportedStamps {
  /// Texts that stay out of date, with the originals that they translate.
  var late: [Stamp] = []
  var approvals: [Approval] = []
  /// Approved texts that stand in values.
  var fields: [Stamp] = []

  /// All stamps of the topic with these, and how many of the approvals are new in it.
  func recorded(in topic: Topic) -> (stamps: Stamps, new: Int) {
    let approved = stamps(of: topic) + fields
    let known = Set(topic.stamps.entries)
    let new = approved.count { !known.contains($0) }
    return (Stamps.recording(late + approved, of: topic), new)
  }

  private func stamps(of topic: Topic) -> [Stamp] {
    guard !approvals.isEmpty, let original = topic.originalLanguage else { return [] }
    let units = Dictionary(topic.units.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return approvals.compactMap { approval in
      guard let unit = units[approval.unit], let source = topic.mainVariant(of: unit, in: original)
      else { return nil }
      let target = topic.mainVariant(of: unit, in: approval.language)
      guard let text = approval.written ?? target.map({ topic.text(of: $0) }) else { return nil }
      let known = topic.stamps.entries.first {
        $0.unit == unit.id && $0.language == approval.language && $0.isOf(translation: text)
      }
      // A text that a person looked at meanwhile keeps its stamp.
      if approval.provenance?.origin == .machine, let known, !known.isOfMachine { return nil }
      return Stamp(
        unit: unit.id, language: approval.language, source: topic.text(of: source),
        translation: Stamp.fingerprint(of: text),
        provenance: Stamp.provenance(approval.provenance, over: known))
    }
  }
}
