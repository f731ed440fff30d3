extension ParallelPlaces {
  /// A text in the elements that hold it in the original, where these stand between the translations of
  /// its neighbours, or are missing with it.
  func framed(
    _ text: MissingText, _ parts: [TextInsertion.Part], _ prefix: [UInt8], from before: Int?,
    to after: Int?
  ) -> TextInsertion? {
    guard !isGrouped else { return nil }
    let place = before.flatMap { counterparts[$0]?.upperBound }
    let next = after.flatMap { counterparts[$0]?.lowerBound } ?? b.places.count
    guard (place ?? b.entries - 1) + 1 == next else { return nil }
    var frame = ElementFrame()
    let first = before.map { $0 + 1 } ?? a.entries
    guard (after ?? a.places.count) - first <= Self.mostFramed else { return nil }
    guard frame.add(b.written(a.gapBytes(after: before))) else { return nil }
    for index in first..<max(first, after ?? a.places.count) {
      let marks = a.prefix(of: index)
      if a.document.segments[index].kind == .image {
        guard frame.add(b.written(marks)) else { return nil }
        frame.addPicture(index, b.written(Array(a.text(of: index))))
        guard frame.add(b.written(a.gapBytes(after: index))) else { return nil }
        continue
      }
      guard !marks.contains(UInt8(ascii: "<")) || frame.add(b.written(marks)) else { return nil }
      frame.addText(index)
      guard frame.add(b.written(a.gapBytes(after: index))) else { return nil }
    }
    guard frame.holdsTags else { return nil }
    let marks = a.prefix(of: text.original.lowerBound)
    let isFramed = marks.contains(UInt8(ascii: "<"))
    let gap = b.gap(after: place)
    let pictures = frame.pictures(
      with: text.original.lowerBound, of: pending, over: b.bytes[gap])
    let isOwn = !prefix.contains(UInt8(ascii: "<"))
    var framed = TextInsertion(
      segment: place, gap: gap, order: text.order, separator: nil,
      prefix: isFramed ? [] : isOwn ? prefix : b.written(marks),
      parts: pictures.before.map(copy) + parts + pictures.after.map(copy),
      inner: MissingText.inner(prefix, lineEnding: b.document.lineEnding), trail: nil,
      footnote: a.document.footnotePlace(of: text.original.lowerBound))
    framed.frame = (frame, text.original.lowerBound)
    return framed
  }

  /// The number of texts without a translation that a frame may hold; each of them is placed by it.
  private static let mostFramed = 128

  /// A picture of the original that stands as it is.
  private func copy(_ picture: Int) -> TextInsertion.Part {
    let segment = a.document.segments[picture]
    return TextInsertion.Part(
      bytes: Array(a.text(of: picture)),
      markdown: MarkdownText.markdown(of: PieceMaker.pieces(of: segment.content)),
      kind: segment.kind, isCopy: true)
  }
}
