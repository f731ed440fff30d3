extension Document {
  /// The document with all of `edits`; nil if an edit, or anything else, would not read as
  /// intended.
  ///
  /// - Complexity: O(n log n) in the size of the document and the edits together.
  func applying(_ edits: [SegmentEdit]) -> Document? {
    let edits = EditOrder(edits, in: self)
    guard let bytes = edits.bytes, let source = try? SourceFile(path: source.path, bytes: bytes)
    else { return nil }
    Effort.spend(bytes.count)
    let edited = Segmenter.segment(source, pathHint: PathKey(path: source.path).language).0
    return edits.areMet(by: edited) ? edited : nil
  }

  /// The segment of that edit in whose place, or behind it, the edited file first reads otherwise
  /// than intended; nil where nothing tells.
  ///
  /// - Complexity: As ``applying(_:)``.
  func fault(of edits: [SegmentEdit]) -> Int? {
    let edits = EditOrder(edits, in: self)
    guard let bytes = edits.bytes, let source = try? SourceFile(path: source.path, bytes: bytes)
    else { return nil }
    Effort.spend(bytes.count)
    return edits.fault(
      in: Segmenter.segment(source, pathHint: PathKey(path: source.path).language).0)
  }

  /// The lines of a segment as a document of their own; nil if they would read differently.
  func lone(_ index: Int) -> Document? {
    let segment = segments[index]
    let text = source.text(in: source.range(ofLines: segment.lines))
    let lone = Segmenter.segment(
      SourceFile(path: source.path, text: text), pathHint: segment.language
    ).0
    guard lone.segments.count == 1, lone.segments[0].text == segment.text,
      lone.segments[0].kind == segment.kind
    else { return nil }
    return lone
  }
}

/// The edits of a document, sorted by place.
private struct EditOrder {
  private let document: Document
  /// The number of front matter entries that are segments; a new segment at the top follows them.
  private let entries: Int
  private let edits: [SegmentEdit]

  init(_ edits: [SegmentEdit], in document: Document) {
    self.document = document
    let entries = document.segments.prefix { $0.kind == .frontMatter }.count
    self.entries = entries
    let keyed = edits.enumerated().map { number, edit in
      (key: (edit.segment ?? entries - 1, edit.order.0, edit.order.1, number), edit: edit)
    }
    self.edits = keyed.sorted { $0.key < $1.key }.map(\.edit)
  }

  /// The bytes of the file with the edits; nil if two edits have the same place.
  var bytes: [UInt8]? {
    let old = document.source.bytes
    var new: [UInt8] = []
    new.reserveCapacity(old.count)
    var index = 0
    func keep(_ end: Int) -> Bool {
      guard index <= end else { return false }
      new += old[index..<end]
      index = end
      return true
    }
    var next = edits[...]
    while let edit = next.popFirst() {
      switch edit.change {
      case .replacement(let range, let bytes):
        guard keep(range.lowerBound) else { return nil }
        new += bytes
        index = range.upperBound
      case .insertion(let insertion):
        var insertions = [insertion]
        while case .insertion(let other)? = next.first?.change, other.gap == insertion.gap {
          insertions.append(other)
          next.removeFirst()
        }
        let gap = insertion.gap
        guard keep(gap.lowerBound),
          let bytes = TextInsertion.bytes(
            insertions[...], over: old[gap], isAtEnd: gap.upperBound == old.count)
        else { return nil }
        new += bytes
        index = gap.upperBound
      }
    }
    return keep(old.count) ? new : nil
  }

