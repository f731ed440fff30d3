/// What the aligner knows of a stream, made once and compared with many others.
package struct Profile: Sendable {
  /// A place where a word occurs.
  struct Posting {
    let segment: Int32
    /// The number of the word among the different words of its segment.
    let number: UInt16
    /// Where in the segment the word comes first, in 255ths.
    let place: UInt8
  }

  let language: Language
  let file: Int
  let positions: [Int]
  let shapes: [Shape]
  /// The different words of the stream, in the order in which they first occur.
  let words: [Word]
  let keys: [UInt64]
  let scripts: Set<Word.Script>
  let indices: [UInt64: Int32]
  /// Where each word occurs: `postings[postingStarts[w]..<postingStarts[w + 1]]`.
  let postings: [Posting]
  let postingStarts: [Int32]
  /// The word of each posting.
  let postingWords: [Int32]
  /// The words of each segment, as indices into ``postings``.
  let segmentPostings: [Int32]
  let segmentStarts: [Int32]
  /// The words with a skeleton, by it.
  let skeletons: [UInt64: [SkeletonWord]]
  let wordSkeletons: [[Skeleton]]

  struct SkeletonWord: Sendable {
    let word: Int32
    let strength: Float
  }

  package var count: Int { shapes.count }

  package init(_ stream: Stream) {
    language = stream.language
    file = stream.file
    positions = stream.positions
    shapes = stream.segments.map(Shape.init)
    var words: [Word] = []
    var keys: [UInt64] = []
    var indices: [UInt64: Int32] = [:]
    var occurrences: [(word: Int32, segment: Int32, number: UInt16, place: UInt8)] = []
    var seen: [Int32] = []
    for (segment, shape) in zip(stream.segments.indices, shapes) {
      let all = Self.words(of: stream.segments[segment], isCode: shape.kind == .code)
      var number: UInt16 = 0
      for (order, word) in all.enumerated() {
        let key = word.key
        let index: Int32
        if let known = indices[key] {
          index = known
        } else {
          index = Int32(words.count)
          indices[key] = index
          words.append(word)
          keys.append(key)
          seen.append(-1)
        }
        if seen[Int(index)] == Int32(segment) { continue }
        seen[Int(index)] = Int32(segment)
        occurrences.append(
          (index, Int32(segment), number, UInt8(clamping: order * 255 / max(1, all.count - 1))))
        number = min(number + 1, UInt16.max - 1)
      }
    }
    self.words = words
    self.keys = keys
    scripts = Set(words.lazy.map(\.script))
    self.indices = indices

    var starts = [Int32](repeating: 0, count: words.count + 1)
    for occurrence in occurrences { starts[Int(occurrence.word) + 1] += 1 }
    for index in words.indices { starts[index + 1] += starts[index] }
    postingStarts = starts
    var postings = [Posting](
      repeating: Posting(segment: 0, number: 0, place: 0), count: occurrences.count)
    var postingWords = [Int32](repeating: 0, count: occurrences.count)
    var segmentPostings = [Int32](repeating: 0, count: occurrences.count)
    var segmentStarts = [Int32](repeating: 0, count: shapes.count + 1)
    for (order, occurrence) in occurrences.enumerated() {
      let slot = starts[Int(occurrence.word)]
      starts[Int(occurrence.word)] += 1
      postings[Int(slot)] = Posting(
        segment: occurrence.segment, number: occurrence.number, place: occurrence.place)
      postingWords[Int(slot)] = occurrence.word
      segmentPostings[order] = slot
      segmentStarts[Int(occurrence.segment) + 1] += 1
    }
    for index in shapes.indices { segmentStarts[index + 1] += segmentStarts[index] }
    self.postings = postings
    self.postingWords = postingWords
    self.segmentPostings = segmentPostings
    self.segmentStarts = segmentStarts

    wordSkeletons = words.map(Skeleton.variants)
    var skeletons: [UInt64: [SkeletonWord]] = [:]
    for (index, variants) in wordSkeletons.enumerated() {
      for variant in variants {
        skeletons[variant.code, default: []].append(
          SkeletonWord(word: Int32(index), strength: variant.strength))
      }
    }
    self.skeletons = skeletons
  }

  private static func words(of segment: Segment, isCode: Bool) -> [Word] {
    WordScanner.words(in: segment.text) + addresses(in: segment.content)
  }

  /// Where the links of a text lead: the same in every language.
  private static func addresses(in content: [Inline]) -> [Word] {
    var words: [Word] = []
    for inline in content {
      switch inline {
      case .link(let destination, _, let children), .image(let destination, _, let children):
        let form = destination.unicodeScalars.map(\.value)
        if !form.isEmpty { words.append(Word(script: .address, form: form, surface: form)) }
        words += addresses(in: children)
      case .element(_, let children), .emphasis(let children), .strong(let children),
        .strikethrough(let children):
        words += addresses(in: children)
      case .text, .softBreak, .hardBreak, .code, .html: break
      }
    }
    return words
  }
}
