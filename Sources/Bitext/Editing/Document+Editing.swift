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
      case .exchange(let exchange):
        guard keep(exchange.range.lowerBound) else { return nil }
        new += exchange.bytes
        index = exchange.range.upperBound
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
    guard edited.segments.count == document.segments.count + added,
      // Links lead to these places.
      document.anchors.keys.allSatisfy({ edited.anchors[$0] != nil })
    else { return false }
    var reading = EditedReading(of: document, entries: entries, edits, edited, added: added)
    guard reading.isMet(),
      MarkupBalance.isKept(by: edits, in: document.source.bytes, as: edited.source.bytes)
    else { return false }
    return added == 0
      ? edited.hasShape(of: document)
      : edited.hasShape(
        of: document, withoutNew: reading.isNew, loosening: edits.contains(where: \.opensList))
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
}

extension SegmentEdit {
  var isInsertion: Bool {
    if case .replacement = change { false } else { true }
  }

  fileprivate var opensList: Bool {
    switch change {
    case .replacement: false
    case .insertion(let insertion): insertion.opensList
    case .exchange: true
    }
  }

  var exchange: CommentExchange? {
    if case .exchange(let exchange) = change { exchange } else { nil }
  }

  /// The place among edits of one segment: its replacement, then new texts behind it.
  fileprivate var order: (Int, Int) {
    if case .insertion(let insertion) = change { (1, insertion.order) } else { (0, 0) }
  }
}
