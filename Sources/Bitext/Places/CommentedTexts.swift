/// The comments of a file, some of which hold originals of the texts below them
/// (``CommentedOriginals``).
struct CommentedTexts {
  /// The comments with their marks.
  let comments: [Range<Int>]

  static let opening = Array("<!--".utf8)
  static let closing = Array("-->".utf8)

  /// - Complexity: O(bytes).
  init(in bytes: [UInt8]) {
    var comments: [Range<Int>] = []
    var next = ByteSearch.first(UInt8(ascii: "<"), in: bytes)
    while let start = next {
      guard bytes[start...].starts(with: Self.opening) else {
        next = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: start + 1)
        continue
      }
      var end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start + 4)
      while let place = end, !bytes[(start + 4)...place].suffix(3).elementsEqual(Self.closing) {
        end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: place + 1)
      }
      guard let end else { break }
      comments.append(start..<end + 1)
      next = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: end + 1)
    }
    self.comments = comments
  }

  /// The comment that a text stands in; nil if it is no text of a comment.
  func comment(around segment: Segment) -> Range<Int>? {
    guard !segment.range.isEmpty else { return nil }
    // The range may begin before the comment.
    let last = segment.range.upperBound - 1
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].upperBound <= last { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].contains(last) ? comments[low] : nil
  }
}

extension Document {
  /// Whether texts of the file stand in comments.
  var hasTextsInComments: Bool {
    let texts = CommentedTexts(in: source.bytes)
    return !texts.comments.isEmpty && segments.contains { texts.comment(around: $0) != nil }
  }

  /// The document with the texts of comments as texts like others, to begin another translation with.
  ///
  /// The numbers of its segments are the same. Nil if they would not read as before.
  var withOpenComments: Document? {
    let bytes = source.bytes
    let texts = CommentedTexts(in: bytes)
    let read = Set(segments.compactMap { texts.comment(around: $0)?.lowerBound })
    var opened: [UInt8] = []
    var index = 0
    for comment in texts.comments {
      opened += bytes[index..<comment.lowerBound]
      index = comment.upperBound
      let inner = bytes[(comment.lowerBound + 4)..<(comment.upperBound - 3)]
      let words = inner.trimmed
      if read.contains(comment.lowerBound) {
        opened += words + lineEnding
      } else if bytes[index...].drop(while: { $0 <= 0x20 }).starts(with: words) {
        // The text below waits for its translation in the words of the comment.
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      } else {
        opened += bytes[comment]
      }
    }
    opened += bytes[index...]
    guard let file = try? SourceFile(path: source.path, bytes: opened) else { return nil }
    Effort.spend(opened.count)
    let document = Segmenter.segment(file, pathHint: pathKey.language).0
    guard document.segments.count == segments.count,
      zip(document.segments, segments).allSatisfy({ $0.text == $1.text && $0.kind == $1.kind })
    else { return nil }
    return document
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var slice = drop { $0 <= 0x20 }
    while let last = slice.last, last <= 0x20 { slice.removeLast() }
    return slice
  }
}
