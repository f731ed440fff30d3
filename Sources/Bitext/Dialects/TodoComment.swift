import TextBasics

/// A comment in a draft that keeps an original in the place of its translation.
enum TodoComment {
  /// A comment that holds nothing but a text is read as the original of the text below it
  /// (``CommentedOriginals``), so this one says that something is to be done.
  static let opening = Array("<!-- TODO: ".utf8)

  /// The indent of the lines that go on with a footnote.
  ///
  /// The comments with their texts are without it while the footnote's beginning is a comment, too.
  static let footnoteIndent = [UInt8](repeating: 0x20, count: 4)

  /// A comment that holds a text.
  static func comment(_ text: some Sequence<UInt8>) -> [UInt8] {
    let escaped = String(decoding: Array(text), as: UTF8.self).replacing("-->", with: "--&gt;")
    return opening + Array(escaped.utf8) + Array(" -->".utf8)
  }

  /// The comments in a part of a file that ``comment(_:)`` has written.
  static func comments(in bytes: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var index = part.lowerBound
    while index < part.upperBound,
      let start = ByteSearch.first(opening[0], in: bytes, from: index), start < part.upperBound
    {
      index = start + 1
      guard bytes[start..<part.upperBound].starts(with: opening) else { continue }
      var end = start + opening.count
      while end < part.upperBound, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
      guard end < part.upperBound else { break }
      comments.append(start..<(end + 3))
      index = end + 3
    }
    return comments
  }

  /// The text in a comment that ``comment(_:)`` has written.
  static func content(ofComment comment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let content = comment.dropFirst(opening.count).dropLast(" -->".utf8.count)
    let text = String(decoding: content, as: UTF8.self).replacing("--&gt;", with: "-->")
    return Array(text.utf8)[...]
  }
}
