/// `[name=Mina] [time=Mon, 2 Jun] [color=#907bf7]`, by which HackMD names the author and time of a
/// comment.
enum CommentSignature {
  private static let parts = ["[name=", "[time=", "[color=#"]

  /// The text of one part, nil for a color, and the index behind the part.
  ///
  /// One part alone may be anything: `input[name=email]`.
  static func found(_ start: LineScanner) -> (text: String?, end: Int)? {
    guard let part = parts.first(where: { start.isAt($0) }) else { return nil }
    let whole = LineScanner(start.bytes, start.bytes.indices)
    let isOne = parts.count(where: { whole.first($0) != nil }) > 1
    let isApart = start.index == 0 || start.bytes[start.index - 1] <= 0x20
    let inner = start.at(start.index + part.utf8.count)
    guard isOne, isApart, let close = inner.first("]"), close > inner.index,
      close + 1 >= start.bytes.count || start.bytes[close + 1] != 0x28
    else { return nil }
    return (part == parts[2] ? nil : inner.text(inner.index..<close), close + 1)
  }
}
