/// The comments of a draft that hold originals which are not translated yet; each gives its place to
/// the translation.
///
/// A draft whose originals have not changed is made anew as a whole (``DraftPlan``). This finds the
/// places in one whose originals have changed since, or that somebody has edited.
struct PlaceholderComments {
  private struct Placeholder {
    let range: Range<Int>
    /// The marks of a heading or a footnote, which are in the comment with its text.
    let marks: ArraySlice<UInt8>
    let text: ArraySlice<UInt8>
    /// The segment before the comment; nil if there is none.
    let segment: Int?
    let gap: Range<Int>
  }

  private let places: TextPlaces
  private let source: TextPlaces
  private let comments: [Placeholder]
  private let likeness: OriginalLikeness
  /// The originals that go on with a footnote.
  private let inFootnotes: Set<Int>
  /// The share of common words from which a comment holds an earlier state of an original.
  private static let leastLikeness = 0.5

  /// - Parameters:
  ///   - places: The draft.
  ///   - source: The document of the originals.
  init(_ places: TextPlaces, of source: TextPlaces) {
    self.places = places
    self.source = source
    inFootnotes = Set(source.document.outline.beginningsOfFootnotes.keys)
    var comments: [Placeholder] = []
    let last = places.places.count - 1
    for index in [nil] + (places.entries..<max(places.entries, last + 1)).map(Optional.some) {
      let gap = places.gap(after: index)
      for range in TodoComment.comments(in: places.bytes, gap) {
        let content = TodoComment.content(ofComment: places.bytes[range])
        let marks = content.prefix(Self.markCount(content))
        comments.append(
          Placeholder(
            range: range, marks: marks, text: content.dropFirst(marks.count), segment: index,
            gap: gap))
      }
    }
    self.comments = comments
    let known = Set(source.places.indices.map { Array(source.text(of: $0)) })
    likeness = OriginalLikeness(
      comments.map { known.contains(Array($0.text)) ? nil : Self.words($0.text) })
  }

  /// The length of the marks of a heading or a footnote.
  private static func markCount(_ text: ArraySlice<UInt8>) -> Int {
    let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
    if 1...6 ~= hashes, text.dropFirst(hashes).first == 0x20 { return hashes + 1 }
    guard text.starts(with: "[^".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")),
      text[end...].starts(with: "]: ".utf8)
    else { return 0 }
    return end + 3 - text.startIndex
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [String] {
    Words.compared(in: String(decoding: text, as: UTF8.self))
  }

  /// The insertion of a text in the place of the comment with its original; nil if there is none.
  func way(for text: MissingText) -> TextInsertion? {
    guard text.original.count == 1, let place = placeholder(for: text.original.lowerBound) else {
      return nil
    }
    let kind = source.document.segments[text.original.lowerBound].kind
    var marks = Array(place.marks)
    if marks.isEmpty, case .heading(let level) = kind {
      // A heading with a line below it has no marks of its own.
      marks = [UInt8](repeating: UInt8(ascii: "#"), count: Int(level)) + [0x20]
    }
    let line = places.document.lineEnding
    var indent = Array(
      places.bytes[place.gap.lowerBound..<place.range.lowerBound].reversed()
        .prefix { $0 != 0x0A }.reversed())
    var replaced = place.range
    var written = marks
    if inFootnotes.contains(text.original.lowerBound),
      !indent.starts(with: TodoComment.footnoteIndent), indent.first != 0x09
    {
      // The whole line goes on with the footnote again, whose beginning was a comment.
      replaced = (place.range.lowerBound - indent.count)..<place.range.upperBound
      indent = TodoComment.footnoteIndent + indent
      written = indent + marks
    }
    guard
      let parts = text.parts(
        prefix: indent + marks, kind: kind, like: place.text, lineEnding: line)
    else { return nil }
    let label = marks.starts(with: "[^".utf8) ? marks.dropFirst(2).prefix { $0 != 0x5D } : nil
    return TextInsertion(
      segment: place.segment, gap: place.gap, order: place.range.lowerBound, separator: nil,
      prefix: written, parts: parts, inner: MissingText.inner(indent + marks, lineEnding: line),
      trail: nil,
      footnote: label.map { .first(label: String(decoding: $0, as: UTF8.self)) }
        ?? (marks.isEmpty ? source.document.footnotePlace(of: text.original.lowerBound) : nil),
      replaced: replaced)
  }

  private func placeholder(for original: Int) -> Placeholder? {
    let text = source.text(of: original)
    // A row has a comment in each of its cells.
    guard source.document.segments[original].kind != .cell else { return nil }
    let equal = comments.filter { $0.text.elementsEqual(text) }
    if let only = equal.first { return equal.count == 1 ? only : nil }
    let nearest = likeness.nearest(to: Self.words(text))
    guard let best = nearest.first, best.likeness >= Self.leastLikeness else { return nil }
    let isClear = nearest.dropFirst().first.map { $0.likeness < best.likeness } ?? true
    return isClear ? comments[best.text] : nil
  }
}
