/// Joins the sources of one topic: aligns their streams, makes units of the beads, names and orders
/// them, and chooses the editions.
struct TopicBuilder {
  static func topic(
    from plan: TopicPlan, align: @escaping Align
  ) -> Topic {
    let documents = plan.documents
    let pinned = PinnedAlignment(plan.pins, align: align)
    let streams = StreamPairs(
      joining: documents, profiles: plan.profiles, align: pinned.align)
    var joined = UnitJoin.units(of: documents, pairs: streams.pairs, pins: plan.pins)
    var pins = plan.pins
    StampedTexts.pin(
      joined, of: documents, by: plan.stamps, original: streams.pivot?.language, in: &pins)
    if pins != plan.pins {
      joined = UnitJoin.units(of: documents, pairs: streams.pairs, pins: pins)
    }
    let stamped = StampedPairs.pairs(
      of: joined, in: documents, by: plan.stamps, pins, original: streams.pivot?.language)
    if !stamped.isEmpty {
      pins.together += stamped
      joined = UnitJoin.units(of: documents, pairs: streams.pairs, pins: pins)
    }

    var unitOfSegment = documents.map { Array(repeating: 0, count: $0.segments.count) }
    for (unit, members) in joined.enumerated() {
      for (place, _) in members { unitOfSegment[place.document][place.segment] = unit }
    }
    let calloutTitles = documents.map(\.calloutTitles)
    let order = UnitOrder.order(
      unitOfSegment, unitCount: joined.count, pivot: streams.pivot?.file ?? 0
    ) { documents[$0].segments[$1].isHeading || calloutTitles[$0].contains($1) }
    var rank = Array(repeating: 0, count: joined.count)
    for (position, unit) in order.enumerated() { rank[unit] = position }
    unitOfSegment = unitOfSegment.map { $0.map { rank[$0] } }

    let variants = order.map {
      Self.variants(of: joined[$0], documents, pivot: streams.pivot?.file)
    }
    let ids = UnitIdentifiers.make(
      for: variants.map {
        Self.identity(of: $0, documents, pivot: streams.pivot?.file)
      },
      pinned: Dictionary(
        plan.pins.names.map { (unitOfSegment[$0.place.document][$0.place.segment], $0.id) },
        uniquingKeysWith: { first, _ in first }))
    let units = zip(ids, variants).map { TranslationUnit(id: $0, variants: $1) }
    return Topic(
      slug: plan.slug, section: plan.section, documents: documents,
      units: units, unitOfSegment: unitOfSegment,
      editions: EditionChoice.editions(
        of: documents, titles: plan.titles, given: plan.givenTitles, units: units,
        fallback: plan.slug),
      stamps: plan.stamps, notes: plan.notes)
  }

  private static func variants(
    of unit: UnitJoin.Unit, _ documents: [Document], pivot: Int?
  ) -> [Variant] {
    var variants: [Variant] = []
    // Most variants have one segment, so this capacity is rarely exceeded.
    variants.reserveCapacity(unit.count)
    for (place, confidence) in unit {
      let language = documents[place.document].segments[place.segment].audience
      let match = variants.firstIndex { $0.document == place.document && $0.language == language }
      if let match {
        let old = variants[match]
        variants[match] = Variant(
          document: old.document, language: language,
          segments: Array(old.segments) + [place.segment],
          confidence: min(old.confidence, confidence))
      } else {
        variants.append(
          Variant(
            document: place.document, language: language,
            segments: SegmentIndices(place.segment),
            confidence: confidence))
      }
    }
    variants.sort { ($0.language, $0.document) < ($1.language, $1.document) }
    // The pivot's variant is certain: the others were joined to it.
    let head = variants.firstIndex { $0.document == pivot } ?? 0
    let old = variants[head]
    variants[head] = Variant(
      document: old.document, language: old.language, segments: old.segments, confidence: 1)
    return variants
  }

  /// The text from which the unit's id is made: that of the pivot document's variant if it has the
  /// first of the unit's languages, else of the first variant.
  private static func identity(
    of variants: [Variant], _ documents: [Document], pivot: Int?
  ) -> String {
    let language = variants[0].language
    let variant =
      variants.first { $0.document == pivot && $0.language == language } ?? variants[0]
    let segments = documents[variant.document].segments
    return variant.segments.count == 1
      ? segments[variant.segments[0]].text
      : variant.segments.map { segments[$0].text }.joined(separator: " ")
  }
}
