extension ParallelPlaces {
  /// The elements around the texts between two that have translations.
  struct Framing {
    let markup: ElementFrame
    /// The segment of the translation before the gap.
    let place: Int?
    /// The pictures that come with the texts.
    let pictures: [Int: (before: [Int], after: [Int])]
  }

  /// The framings that were asked for, by the originals before them; many missing texts have the same.
  final class Framings {
    fileprivate var known: [Int?: Framing?] = [:]
  }

  /// A text in the elements that hold it in the original, where these stand between the translations of
  /// its neighbours, or are missing with it.
  func framed(
    _ text: MissingText, _ parts: [TextInsertion.Part], _ prefix: [UInt8], from before: Int?,
    to after: Int?
  ) -> TextInsertion? {
    guard !isGrouped else { return nil }
    let known = framings.known[before]
    let framing = known ?? framing(from: before, to: after)
    if known == nil { framings.known[before] = .some(framing) }
    guard let framing else { return nil }
    let segment = text.original.lowerBound
    let marks = a.prefix(of: segment)
    let isFramed = marks.contains(UInt8(ascii: "<"))
    let isOwn = !prefix.contains(UInt8(ascii: "<"))
    let pictures = framing.pictures[segment] ?? ([], [])
    var framed = TextInsertion(
      segment: framing.place, gap: b.gap(after: framing.place), order: text.order, separator: nil,
      prefix: isFramed ? [] : isOwn ? prefix : b.written(marks),
      parts: pictures.before.map(copy) + parts + pictures.after.map(copy),
      inner: MissingText.inner(prefix, lineEnding: b.document.lineEnding), trail: nil,
      footnote: a.document.footnotePlace(of: segment))
    framed.frame = (framing.markup, segment)
    return framed
  }

  private func framing(from before: Int?, to after: Int?) -> Framing? {
    let place = before.flatMap { counterparts[$0]?.upperBound }
    let next = after.flatMap { counterparts[$0]?.lowerBound } ?? b.places.count
    // Texts of the translation that nobody has paired follow what comes back.
    guard (place ?? b.entries - 1) < next else { return nil }
    var frame = ElementFrame()
    let first = before.map { $0 + 1 } ?? a.entries
    guard frame.add(b.written(a.gapBytes(after: before))) else { return nil }
    for index in first..<max(first, after ?? a.places.count) {
      let marks = a.prefix(of: index)
      let isPicture = a.document.segments[index].kind == .image
      if isPicture || marks.contains(UInt8(ascii: "<")) {
        guard frame.add(b.written(marks)) else { return nil }
      }
      if isPicture {
        frame.addPicture(index, b.written(Array(a.text(of: index))))
      } else {
        frame.addText(index)
      }
      guard frame.add(b.written(a.gapBytes(after: index))) else { return nil }
    }
    guard frame.holdsTags else { return nil }
    let pictures = frame.pictures(of: pending, over: b.bytes[b.gap(after: place)])
    return Framing(markup: frame, place: place, pictures: pictures)
  }

  /// A picture of the original that stands as it is.
  private func copy(_ picture: Int) -> TextInsertion.Part {
    let segment = a.document.segments[picture]
    return TextInsertion.Part(
      bytes: Array(a.text(of: picture)),
      markdown: MarkdownText.markdown(of: PieceMaker.pieces(of: segment.content)),
      kind: segment.kind, isCopy: true)
  }
}
