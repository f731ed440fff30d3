/// The marks of a translation, learned from the texts that it has already.
struct LearnedMarks {
  /// The marks of a text.
  struct Mark {
    let prefix: [UInt8]
    /// The kind and the text of the one that shows it; nil if there is none.
    let kind: Segment.Kind?
    let text: ArraySlice<UInt8>?
  }

  private struct Neighbours: Hashable {
    /// The bytes between the originals; nil for any.
    let separator: [UInt8]?
    let before: TextShape
    let after: TextShape
  }

  private let a: TextPlaces
  private let b: TextPlaces
  private let counterparts: [ClosedRange<Int>?]
  /// The originals with a translation, by their shapes, and those whose next text follows in the
  /// translation, too.
  private var ofShape: [TextShape: [Int]] = [:]
  private var ofNeighbours: [Neighbours: [Int]] = [:]
  /// How often a gap that is no line break and no blank line is the same in the translation, and how
  /// often it is not.
  private var copied = 0
  private var uncopied = 0
  /// Whether the translation has more blank lines than one anywhere.
  private let hasBlankLines: Bool
  /// Whether the translation has each sentence of its paragraphs on a line of its own.
  let breaksSentences: Bool
  /// The originals of a file of two languages whose translations have the same marks in a quote, or
  /// out of one.
  private var headed: [Int] = []

  init(
    _ a: TextPlaces, _ b: TextPlaces, _ counterparts: [ClosedRange<Int>?], isShared: Bool
  ) {
    self.a = a
    self.b = b
    self.counterparts = counterparts
    breaksSentences = Self.breaksSentences(b, counterparts)
    hasBlankLines = Self.withSingleBlankLines(b.bytes).count < b.bytes.count
    for (index, counterpart) in counterparts.enumerated() where index >= a.entries {
      guard let counterpart, counterpart.lowerBound >= b.entries else { continue }
      ofShape[a.shape(of: index), default: []].append(index)
      if isShared, head(index) != nil { headed.append(index) }
      if index + 1 < counterparts.count,
        counterparts[index + 1]?.lowerBound == counterpart.upperBound + 1
      {
        let (own, other) = (a.gapBytes(after: index), b.gapBytes(after: counterpart.upperBound))
        ofNeighbours[neighbours(index, own), default: []].append(index)
        guard Self.isBlank(own), Self.isBlank(other) else { continue }
        ofNeighbours[neighbours(index, nil), default: []].append(index)
        guard Self.isUnusual(own) else { continue }
        if b.written(own) == other { copied += 1 } else { uncopied += 1 }
      }
    }
  }

  /// Of paragraphs with several sentences, at least two, and four in five, have to be written so.
  private static func breaksSentences(
    _ b: TextPlaces, _ counterparts: [ClosedRange<Int>?]
  ) -> Bool {
    var (broken, others) = (0, 0)
    for index in Set(counterparts.compactMap(\.self).joined()) {
      let segment = b.document.segments[index]
      guard segment.kind.holdsSentences else { continue }
      let sentences = SentenceCuts(segment.text.withFoldedSpaces).parts.count
      guard sentences > 1 else { continue }
      let lines = b.text(of: index).split(separator: 0x0A).count
      if lines == sentences { broken += 1 } else { others += 1 }
    }
    return broken > 1 && broken >= 4 * others
  }

  private func neighbours(_ index: Int, _ separator: [UInt8]?) -> Neighbours {
    Neighbours(
      separator: separator, before: a.shape(of: index), after: a.shape(of: index + 1))
  }

  /// Whether there is nothing but white space; some editors leave a no-break space in each blank
  /// line.
  private static func isBlank(_ gap: [UInt8]) -> Bool {
    gap.allSatisfy { $0 <= 0x20 || $0 == 0xC2 || $0 == 0xA0 }
  }

  /// Whether a gap is no line break and no blank line.
  private static func isUnusual(_ gap: [UInt8]) -> Bool {
    let bare = gap.filter { $0 != 0x0D }
    return bare != [0x0A] && bare != [0x0A, 0x0A]
  }

  /// A text that the translation is to have: its originals, and how it is marked there.
  struct New {
    let original: ClosedRange<Int>
    let shape: TextShape
  }

