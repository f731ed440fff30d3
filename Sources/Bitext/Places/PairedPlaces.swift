/// Places for missing texts in a file of several languages, where each stands beside its original:
/// in the next line, in a quote, in a nested item, in the same fence.
struct PairedPlaces {
  let places: TextPlaces
  /// The layouts of pairs of this file, or of others where it has none; the nearest are preferred.
  let layouts: [PairLayout]
  /// Whether the layouts are of this file.
  let areOwn: Bool

  /// Whether translations stand above their originals.
  var isMostlyBefore: Bool { layouts.count(where: \.isBefore) * 2 > layouts.count }

  /// The ways to insert a text, the best first.
  func ways(for text: MissingText) -> [TextInsertion] {
    let original = text.original
    guard places.document.segments[original.lowerBound].kind != .frontMatter else { return [] }
    let shape = places.shape(of: original.lowerBound)
    let layouts = fitting(original)
    var ways: [TextInsertion] = []
    for layout in Self.best(layouts.filter { $0.original == shape }, for: original, areOwn) {
      ways += self.ways(for: text, in: layout, isAlike: true)
    }
    for layout in Self.best(
      layouts.filter { $0.original.kind.isLike(shape.kind) }, for: original, areOwn)
    where layout.original != shape {
      ways += self.ways(for: text, in: layout, isAlike: false)
    }
    for layout in Self.best(layouts, for: original, areOwn)
    where !layout.original.kind.isLike(shape.kind) {
      ways += self.ways(for: text, in: layout, isAlike: false)
    }
    return ways + plain(text)
  }

  /// The layouts of pairs that are titles, or are none, as the original is: where only the translation
  /// has the mark of a heading, the quote below it does not tell.
  private func fitting(_ original: ClosedRange<Int>) -> [PairLayout] {
    let isTitle = places.document.segments[original.lowerBound].isShortLine
    let fitting = layouts.filter {
      $0.original.kind.isHeading || !$0.translation.kind.isHeading || isTitle
    }
    let titles = fitting.filter { $0.translation.kind.isHeading }
    let isAmongTitles = isTitle && titles.contains { !$0.original.kind.isHeading }
    return isAmongTitles ? titles : fitting.isEmpty ? layouts : fitting
  }

  /// The layout to try: the nearest, and of other files the most frequent.
  private static func best(
    _ layouts: [PairLayout], for original: ClosedRange<Int>, _ areOwn: Bool
  ) -> [PairLayout] {
    let best =
      areOwn
      ? layouts.min { a, b in
        abs(a.place - original.lowerBound) < abs(b.place - original.lowerBound)
      } : layouts.mostFrequent(by: \.key)
    return best.map { [$0] } ?? []
  }

  /// The layout whose end a new text takes: mostly the nearest.
  ///
  /// If it alone of the nearest three has, or lacks, bare marks of a quote below its text, the next
  /// one counts: some authors leave such marks now and then.
  private func tailLayout(
    among layouts: [PairLayout], for original: ClosedRange<Int>
  ) -> PairLayout? {
    guard areOwn else { return Self.best(layouts, for: original, areOwn).first }
    func distance(_ layout: PairLayout) -> Int { abs(layout.place - original.lowerBound) }
    let near = layouts.sorted { distance($0) < distance($1) }.prefix(3)
    guard let nearest = near.first else { return nil }
    let alike = near.count { $0.hasBareMarksBelow == nearest.hasBareMarksBelow }
    if alike * 2 > near.count { return nearest }
    if alike * 2 == near.count {
      // Of two that differ, all of the file decide.
      let all = self.layouts.filter { $0.isBefore == nearest.isBefore && $0.trail != nil }
      let marked = all.count(where: \.hasBareMarksBelow)
      if (marked * 2 > all.count) == nearest.hasBareMarksBelow { return nearest }
    }
    return near.first { $0.hasBareMarksBelow != nearest.hasBareMarksBelow }
  }

