extension Stamps {
  /// The stamps of a topic with those that its history adds.
  ///
  /// A person's stamp stays as long as the translation is the stamped one. A doubtful pair, whose
  /// original has not changed, stays doubtful: its history tells nothing about the pair.
  ///
  /// - Parameters:
  ///   - findings: The findings about the topic's translations in its history.
  ///   - topic: The topic as it is now.
  /// - Returns: The stamps, and the findings that were added.
  package static func adding(
    _ findings: [TranslatedOriginals.Finding], to topic: Topic
  ) -> (stamps: Stamps, added: [TranslatedOriginals.Finding]) {
    let known = StampMatching(topic).stampOfUnit
    var stamps: [Stamp] = []
    var added: [TranslatedOriginals.Finding] = []
    for finding in findings {
      let unit = topic.units[finding.unit]
      guard let target = topic.mainVariant(of: unit, in: finding.language),
        finding.isOutOfDate || target.confidence >= UnitStates.lowConfidence
      else { continue }
      let text = topic.text(of: target)
      if let stamp = known[finding.unit][finding.language], stamp.isOf(translation: text) {
        continue
      }
      added.append(finding)
      stamps.append(
        Stamp(
          unit: unit.id, language: finding.language, source: finding.source,
          translation: Stamp.fingerprint(of: text)))
    }
    return (recording(stamps, of: topic), added)
  }
}

extension Topic {
  /// Whether a translation into some languages is not the one that its stamp is of, so that its
  /// history may tell something new.
  package func hasUnstamped(in languages: [Language]) -> Bool {
    guard let original = originalLanguage else { return false }
    let known = StampMatching(self).stampOfUnit
    return zip(units, known).contains { unit, stamps in
      guard mainVariant(of: unit, in: original) != nil else { return false }
      return languages.contains { language in
        guard language != original, let target = mainVariant(of: unit, in: language) else {
          return false
        }
        return stamps[language]?.isOf(translation: text(of: target)) != true
      }
    }
  }

  /// The topic with other stamps.
  package func with(_ stamps: Stamps) -> Topic {
    Topic(
      slug: slug, section: section, documents: documents, units: units,
      unitOfSegment: unitOfSegment, editions: editions, stamps: stamps, notes: notes)
  }
}

extension Corpus {
  /// The corpus with other topics in the place of its own: a change of each.
  package func mapping(_ change: (Topic) -> Topic) -> Corpus {
    Corpus(
      settings: settings, glossary: glossary, lexicon: lexicon, topics: topics.map(change),
      home: home.map(change),
      assets: assets, settingsFile: settingsFile, fetched: fetched, folder: folder)
  }
}