  /// The models of a gap whose texts are marked in the translation as those around it.
  private func models(_ key: Neighbours, after index: Int, with new: New) -> [Int] {
    func shape(_ number: Int, _ end: KeyPath<ClosedRange<Int>, Int>) -> TextShape? {
      if new.original.contains(number) { return new.shape }
      return counterparts[number].map { b.shape(of: $0[keyPath: end]) }
    }
    let (before, after) = (shape(index, \.upperBound), shape(index + 1, \.lowerBound))
    return (ofNeighbours[key] ?? []).filter { model in
      guard let first = counterparts[model]?.upperBound, first + 1 < b.places.count else {
        return false
      }
      return before.map { $0 == b.shape(of: first) } ?? true
        && after.map { $0 == b.shape(of: first + 1) } ?? true
    }
  }

  /// The bytes between original number `index` and the next, as the translation writes them.
  func separator(after index: Int, with new: New) -> [UInt8] {
    let own = a.gapBytes(after: index)
    let isMarked = !own.allSatisfy { $0 <= 0x20 || $0 == 0x3E }
    guard !isMarked || Self.isBlank(own), index + 1 < counterparts.count else {
      return headed(written(own), after: index)
    }
    var models = models(neighbours(index, own), after: index, with: new)
    if models.isEmpty, Self.isBlank(own), Self.isUnusual(own), copied <= uncopied {
      // The lines that an author leaves blank are no custom of the translation.
      models = self.models(neighbours(index, nil), after: index, with: new)
    }
    guard let model = Self.nearest(to: index, in: models),
      let place = counterparts[model]?.upperBound
    else {
      return isMarked && copied <= uncopied
        ? b.document.lineEnding + b.document.lineEnding : written(own)
    }
    let gap = b.gapBytes(after: place)
    return gap.allSatisfy { $0 <= 0x20 || $0 == 0x3E } || Self.isBlank(gap) ? gap : written(own)
  }

  /// The line between the header of a table and its first row, in the quote that the translation is in.
  private func headed(_ own: [UInt8], after index: Int) -> [UInt8] {
    guard a.document.segments[index].kind == .cell, index + 1 < counterparts.count,
      a.document.segments[index + 1].kind == .cell, a.prefix(of: index).isEmpty,
      let head = head(near: index), !head.isEmpty,
      let start = own.firstIndex(of: 0x0A), let end = own.lastIndex(of: 0x0A), start < end
    else { return own }
    var headed = Array(own[...start])
    for line in own[(start + 1)..<end].split(separator: 0x0A) {
      if headed.count > start + 1 { headed.append(0x0A) }
      headed += head
      headed += line
    }
    headed += own[end...]
    return headed
  }

  /// The bytes between two originals, with as many blank lines as the translation has elsewhere.
  private func written(_ own: [UInt8]) -> [UInt8] {
    let keepsLines = copied == uncopied ? hasBlankLines : copied > uncopied
    return b.written(keepsLines ? own : Self.withSingleBlankLines(own))
  }

  /// The bytes with one blank line where there are more.
  private static func withSingleBlankLines(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var breaks = 0
    for byte in bytes {
      if byte == 0x0A { breaks += 1 } else if byte != 0x0D { breaks = 0 }
      if breaks < 3 { result.append(byte) }
    }
    return result
  }

  /// The marks before original number `index`, as the translation writes them, which begins with a
  /// bold title or does not.
  func mark(of index: Int, isTitled: Bool) -> Mark {
    let shape = a.shape(of: index)
    var own = a.prefix(of: index)
    if ofShape[shape] == nil, own.first == 0x20, own.dropFirst().first != 0x20 {
      // No list holds a text by a single blank; somebody typed it.
      own.removeFirst()
    }
    let near = Self.near(index, in: ofShape[TextShape(kind: shape.kind, marks: own)] ?? [])
    let alike = near.filter { model in
      counterparts[model].map { b.text(of: $0.lowerBound).starts(with: "**".utf8) } == isTitled
    }
    let models = alike.isEmpty ? near : alike
    let model = models.mostFrequent { [b] model in
      counterparts[model].map { b.shape(of: $0.lowerBound) }
    }
    guard let model, let place = counterparts[model]?.lowerBound else {
      // A quotation in the original is not in two quotes in the translation.
      guard let head = head(near: index), !own.contains(UInt8(ascii: ">")) else {
        return Mark(prefix: b.written(own), kind: nil, text: nil)
      }
      let isQuote = shape.kind == .paragraph && !head.isEmpty
      return Mark(prefix: head + b.written(own), kind: isQuote ? .quote : nil, text: nil)
    }
    var prefix = b.prefix(of: place)
    // Numbers go on as those of the original.
    if a.shape(of: model) == b.shape(of: place) {
      prefix = b.written(own)
      if let number = Self.number(prefix), let counted = count(of: index, near: near) {
        prefix.replaceSubrange(number.range, with: String(counted).utf8)
      }
    } else if let number = Self.number(own), let old = Self.number(a.prefix(of: model)),
      let new = Self.number(prefix), new.value + number.value >= old.value
    {
      prefix.replaceSubrange(new.range, with: String(new.value + number.value - old.value).utf8)
    }
    return Mark(prefix: prefix, kind: b.document.segments[place].kind, text: b.text(of: place))
  }