  /// Whether an edited file reads as before, except for the edits.
  func areMet(by edited: Document) -> Bool {
    let added = edits.reduce(0) { $0 + $1.additions }
    guard edited.segments.count == document.segments.count + added else { return false }
    // Links lead to these places.
    guard document.anchors.keys.allSatisfy({ edited.anchors[$0] != nil }) else { return false }
    var isNew = [Bool](repeating: false, count: edited.segments.count)
    var new = 0
    var next = 0
    var isAfterNew = false
    // Ranges of texts in lines of HTML are found by their words, so a changed text may have another
    // extent; the bytes around what was written are the same, and the next text is at its place.
    var moving = added == 0 ? Movement() : nil
    func meetsInsertions(after index: Int) -> Bool {
      isAfterNew = false
      while next < edits.count, case .insertion(let insertion) = edits[next].change,
        (edits[next].segment ?? entries - 1) == index
      {
        guard edited.footnotePlace(of: new) == insertion.footnote else { return false }
        for part in insertion.parts {
          guard SegmentEdit.isMet(part, by: edited.segments[new]) else { return false }
          isNew[new] = true
          new += 1
        }
        isAfterNew = true
        next += 1
      }
      return true
    }
    guard meetsInsertions(after: -1) else { return false }
    for (index, segment) in document.segments.enumerated() {
      let found = edited.segments[new]
      let wasAfterNew = isAfterNew
      let edit = next < edits.count && edits[next].segment == index ? edits[next] : nil
      guard
        wasAfterNew || isSameBefore(index, new, in: edited)
          || moving?.isInPlace(found, segment, edit) ?? false
      else { return false }
      moving?.pass(edit)
      new += 1
      if next < edits.count, edits[next].segment == index, !edits[next].isInsertion {
        // A bold line that was a title may become a paragraph, which the translator intended.
        guard edits[next].isMet(by: found) else { return false }
        next += 1
        guard meetsInsertions(after: index) else { return false }
        continue
      }
      guard found.text == segment.text, meetsInsertions(after: index),
        found.kind == segment.kind || wasAfterNew || isAfterNew,
        isAfterNew || isSame(index, new - 1, in: edited)
      else { return false }
    }
    guard
      isAfterNew || moving?.isAfterEdit ?? false
        || isSameBefore(document.segments.count, new, in: edited)
    else { return false }
    return added == 0
      ? edited.hasShape(of: document) : edited.hasShape(of: document, withoutNew: isNew)
  }

  /// The segment of the last edit before the first segment that reads otherwise; nil if there are
  /// new texts, or all segments read as intended.
  func fault(in edited: Document) -> Int? {
    var next = edits[...]
    var last: Int?
    for (index, segment) in document.segments.enumerated() {
      guard index < edited.segments.count else { return last }
      let found = edited.segments[index]
      if let edit = next.first, edit.segment == index {
        guard !edit.isInsertion else { return nil }
        last = index
        next.removeFirst()
        if !edit.isMet(by: found) { return last }
      } else if found.text != segment.text || found.kind != segment.kind {
        return last
      }
    }
    return nil
  }

  /// Whether a segment that was not edited has the same bytes.
  private func isSame(_ index: Int, _ new: Int, in edited: Document) -> Bool {
    let (old, found) = (document.segments[index].range, edited.segments[new].range)
    return document.source.bytes[slice: old] == edited.source.bytes[slice: found]
  }

  /// Whether the bytes between a segment and the one before it, or the edges of the file, are the
  /// same.
  private func isSameBefore(_ index: Int, _ new: Int, in edited: Document) -> Bool {
    document.gap(before: index) == edited.gap(before: new)
  }
}

/// How far texts have moved in an edited file that has no new texts.
private struct Movement {
  private var growth = 0
  /// Whether the text before was changed.
  private(set) var isAfterEdit = false

  mutating func pass(_ edit: SegmentEdit?) {
    isAfterEdit = false
    guard case .replacement(let range, let bytes) = edit?.change else { return }
    growth += bytes.count - range.count
    isAfterEdit = true
  }

  /// Whether a text begins where the same text did, or is where `edit` has written it.
  func isInPlace(_ found: Segment, _ old: Segment, _ edit: SegmentEdit?) -> Bool {
    if case .replacement(let range, let bytes) = edit?.change {
      let start = range.lowerBound + growth
      return found.range.lowerBound <= start + bytes.count && start <= found.range.upperBound
    }
    return isAfterEdit && found.range.lowerBound == old.range.lowerBound + growth
  }
}

extension Document {
  /// The bytes between a segment, or the end of the file, and the segment before it.
  fileprivate func gap(before index: Int) -> ArraySlice<UInt8> {
    let start = index > 0 ? segments[index - 1].range.upperBound : 0
    let end = index < segments.count ? segments[index].range.lowerBound : source.bytes.count
    return start <= end ? source.bytes[start..<end] : []
  }
}

extension SegmentEdit {
  fileprivate var isInsertion: Bool {
    if case .insertion = change { true } else { false }
  }

  /// The place among edits of one segment: its replacement, then what is new behind it.
  fileprivate var order: (Int, Int) {
    if case .insertion(let insertion) = change { (1, insertion.order) } else { (0, 0) }
  }
}
