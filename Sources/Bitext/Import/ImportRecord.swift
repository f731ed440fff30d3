/// The results of an import so far: the changes of files, remarks and stamps.
struct ImportRecord {
  typealias Delivered = Importing.Delivered

  let options: Importing.Options
  var remarks = ImportRemarks()
  var plans = ImportPlans()
  /// The stamps to set, by topic.
  var stamps: [String: ImportedStamps] = [:]
  /// The number of units that were changed, and of missing units that were added.
  var changed = 0
  var added = 0
  /// The number of stamps that are new.
  private(set) var stamped = 0

  init(_ options: Importing.Options) { self.options = options }

  /// Reports that a text cannot replace `old`, or cannot be inserted, for a reason.
  mutating func refuse(
    _ new: Delivered, _ old: Exchange.Rendering?, in path: String, because reason: String? = nil
  ) {
    guard let old else {
      let isOfFootnote = new.unit.markdown.contains("[^")
      let ofFootnote =
        isOfFootnote ? "it refers to a footnote, which has to be translated before or with it" : nil
      let reason = (reason ?? ofFootnote).map { ", because \($0)" } ?? ""
      return remarks.add(
        .unadded, "\(new.unit.shownName) cannot be added to \(path)\(reason): add it by hand", new)
    }
    remarks.add(
      .refused,
      "\(new.unit.shownName) cannot be written to \(old.place): there it would be read otherwise",
      new)
  }

  /// Reports that a translator emptied a text, which stays.
  mutating func remark(onEmptied new: Delivered, _ old: Exchange.Rendering?) {
    guard let old, let exported = new.unit.exported, exported != .none else { return }
    remarks.add(
      .cleared, "\(new.unit.shownName) comes back empty; \(old.place) stays as it is", new, .note)
  }

  /// Whether a delivered text is written over that of the notes; if not, a remark says with
  /// `message` how the two differ.
  mutating func isPreferred(
    _ new: Delivered, _ kind: ImportRemarks.Kind, _ message: String
  ) -> Bool {
    switch options.preference {
    case .theirs: return true
    case .ours: remarks.add(.kept, message + "; the notes keep theirs", new, .note)
    case nil:
      remarks.add(
        kind, message + ": --ours keeps what the notes have, --theirs writes this", new,
        kind == .conflict ? .error : .warning)
    }
    return false
  }

  // MARK: - Stamps

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

  /// Says that texts were written whose originals have changed since the export.
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
  mutating func stampFile(of topic: Topic, _ corpus: Corpus) -> Importing.File? {
    guard let own = stamps[topic.slug] else { return nil }
    let recorded = own.recorded(in: topic)
    guard recorded.new > 0 || !own.late.isEmpty else { return nil }
    let path = Sidecars.path(of: .stamps, for: topic, in: corpus)
    let file = corpus.assets.first { $0.path == path }
    let old = file.flatMap { try? $0.contents() }
    guard file == nil || old != nil else { return nil }
    stamped += recorded.new
    return Importing.File(path: path, bytes: recorded.stamps.yaml(), old: old)
  }
}
