/// Elements that notes may not use and that are no text.
extension BlockHTML {
  /// Leaves out such an element, or its tag, and returns where to go on; nil where it is shown as
  /// text.
  mutating func skip(
    _ other: OtherHTML, _ tag: HTMLTag, _ raw: String, to ends: inout OtherHTML.Ends,
    from index: Int
  ) -> Int? {
    if tag.form == .closing { return index }
    let isAlone = tag.form == .selfClosing
    switch other {
    case .void:
      if tag.attributes.isEmpty { return nil }
    case .whole:
      guard let end = isAlone ? index : ends.end(of: tag.name, from: index) else { return nil }
      leaveOut(raw, other, tag.name)
      return end
    case .drawing:
      guard let end = isAlone ? index : ends.end(of: tag.name, from: index) else { return nil }
      addWords(ends.words(in: index..<end))
      leaveOut(raw, other, tag.name)
      return end
    case .tags:
      // The text beside a button or a field is not glued to its words.
      if !pending.isEmpty { pending.append(.text(" ")) }
    case .embedded:
      let end = (isAlone ? nil : ends.end(of: tag.name, from: index)) ?? index
      if let link = OtherHTML.link(for: tag, ends.tags(in: index..<end)) { addPending(link) }
      addWords(ends.words(in: index..<end))
      leaveOut(raw, other, tag.name)
      return end
    }
    leaveOut(raw, other, tag.name)
    return index
  }

  private mutating func addWords(_ words: String) {
    guard !words.isEmpty else { return }
    if !pending.isEmpty { pending.append(.text(" ")) }
    addPending(.text(words))
  }

  func leaveOut(_ raw: String, _ other: OtherHTML, _ name: String) {
    note(.leftOut(raw, other.message(name), line: line))
  }
}