  private func ways(
    for text: MissingText, in layout: PairLayout, isAlike: Bool
  ) -> [TextInsertion] {
    let original = text.original
    let own = places.prefix(of: layout.isBefore ? original.lowerBound : original.upperBound)
    let ownShape = places.shape(of: original.lowerBound)
    var prefix = places.written(layout.prefix)
    var separator = places.written(layout.separator)
    var kind = layout.translation.kind
    if let head = layout.head, !own.contains(0x0A) {
      // A list or a heading in a quote has the marks of its original there.
      prefix = places.written(head) + own
      if layout.original.kind == layout.translation.kind { kind = ownShape.kind }
    } else if !isAlike {
      if layout.original.marks == layout.translation.marks {
        // Both have the same marks: so do these, in a line of the same element.
        prefix = own.lastIndex(of: 0x0A).map { Array(own[($0 + 1)...]) } ?? own
        kind = ownShape.kind
        if kind == .item || kind == .cell { separator = places.document.lineEnding }
      } else {
        let isInItem = kind != .item && ownShape.kind == .item && layout.original.kind != .item
        let indent =
          isInItem && !own.contains(0x0A)
          ? Self.contentIndent(of: own) : Self.indent(of: own, less: layout.original.marks)
        prefix = indent + prefix
      }
    } else if layout.original == layout.translation, kind == .item || kind == .cell {
      prefix = own
    }
    if let end = commentEnd(after: original, like: separator) { separator = end }
    let next = original.upperBound + 1
    let follower = next < places.places.count ? places.shape(of: next) : nil
    // The bytes after an item are not those after a paragraph.
    let tails = layouts.filter { other in
      other.isBefore == layout.isBefore && other.next == follower
        && (!isAlike
          || other.original == layout.original
            && other.translation == layout.translation)
    }
    let tail = (tailLayout(among: tails, for: original) ?? layout).trail.map(places.written)
    // A blank line below the original was there before its translation is.
    let trail = tail.flatMap { Self.isBlank($0) ? nil : $0 }
    var ways: [TextInsertion] = []
    let texts = layout.isBold ? text.withoutBold : text
    if let texts, layout.isBold == places.isBold(original) || !layout.isBold {
      if prefix.contains(0x0A) {
        ways += elements(texts, layout, prefix, separator, tail, kind)
      } else {
        let blank = blankLine(behind: separator, of: original, like: tail)
        for trail in [
          trail, tail, blank, nil, closing(prefix, behind: separator, of: original),
        ] {
          if let way = insertion(texts, layout, prefix, separator, trail, kind) { ways.append(way) }
        }
      }
    }
    return ways
  }

  /// The end of the comment that an original stands in, with what stands behind that of another one;
  /// nil for an original in no comment.
  private func commentEnd(
    after original: ClosedRange<Int>, like separator: [UInt8]
  ) -> [UInt8]? {
    let gap = places.gapBytes(after: original.upperBound)
    let blanks = gap.prefix { $0 <= 0x20 }
    guard gap.dropFirst(blanks.count).starts(with: CommentedTexts.closing) else { return nil }
    let start = separator.firstIndex { $0 > 0x20 } ?? separator.endIndex
    let behind =
      separator[start...].starts(with: CommentedTexts.closing)
      ? Array(separator[(start + CommentedTexts.closing.count)...]) : places.document.lineEnding
    return blanks + CommentedTexts.closing + behind
  }

  /// A blank line, and what follows the separator in the gap below the original; nil if something else
  /// follows, or a line break, or `tail` is of texts without blank lines below.
  ///
  /// So a comment waits for its translation that stands right above the next one.
  private func blankLine(
    behind separator: [UInt8], of original: ClosedRange<Int>, like tail: [UInt8]?
  ) -> [UInt8]? {
    let gap = places.gapBytes(after: original.upperBound)
    let hasBlankLine = tail?.prefix { $0 <= 0x20 }.count { $0 == 0x0A } != 1
    guard hasBlankLine, original.upperBound + 1 < places.places.count,
      separator.contains(where: { $0 > 0x20 }), gap.starts(with: separator)
    else { return nil }
    let rest = gap.dropFirst(separator.count)
    guard rest.first.map({ $0 > 0x20 }) ?? true else { return nil }
    return places.document.lineEnding + places.document.lineEnding + rest
  }

