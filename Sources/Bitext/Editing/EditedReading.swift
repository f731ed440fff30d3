/// Reads an edited file beside the file as it was, to see whether nothing but the edits differs.
struct EditedReading {
  private let document: Document
  private let edited: Document
  /// The edits by place, and the number of segments of front matter.
  private let edits: [SegmentEdit]
  private let entries: Int
  /// For each segment of the edited file, whether it is new.
  private(set) var isNew: [Bool]
  /// The next segment of the edited file, and the next edit.
  private var new = 0
  private var next = 0
  private var isAfterNew = false
  // Ranges of texts in lines of HTML are found by their words, so a changed text may have another
  // extent; the bytes around the changed text are the same, and the next text is at its place.
  private var moving: Movement?
  /// The comments of the edited file: no new text goes into one.
  private let comments: CommentedTexts
  /// The labels of new footnotes, as texts refer to them that were no references before.
  private let references: [String]

  init(
    of document: Document, entries: Int, _ edits: [SegmentEdit], _ edited: Document, added: Int
  ) {
    self.document = document
    self.edited = edited
    self.edits = edits
    self.entries = entries
    isNew = [Bool](repeating: false, count: edited.segments.count)
    moving = added == 0 ? Movement() : nil
    comments = CommentedTexts(in: added == 0 ? [] : edited.source.bytes)
    references = edits.compactMap { edit in
      guard case .insertion(let insertion) = edit.change,
        case .first(let label)? = insertion.footnote
      else { return nil }
      return "[^\(label)]"
    }
  }

  /// Whether each segment reads as intended.
  mutating func isMet() -> Bool {
    guard meetsInsertions(after: -1) else { return false }
    var index = 0
    while index < document.segments.count {
      if next < edits.count, edits[next].segment == index, let exchange = edits[next].exchange {
        guard meetsExchanges(in: exchange.block, at: index) else { return false }
        index = exchange.block.upperBound + 1
        continue
      }
      guard new < edited.segments.count, meetsSegment(index) else { return false }
      index += 1
    }
    return isAfterNew || moving?.isAfterEdit ?? false
      || isSameBefore(document.segments.count, new, in: edited)
  }

  private mutating func meetsSegment(_ index: Int) -> Bool {
    let segment = document.segments[index]
    let found = edited.segments[new]
    let wasAfterNew = isAfterNew
    let edit = next < edits.count && edits[next].segment == index ? edits[next] : nil
    guard
      wasAfterNew || isSameBefore(index, new, in: edited)
        || moving?.isInPlace(found, segment, edit) ?? false
    else { return false }
    moving?.pass(edit)
    new += 1
    if let edit, !edit.isInsertion {
      // A bold line that was a title may become a paragraph, which the translator intended.
      guard edit.isMet(by: found) else { return false }
      next += 1
      return meetsInsertions(after: index)
    }
    return isSameText(found, segment) && meetsInsertions(after: index)
      && (found.kind == segment.kind || wasAfterNew || isAfterNew)
      && (isAfterNew || isSame(index, new - 1, in: edited))
  }

  /// Whether a text reads as before, or refers to a new footnote where it had the label.
  private func isSameText(_ found: Segment, _ old: Segment) -> Bool {
    if found.text == old.text { return true }
    guard references.contains(where: old.text.contains) else { return false }
    return references.reduce(old.text) { $0.replacing($1, with: "") } == found.text
  }

  private mutating func meetsInsertions(after index: Int) -> Bool {
    isAfterNew = false
    while next < edits.count, case .insertion(let insertion) = edits[next].change,
      (edits[next].segment ?? entries - 1) == index
    {
      guard edited.footnotePlace(of: new) == insertion.footnote else { return false }
      for part in insertion.parts { guard meets(part) else { return false } }
      isAfterNew = true
      next += 1
    }
    return true
  }

  /// Whether a new text stands next, and in no comment.
  private mutating func meets(_ part: TextInsertion.Part) -> Bool {
    guard new < edited.segments.count, SegmentEdit.isMet(part, by: edited.segments[new]),
      comments.comment(around: edited.segments[new]) == nil
    else { return false }
    isNew[new] = true
    new += 1
    return true
  }

  /// Whether the texts of a block stand in a comment, and their translations below it.
  private mutating func meetsExchanges(in block: ClosedRange<Int>, at index: Int) -> Bool {
    var exchanges: [CommentExchange] = []
    while next < edits.count, let exchange = edits[next].exchange, exchange.block == block,
      edits[next].segment == index + exchanges.count
    {
      exchanges.append(exchange)
      next += 1
    }
    guard index == block.lowerBound, exchanges.count == block.count else { return false }
    for original in block {
      guard new < edited.segments.count,
        edited.segments[new].text == document.segments[original].text,
        edited.segments[new].kind == document.segments[original].kind,
        comments.comment(around: edited.segments[new]) != nil
      else { return false }
      new += 1
    }
    for exchange in exchanges { guard meets(exchange.part) else { return false } }
    guard meetsInsertions(after: block.upperBound) else { return false }
    isAfterNew = true
    return true
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
