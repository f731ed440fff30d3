/// A text in the words of the original in a file that keeps originals in comments above their
/// translations: the translation takes its place, and the original stands in a comment like the others.
struct CommentExchange {
  /// The bytes that are replaced, and their replacement.
  let range: SourceRange
  let bytes: [UInt8]
  /// The translation.
  let part: TextInsertion.Part
  /// The texts that stand in one comment above their translations.
  let block: ClosedRange<Int>
}

/// Finds the bytes that a translation replaces in a file that keeps originals in comments.
struct CommentPlaces {
  private let places: TextPlaces
  private let texts: CommentedTexts
  /// The pairs whose originals stand in comments.
  private let pairs: [(original: Int, translation: Int, comment: Range<Int>)]
  private let pending: Set<Int>

  /// Nil if most originals are in no comments.
  init?(
    _ places: TextPlaces, _ pairs: [(original: ClosedRange<Int>, translation: ClosedRange<Int>)],
    pending: Set<Int>
  ) {
    self.places = places
    self.pending = pending
    texts = CommentedTexts(in: places.bytes)
    guard !texts.comments.isEmpty else { return nil }
    var found: [(original: Int, translation: Int, comment: Range<Int>)] = []
    for (original, translation) in pairs {
      let comment = texts.comment(around: places.document.segments[original.lowerBound])
      if let comment { found.append((original.lowerBound, translation.lowerBound, comment)) }
    }
    self.pairs = found
    guard found.count * 2 > pairs.count else { return nil }
  }

  func isInComment(_ text: MissingText) -> Bool {
    texts.comment(around: places.document.segments[text.original.upperBound]) != nil
  }

  /// The exchange of a text for its translation; nil if the extent of its comment is not known, or
  /// a part of it is not translated.
  ///
  /// A list or a table, whose segments are `list`, goes into one comment.
  func exchange(_ text: MissingText, in list: ClosedRange<Int>?) -> CommentExchange? {
    let document = places.document
    let index = text.original.lowerBound
    let kind = document.segments[index].kind
    func nearest(_ isModel: (Int) -> Bool) -> (Int, translation: Int, comment: Range<Int>)? {
      pairs.filter { isModel($0.original) }
        .min { abs($0.original - index) < abs($1.original - index) }
    }
    guard text.original.count == 1, document.footnotePlace(of: index) == nil,
      let model = nearest({ document.segments[$0].kind.isLike(kind) }) ?? nearest({ _ in true })
    else { return nil }
    let place = places.places[index]
    let prefix = places.prefix(of: index)
    guard
      let parts = text.parts(
        prefix: prefix, kind: kind,
        like: places.text(of: kind == .cell ? index : model.translation),
        lineEnding: document.lineEnding),
      let part = parts.first, parts.count == 1
    else { return nil }
    let known = block(below: index)
    let quote = quote(around: index)
    let block = known ?? quote?.texts ?? list ?? index...index
    guard block.allSatisfy(pending.contains) else { return nil }
    guard known == nil, index == block.lowerBound else {
      return CommentExchange(
        range: SourceRange(place.textStart, place.textEnd), bytes: part.bytes, part: part,
        block: block)
    }
    let start = quote?.start ?? place.start
    let original = Array(places.bytes[start..<places.places[block.upperBound].textEnd])
    guard
      !original.indices.contains(where: { original[$0...].starts(with: CommentedTexts.closing) })
    else { return nil }
    let (opening, closing) = marks(model.comment)
    return CommentExchange(
      range: SourceRange(start, place.textEnd),
      bytes: opening + original + closing + places.bytes[start..<place.textStart] + part.bytes,
      part: part, block: block)
  }

  /// The texts of the quote or callout that a text stands in, which goes into one comment, and where
  /// its first line begins; nil for a text in none.
  private func quote(around index: Int) -> (texts: ClosedRange<Int>, start: Int)? {
    let document = places.document
    func isQuoted(_ line: Int) -> Bool {
      let bytes = document.source.bytes[slice: document.source.range(ofLine: line)]
      return bytes.first { $0 > 0x20 } == UInt8(ascii: ">")
    }
    var first = document.segments[index].lines.lowerBound
    guard isQuoted(first) else { return nil }
    while isQuoted(first - 1) { first -= 1 }
    var last = document.segments[index].lines.upperBound
    while isQuoted(last + 1) { last += 1 }
    let texts = document.segments.indices.filter {
      first...last ~= document.segments[$0].lines.lowerBound
        && document.segments[$0].language.isDetermined
    }
    guard let low = texts.first, let high = texts.last else { return nil }
    return (low...high, document.source.range(ofLine: first).lowerBound)
  }

  /// The texts around one that stand in the comment above them as well; nil if there is none.
  private func block(below index: Int) -> ClosedRange<Int>? {
    let bytes = places.bytes
    let start = places.places[index].start
    guard let comment = texts.comments.last(where: { $0.upperBound <= start }) else { return nil }
    let words = bytes[(comment.lowerBound + 4)..<(comment.upperBound - 3)].drop { $0 <= 0x20 }
    let below = bytes[comment.upperBound...].drop { $0 <= 0x20 }
    let count =
      (words.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? words.startIndex) - words.startIndex
    guard count > 0, below.starts(with: words.prefix(count)) else { return nil }
    let end = below.startIndex + count
    let inside = places.places.indices.filter {
      places.places[$0].start >= below.startIndex && places.places[$0].textEnd <= end
    }
    guard let low = inside.first, let high = inside.last, inside.contains(index),
      places.places[high].textEnd == end
    else { return nil }
    return low...high
  }

  /// The bytes around an original in its comment, up to its translation.
  private func marks(_ comment: Range<Int>) -> (opening: [UInt8], closing: [UInt8]) {
    let bytes = places.bytes
    var start = comment.lowerBound + 4
    while start < comment.upperBound - 3, bytes[start] <= 0x20 { start += 1 }
    var end = comment.upperBound - 3
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    var next = comment.upperBound
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    // The marks of the text below are its own.
    let line = bytes[..<next].lastIndex(of: 0x0A).map { $0 + 1 } ?? comment.upperBound
    return (
      Array(bytes[comment.lowerBound..<start]), Array(bytes[end..<max(line, comment.upperBound)])
    )
  }
}