  /// The ends of the elements that begin in `prefix`, and what follows the end of the original's own
  /// element; nil if the original is in none.
  ///
  /// No other pair may show what follows: the end of a box that holds the original alone.
  private func closing(
    _ prefix: [UInt8], behind separator: [UInt8], of original: ClosedRange<Int>
  ) -> [UInt8]? {
    let ends = HTMLTag.all(in: prefix, prefix.indices).reversed()
      .filter { $0.form == .opening && !HTMLAllowList.isVoid($0.name) }
      .flatMap { Array("</\($0.name)>".utf8) }
    let own = separator.prefix { $0 > 0x20 }
    let gap = places.gapBytes(after: original.upperBound)
    guard !ends.isEmpty, !own.isEmpty, gap.starts(with: own) else { return nil }
    return ends + gap.dropFirst(own.count)
  }

  /// The ways to insert a text with lines of markup around it: into those that are there, or with
  /// its own.
  private func elements(
    _ text: MissingText, _ layout: PairLayout, _ prefix: [UInt8], _ separator: [UInt8],
    _ tail: [UInt8]?, _ kind: Segment.Kind
  ) -> [TextInsertion] {
    guard !layout.isBefore else { return [] }
    let line = places.document.lineEnding
    let gap = places.gapBytes(after: text.original.upperBound)
    let opening = separator + prefix
    let marks = prefix.lastIndex(of: 0x0A).map { Array(prefix[($0 + 1)...]) } ?? []
    if gap.starts(with: opening.dropLast(marks.count)) {
      let rest = gap.dropFirst(opening.count - marks.count)
      return [insertion(text, layout, marks, opening.dropLast(marks.count), line + rest, kind)]
        .compactMap(\.self)
    }
    let trail = (layout.trail ?? places.gapBytes(after: places.places.count - 1))
    let closing = places.written(Self.firstLines(of: trail))
    // The end of the original's element stands above.
    let rest = gap.starts(with: separator) ? gap.dropFirst(Self.lastBlank(in: separator)) : gap[...]
    return [tail, closing + rest].compactMap(\.self).compactMap {
      insertion(text, layout, prefix, separator, $0, kind)
    }
  }

  /// Whether there is nothing but white space; some authors keep lines apart by no-break spaces.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// The lines of markup that close the elements around a text.
  private static func firstLines(of trail: [UInt8]) -> [UInt8] {
    var end = 0
    var isBlank = true
    for (index, byte) in trail.enumerated() {
      if byte > 0x20 { isBlank = false }
      guard byte == 0x0A else { continue }
      // The line break after the text, and then each line that holds something.
      if index > 0, isBlank { break }
      end = index
      isBlank = true
    }
    if !isBlank { end = trail.count }
    let lines = trail[..<end]
    return lines.last == 0x0D ? Array(lines.dropLast()) : Array(lines)
  }

  /// The number of bytes before the blank lines that end a separator.
  private static func lastBlank(in separator: [UInt8]) -> Int {
    separator.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
  }

  private func insertion(
    _ text: MissingText, _ layout: PairLayout, _ prefix: [UInt8], _ separator: [UInt8],
    _ trail: [UInt8]?, _ kind: Segment.Kind
  ) -> TextInsertion? {
    let document = places.document
    let original = text.original
    var first = original.lowerBound
    if layout.isFolded {
      guard let title = places.foldTitle(of: original) else { return nil }
      first = title
    }
    let place =
      layout.isBefore ? (first > places.entries ? first - 1 : nil) : original.upperBound
    var gap = places.gap(after: place)
    if layout.isBold { gap = (gap.lowerBound - 2)..<gap.upperBound }
    guard
      let parts = text.parts(
        prefix: prefix, kind: kind, like: layout.text, lineEnding: document.lineEnding)
    else { return nil }
    var head = layout.isBefore ? nil : separator
    if layout.isFolded {
      // The markup that begins the fold of the original.
      let fold = separator.drop { $0 <= 0x20 }
      guard places.bytes[gap].suffix(fold.count) == fold else { return nil }
      head = Array(places.bytes[gap].dropLast(fold.count))
    }
    return TextInsertion(
      segment: place, gap: gap, order: text.order, separator: head,
      prefix: prefix, parts: parts,
      inner: MissingText.inner(prefix, lineEnding: document.lineEnding),
      trail: layout.isBefore ? separator : trail,
      footnote: document.footnotePlace(of: original.lowerBound))
  }

