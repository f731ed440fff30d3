/// The places of missing texts of one topic whose originals stand in one document.
struct AdditionPlaces {
  private let parallel: ParallelPlaces
  private let paired: PairedPlaces?
  private let topic: Topic
  /// How texts stand to their translations in a file of both.
  private let groups: TextGroups?
  /// Where texts go in a file whose originals stand in comments; nil for other files.
  private let comments: CommentPlaces?
  /// Where texts go in rows that have a cell for each language.
  private let cells: EmptyCells?
  /// In a file of three languages, the texts beside which the translations stand, by the units of
  /// originals; nil where these are the originals.
  private let hosts: HostTexts?
  /// The lines of the fences in the file of the originals.
  private let fences: [ClosedRange<Int>]

  init(
    _ desk: TopicDesk, from source: Int, to edition: Int, missing: [MissingText], _ corpus: Corpus
  ) {
    topic = desk.topic
    let a = TextPlaces(topic.documents[source])
    let b = source == edition ? a : TextPlaces(topic.documents[edition])
    let isShared = source == edition
    let hosts = isShared ? HostTexts(desk, in: source) : nil
    let missing = missing.map { hosts?.hosted($0) ?? $0 }
    self.hosts = hosts
    fences = isShared ? Fences.all(in: a.document.source).blocks : []
    var counterparts = [ClosedRange<Int>?](repeating: nil, count: a.places.count)
    var isOriginal = [Bool](repeating: !isShared, count: a.places.count)
    var layouts: [PairLayout] = []
    var pairs: [(original: ClosedRange<Int>, translation: ClosedRange<Int>, areNeighbours: Bool)] =
      []
    for unit in topic.units {
      let translation = desk.translation(of: unit, in: edition, isShared: isShared)
      let language = hosts?.language(for: unit) ?? desk.original
      for original in unit.variants
      where original.document == source
        && (original.language == language || !original.language.isDetermined)
      {
        for index in original.segments { isOriginal[index] = true }
        guard let range = translation else { continue }
        for index in original.segments { counterparts[index] = range }
        // Cells beside each other are no model for texts that are in none.
        guard isShared, !a.document.segments[range.lowerBound].isInCell, let own = original.range
        else { continue }
        let layout = PairLayout(a, original: own, translation: range)
        if let layout { layouts.append(layout) }
        pairs.append((own, range, layout != nil))
      }
    }
    if !isShared { Self.matchEqual(a, b, &counterparts) }
    parallel = ParallelPlaces(
      a: a, b: b, counterparts: counterparts,
      pending: Set(missing.flatMap { Array($0.original) }), isOriginal: isOriginal,
      isGrouped: isShared)
    guard isShared else {
      paired = nil
      groups = nil
      comments = nil
      cells = nil
      return
    }
    let others = pairs.isEmpty ? FolderLayouts(corpus, desk, a.document.source.path).layouts : []
    paired = PairedPlaces(
      places: a, layouts: layouts.isEmpty ? others : layouts, areOwn: !layouts.isEmpty)
    cells = EmptyCells(a, desk.language)
    comments = CommentPlaces(
      a, pairs.map { ($0.original, $0.translation) },
      pending: Set(missing.flatMap { Array($0.original) }))
    groups = TextGroups(
      a.document, counterparts: counterparts, isOriginal: isOriginal, pairs: pairs)
  }

  /// The edit that writes a text, if possible in the way `first`; nil if there is no place for it.
  func edit(
    writing markdown: String, for text: MissingText, first: TextInsertion?
  ) -> SegmentEdit? {
    var text = (hosts?.hosted(text) ?? text).written(parallel.a)
    let line = parallel.a.document.segments[text.original.lowerBound].lines.lowerBound
    let original = parallel.a.document.segments[text.original.lowerBound]
    let kind = original.kind
    if Fences.number(ofLine: line, in: fences) != nil
      || parallel.a.document.isLiteral(text.original.lowerBound)
    {
      text = text.literalized
    }
    if parallel.a.document.segments[text.original.lowerBound].isInCell, let cells {
      return cells.insertion(of: text).flatMap {
        SegmentEdit(inserting: markdown, ways: [$0])
      }
    }
    if let comments, kind != .frontMatter, !comments.isInComment(text) {
      let isInList = kind == .item || kind == .cell
      let list = isInList ? groups?.scope(of: text.original, in: .block) : nil
      return comments.exchange(text, in: list).map { SegmentEdit($0, at: text.original.lowerBound) }
    }
    return SegmentEdit(
      inserting: markdown, ways: [first].compactMap(\.self) + ways(for: text))
  }