  /// The number of an item where only one of the files counts its items, as the translations of
  /// `models` show; nil where both do, or none.
  private func count(of index: Int, near models: [Int]) -> Int? {
    func number(_ index: Int) -> Int? { Self.number(a.prefix(of: index))?.value }
    let known = models.compactMap { model -> (index: Int, original: Int, translation: Int)? in
      guard let place = counterparts[model]?.lowerBound, let original = number(model),
        let translation = Self.number(b.prefix(of: place))?.value
      else { return nil }
      return (model, original, translation)
    }
    guard known.count > 1, let own = number(index) else { return nil }
    let isCounted = Set(known.map(\.translation)).count > 1
    guard isCounted != (Set(known.map(\.original) + [own]).count > 1) else { return nil }
    let nearest = known[0]
    guard isCounted else { return nearest.translation }
    let between = nearest.index < index ? (nearest.index + 1)...index : index...(nearest.index - 1)
    let shape = a.shape(of: index)
    let steps = between.count { a.shape(of: $0) == shape && number($0) != nil }
    return max(1, nearest.translation + (nearest.index < index ? steps : -steps))
  }

  /// The marks of a quote that translations near a text have before those of their originals; nil if no
  /// pair shows it.
  func head(near index: Int) -> [UInt8]? {
    let near = Self.near(index, in: headed)
    return near.mostFrequent { head($0) }.flatMap { head($0) }
  }

  private func head(_ index: Int) -> [UInt8]? {
    guard let place = counterparts[index]?.lowerBound else { return nil }
    let (own, other) = (a.shape(of: index).marks, b.shape(of: place).marks)
    guard other.suffix(own.count).elementsEqual(own) else { return nil }
    let head = other.dropLast(own.count)
    return head.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ">") } ? Array(head) : nil
  }

  /// The number of an item in its marks; nil if it has none.
  private static func number(_ marks: [UInt8]) -> (value: Int, range: Range<Int>)? {
    guard let end = marks.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ")") })
    else { return nil }
    var start = end
    while start > 0, 0x30...0x39 ~= marks[start - 1] { start -= 1 }
    return Int(String(decoding: marks[start..<end], as: UTF8.self)).map { ($0, start..<end) }
  }

  /// The number of texts that show how another one is written.
  static let mostModels = 5

  /// The numbers of a sorted list that are nearest to a number, the nearest first.
  private static func near(_ index: Int, in numbers: [Int]) -> [Int] {
    var high = firstNotLess(than: index, in: numbers)
    var low = high - 1
    var near: [Int] = []
    while near.count < mostModels, low >= 0 || high < numbers.count {
      if high == numbers.count || low >= 0 && index - numbers[low] <= numbers[high] - index {
        near.append(numbers[low])
        low -= 1
      } else {
        near.append(numbers[high])
        high += 1
      }
    }
    return near
  }

  private static func firstNotLess(than index: Int, in numbers: [Int]) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number in a sorted list that is nearest to another.
  private static func nearest(to index: Int, in numbers: [Int]) -> Int? {
    near(index, in: numbers).first
  }
}

extension Collection {
  /// The first of the elements with the most frequent key; of equally frequent keys, the key of the
  /// first element counts.
  func mostFrequent<Key: Hashable>(by key: (Element) -> Key) -> Element? {
    let keys = map(key)
    var counts: [Key: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    let most = counts.values.max()
    return zip(self, keys).first { counts[$0.1] == most }?.0
  }
}

extension Segment.Kind {
  /// Whether a text of this kind may have several sentences, and lines.
  var holdsSentences: Bool {
    switch self {
    case .paragraph, .item, .quote, .caption: true
    case .heading, .cell, .code, .image, .html, .frontMatter: false
    }
  }
}