  /// Where nothing shows a layout: below the original, with its marks.
  private func plain(_ text: MissingText) -> [TextInsertion] {
    let document = places.document
    let original = text.original
    let kind = document.segments[original.upperBound].kind
    let prefix = places.prefix(of: original.upperBound)
    let line = document.lineEnding
    guard
      let parts = text.parts(
        prefix: prefix, kind: kind, like: places.text(of: original.upperBound), lineEnding: line)
    else { return [] }
    return [kind == .item || kind == .cell ? line : line + line, line + line].map { separator in
      TextInsertion(
        segment: original.upperBound, gap: places.gap(after: original.upperBound),
        order: text.order, separator: separator, prefix: prefix, parts: parts,
        inner: MissingText.inner(prefix, lineEnding: line), trail: nil,
        footnote: document.footnotePlace(of: original.lowerBound))
    }
  }

  /// The marks of a line that goes on in an item with some marks: a quote that stands at the margin
  /// would end the list.
  private static func contentIndent(of marks: [UInt8]) -> [UInt8] {
    marks.map { $0 == 0x09 || $0 == UInt8(ascii: ">") ? $0 : 0x20 }
  }

  /// The indent that a text has beyond that of another.
  private static func indent(of prefix: [UInt8], less marks: [UInt8]) -> [UInt8] {
    let own = prefix.prefix { $0 == 0x20 || $0 == 0x09 }
    let other = marks.prefix { $0 == 0x20 || $0 == 0x09 }
    let indent = Array(own.dropFirst(other.count))
    // No list holds a text by a single blank; somebody typed it before a paragraph.
    return indent == [0x20] ? [] : indent
  }
}

extension PairLayout {
  /// Whether marks of a quote stand alone below the second text.
  fileprivate var hasBareMarksBelow: Bool {
    guard let trail, trail.contains(UInt8(ascii: ">")) else { return false }
    return trail.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
  }

  /// The marks that a translation has before those of its original; nil if it has others.
  fileprivate var head: [UInt8]? {
    let count = original.marks.count
    guard count > 0, translation.marks.count > count,
      translation.marks.suffix(count).elementsEqual(original.marks)
    else { return nil }
    let head = Array(translation.marks.dropLast(count))
    // Marks with numbers are not copied.
    return head.contains(0x30) || head.contains(0x0A) ? nil : head
  }

  /// The bytes by which layouts are compared.
  fileprivate var key: [UInt8] {
    (isBefore ? [1] : [0]) + separator + [0] + translation.marks + [isBold ? 1 : 0]
  }
}

extension MissingText {
  /// The text without the marks of bold that hold all of it; nil if there are none.
  fileprivate var withoutBold: MissingText? {
    guard paragraphs.count == 1 else { return nil }
    let bytes = Array(paragraphs[0].utf8)
    let bold = BoldText(bytes[...])
    guard bold.opens, bold.closes, bytes.count > 4 else { return nil }
    var text = MissingText(
      order: order, original: original,
      markdown: String(decoding: bytes.dropFirst(2).dropLast(2), as: UTF8.self), between: "**")
    text.source = source
    return text
  }
}

extension TextPlaces {
  /// Whether all of a text is bold.
  fileprivate func isBold(_ segments: ClosedRange<Int>) -> Bool {
    guard segments.count == 1 else { return false }
    let bold = BoldText(text(of: segments.lowerBound))
    return bold.opens && bold.closes
  }
}

extension Segment.Kind {
  fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }

  /// Whether texts of both kinds stand alike beside their translations, as headings of all levels
  /// do.
  func isLike(_ other: Self) -> Bool {
    if case .heading = self, case .heading = other { return true }
    return self == other
  }
}