  /// The ways to insert a text, the best first.
  private func ways(for text: MissingText) -> [TextInsertion] {
    let a = parallel.a.document
    if a.segments[text.original.lowerBound].kind == .frontMatter {
      // A description has its place in the front matter; only an abstract in a file of several
      // languages is translated in the text.
      return paired == nil ? [] : [atTop(text)].compactMap(\.self)
    }
    guard let paired, let groups else { return parallel.ways(for: text) }
    let manner = groups.manner(for: text.original)
    let scope = groups.scope(of: text.original, in: manner)
    let ways: [TextInsertion] =
      switch manner {
      case .beside:
        paired.ways(for: text)
          + parallel.within(groups.scope(of: text.original, in: .group)).ways(for: text)
      case .block where a.segments[text.original.lowerBound].kind == .cell:
        scope.map(groups.isUntranslated) ?? false
          ? [parallel.rowOfNewTable(text, isBefore: paired.isMostlyBefore)].compactMap(\.self)
          : parallel.within(scope).ways(for: text)
      // A row beside that of the original would stand in the table of the other language.
      case .group where a.segments[text.original.lowerBound].kind == .cell:
        parallel.within(scope).ways(for: text)
      case .block, .group: parallel.within(scope).ways(for: text) + paired.ways(for: text)
      }
    return ways.filter { groups.keepsOrder(text.original, behind: $0.segment) }
  }

  /// Why a text has no place; nil if that is not known.
  func obstacle(to text: MissingText) -> String? {
    guard groups != nil else { return nil }
    if let comments, !comments.isInComment(text) {
      return "its translation takes its place, and not all that goes into a comment with it has one"
    }
    let original = parallel.a.document.segments[text.original.lowerBound]
    if original.isInCell { return "its row has no empty cell for it" }
    return original.kind == .cell
      ? "a translated table needs its header, and another text that shows how it is marked"
      : "no place is between the translations of the texts around it"
  }

  /// The top of the page, for a translation of the abstract in its front matter.
  private func atTop(_ text: MissingText) -> TextInsertion? {
    let b = parallel.b
    guard
      let parts = text.parts(
        prefix: [], kind: .paragraph, like: [], lineEnding: b.document.lineEnding)
    else { return nil }
    let gap = b.gap(after: nil)
    let line = b.document.lineEnding
    return TextInsertion(
      segment: nil, gap: gap, order: text.order, separator: nil, prefix: [], parts: parts,
      inner: line + line, trail: gap.upperBound == b.bytes.count ? line : line + line,
      footnote: nil)
  }

  /// The addresses of the pictures that are segments of their own, whose words differ by language.
  private static func pictures(in document: Document) -> [Int: [String]] {
    let pictures = NotePicture.all(in: document).filter {
      $0.part == .words && document.segments[$0.segment].kind == .image
    }
    return Dictionary(grouping: pictures, by: \.segment).mapValues { $0.map(\.address) }
  }

  /// Matches equal segments of both documents, code, pictures and texts that are not translated,
  /// between the texts that translate each other.
  private static func matchEqual(
    _ a: TextPlaces, _ b: TextPlaces, _ counterparts: inout [ClosedRange<Int>?]
  ) {
    var taken = Set(counterparts.compactMap(\.self).joined())
    let shown = (a: pictures(in: a.document), b: pictures(in: b.document))
    var next = b.entries
    for index in counterparts.indices {
      if let counterpart = counterparts[index] {
        next = counterpart.upperBound + 1
        continue
      }
      let segment = a.document.segments[index]
      guard segment.kind != .frontMatter else { continue }
      let end = counterparts[index...].firstResult { $0?.lowerBound } ?? b.places.count
      guard next < end,
        let found = (next..<end).first(where: { other in
          !taken.contains(other) && b.document.segments[other].kind == segment.kind
            && (b.document.segments[other].text == segment.text
              || shown.a[index] != nil && shown.a[index] == shown.b[other])
        })
      else { continue }
      counterparts[index] = found...found
      taken.insert(found)
      next = found + 1
    }
  }
}

extension MissingText {
  /// The text with its original as a document writes it.
  fileprivate func written(_ places: TextPlaces) -> MissingText {
    var text = self
    let start = places.places[original.lowerBound].textStart
    text.source =
      places.bytes[
        start..<max(start, places.places[original.upperBound].textEnd)]
    return text
  }
}

extension Variant {
  /// The segments and those between them.
  var range: ClosedRange<Int>? {
    Array(segments).range
  }
}

extension [Int] {
  /// The least and the greatest, and those between them.
  var range: ClosedRange<Int>? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return low...high
  }
}
