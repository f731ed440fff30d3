import TextBasics

extension Stamps {
  /// The text of the file: one line per stamp, sorted, so that the stamps of two branches can be
  /// merged line by line (`merge=union` in `.gitattributes`).
  package func yaml() -> [UInt8] {
    var text = """
      # Which translations were looked at, and the original that was translated.
      # Written by `hig-notes stamp`; one line per unit and language.
      stamps:

      """
    for stamp in entries {
      text +=
        "- {id: \(YAMLText.scalar(stamp.unit)), language: \(YAMLText.scalar(stamp.language.tag))"
      text += ", translation: \(YAMLText.quoted(stamp.translation))"
      if let provenance = stamp.provenance {
        text += ", origin: \(provenance.origin.rawValue)"
        if let name = provenance.name { text += ", by: \(YAMLText.quoted(name))" }
        if let date = provenance.date { text += ", date: \(date)" }
      }
      text += ", source: \(YAMLText.quoted(stamp.source))}\n"
    }
    return Array(text.utf8)
  }

  /// The stamps of a topic after a person has reviewed some of its units.
  ///
  /// - Parameters:
  ///   - topic: The topic as it is now.
  ///   - languages: The reviewed languages; those without a translation are ignored.
  ///   - ids: The reviewed units; nil for all.
  ///   - provenance: Who reviewed or made them; a machine's translation that a person looked at
  ///     already stays as it is.
  /// - Returns: All stamps of the topic, each under the current id of its unit, the number of
  ///   stamps that were set, and of those that stayed because a person had looked. Stamps of units
  ///   that are gone are kept, because text may come back.
  package static func stamping(
    _ topic: Topic, languages: [Language], ids: Set<String>?, by provenance: Provenance? = nil
  ) -> (stamps: Stamps, count: Int, kept: Int) {
    let matched = StampMatching(topic)
    let used = Set(matched.stampOfUnit.flatMap(\.values))
    // A merge may have left two stamps under one id; the one that was not chosen is dropped.
    let ofUsed = Set(used.map { [$0.unit, $0.language.tag] })
    var entries = topic.stamps.entries.filter { !ofUsed.contains([$0.unit, $0.language.tag]) }
    var (count, kept) = (0, 0)
    let original = topic.originalLanguage
    for (index, unit) in topic.units.enumerated() {
      guard let original, let source = topic.mainVariant(of: unit, in: original) else { continue }
      let text = topic.text(of: source)
      for language in topic.languages where language != original {
        let old = matched.stampOfUnit[index][language]
        guard languages.contains(language), ids.map({ $0.contains(unit.id) }) ?? true,
          let variant = topic.mainVariant(of: unit, in: language)
        else {
          if let old { entries.append(old.underID(unit.id)) }
          continue
        }
        let translation = topic.text(of: variant)
        let known = old.flatMap { $0.isOf(translation: translation) ? $0 : nil }
        if provenance?.origin == .machine, let known, !known.isOfMachine {
          entries.append(known.underID(unit.id))
          kept += 1
          continue
        }
        count += 1
        entries.append(
          Stamp(
            unit: unit.id, language: language, source: text,
            translation: Stamp.fingerprint(of: translation),
            provenance: Stamp.provenance(provenance, over: known)))
      }
    }
    return (Stamps(entries), count, kept)
  }

  /// The stamps of a topic with others for some of its units, by their current ids.
  static func recording(_ stamps: [Stamp], of topic: Topic) -> Stamps {
    let matched = StampMatching(topic)
    let used = Set(matched.stampOfUnit.flatMap(\.values))
    let new = Set(stamps.map { [$0.unit, $0.language.tag] })
    var entries = topic.stamps.entries.filter { !used.contains($0) }
    for (index, unit) in topic.units.enumerated() {
      entries += matched.stampOfUnit[index].values.map { $0.underID(unit.id) }
    }
    return Stamps(entries.filter { !new.contains([$0.unit, $0.language.tag]) } + stamps)
  }
}

extension Stamp {
  /// The stamp under the id that its unit has now.
  fileprivate func underID(_ unit: String) -> Stamp {
    Stamp(
      unit: unit, language: language, source: source, translation: translation,
      provenance: provenance)
  }

  /// The provenance of a translation that is stamped again: a program's translation stays one,
  /// whoever looks at it.
  static func provenance(_ new: Provenance?, over old: Stamp?) -> Provenance? {
    guard let known = old?.provenance, known.origin != .human, new?.origin != .machine else {
      return new
    }
    return known.reviewed(by: new?.name, on: new?.date)
  }
}
