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
  /// One bit for each script that words are in.
  private let scripts: UInt16
  let indices: KeyTable
  /// Where each word occurs: `postings[postingStarts[w]..<postingStarts[w + 1]]`.
  let postings: [Posting]
  let postingStarts: [Int32]
  /// The word of each posting.
  let postingWords: [Int32]
  /// The words of each segment, as indices into ``postings``.
  let segmentPostings: [Int32]
  let segmentStarts: [Int32]
  let skeletons: SkeletonIndex

  package var count: Int { shapes.count }

  func uses(_ script: Word.Script) -> Bool { scripts >> UInt16(script.rawValue) & 1 == 1 }

  package init(_ stream: Stream) {
    language = stream.language
    file = stream.file
    positions = stream.positions
    shapes = stream.segments.map(Shape.init)
    var scanner = WordScanner()
    var collector = WordCollector()
    var occurrences: [(word: Int32, segment: Int32, number: UInt16, place: UInt8)] = []
    var seen: [Int32] = []
    for (index, segment) in stream.segments.enumerated() {
      collector.found.removeAll(keepingCapacity: true)
      scanner.scan(segment.text, into: &collector)
      Self.addAddresses(in: segment.content, to: &collector)
      while seen.count < collector.words.count { seen.append(-1) }
      var number: UInt16 = 0
      let last = max(1, collector.found.count - 1)
      for (order, word) in collector.found.enumerated() where seen[Int(word)] != Int32(index) {
        seen[Int(word)] = Int32(index)
        occurrences.append((word, Int32(index), number, UInt8(clamping: order * 255 / last)))
        number = min(number + 1, UInt16.max - 1)
      }
    }
    words = collector.words
    keys = collector.keys
    indices = collector.indices
    scripts = words.reduce(0) { $0 | 1 << UInt16($1.script.rawValue) }

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

    skeletons = SkeletonIndex(words)
  }

  /// Where the links of a text lead: the same in every language.
  private static func addAddresses(in content: [Inline], to collector: inout WordCollector) {
    for inline in content {
      switch inline {
      case .link(let destination, _, let children), .image(let destination, _, let children):
        let form = destination.unicodeScalars.map(\.value)
        if !form.isEmpty { collector.add(.address, form[...], surface: form[...]) }
        addAddresses(in: children, to: &collector)
      case .element(_, let children), .emphasis(let children), .strong(let children),
        .strikethrough(let children):
        addAddresses(in: children, to: &collector)
      case .text, .softBreak, .hardBreak, .code, .html: break
      }
    }
  }
}
