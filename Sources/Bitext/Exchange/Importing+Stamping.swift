/// What a person approved: a text that the notes have already, or one that was written now.
struct Approval {
  /// The id of the unit in its topic.
  let unit: String
  let language: Language
  /// The text that was written; nil for one that the notes have.
  let written: String?
  /// Who made and who reviewed it.
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
      // What a person looked at meanwhile stays so.
      if approval.provenance?.origin == .machine, let known, !known.isOfMachine { return nil }
      return Stamp(
        unit: unit.id, language: approval.language, source: topic.text(of: source),
        translation: Stamp.fingerprint(of: text),
        provenance: Stamp.provenance(approval.provenance, over: known))
    }
  }
}

extension Importing {
  /// Notes that a person approved a translation of the original as it is now, or that a program made
  /// it.
  mutating func approve(
    _ new: Delivered, _ unit: Exchange.Unit, in language: Language, original: Language?,
    old: Exchange.Rendering?, written: String? = nil, _ topic: Topic
  ) {
    let isApproved = options.stampsApproved && new.unit.isApproved
    let isOfMachine = new.unit.provenance?.origin == .machine
    guard isApproved || isOfMachine, !new.isStale, original == topic.originalLanguage else {
      return
    }
    // A stamp is about the main edition.
    if let old, topic.mainEdition(in: language)?.document != old.document { return }
    stamps[topic.slug, default: ImportedStamps()].approvals.append(
      Approval(
        unit: unit.id, language: language, written: written,
        provenance: isApproved && isOfMachine
          ? new.unit.provenance?.reviewed() : new.unit.provenance))
  }

  /// Says that texts were written whose originals are others by now.
  mutating func remark(onLate changes: [ImportPlans.Change], in topic: Topic) {
    for change in changes {
      let original = change.of.rendering(in: topic.originalLanguage ?? .english)
      let now = original.map { original in
        "is now “\(original.text.passage(differingFrom: change.stamp.source))” at \(original.place)"
      }
      remarks.add(
        .stale,
        "\(change.unit.unit.shownName) \(now ?? "is no text of its own any more"); the translation "
          + "was written and stays out of date until it is stamped", change.unit, .note)
    }
  }

  /// The file of a topic's stamps with those of this import; nil if nothing in it changes.
  mutating func stampFile(of topic: Topic, _ corpus: Corpus) -> File? {
    guard let own = stamps[topic.slug] else { return nil }
    let recorded = own.recorded(in: topic)
    guard recorded.new > 0 || !own.late.isEmpty else { return nil }
    let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
    let file = corpus.assets.first { $0.path == path }
    let old = file.flatMap { try? $0.contents() }
    guard file == nil || old != nil else { return nil }
    stamped += recorded.new
    return File(path: path, bytes: recorded.stamps.yaml(), old: old)
  }
}
