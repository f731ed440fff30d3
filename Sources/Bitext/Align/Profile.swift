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

  package private(set) var stream: Stream
  let shapes: [Shape]
  /// The different words of the stream.
  let words: WordList
  /// Where each word occurs: `postings[postingStarts[w]..<postingStarts[w + 1]]`.
  let postings: [Posting]
  let postingStarts: [Int32]
  /// The word of each posting.
  let postingWords: [Int32]
  /// The words of each segment, as indices into ``postings``.
  let segmentPostings: [Int32]
  let segmentStarts: [Int32]

  package var count: Int { shapes.count }
  package var language: Language { stream.language }
  var file: Int { stream.file }
  var positions: [Int] { stream.positions }

  /// The same for another place among the files of a topic.
  func moved(toFile file: Int) -> Profile {
    var moved = self
    moved.stream = Stream(
      file: file, language: stream.language, segments: stream.segments,
      positions: stream.positions)
    return moved
  }

  package init(_ stream: Stream) {
    self.stream = stream
    var scanner = WordScanner()
    var shapes: [Shape] = []
    shapes.reserveCapacity(stream.segments.count)
    var occurrences: [(word: Int32, segment: Int32, number: UInt16, place: UInt8)] = []
    occurrences.reserveCapacity(stream.segments.count * 16)
    var seen: [Int32] = []
    for (index, segment) in stream.segments.enumerated() {
      shapes.append(Shape(segment.kind, scanner.scan(segment.text)))
      Self.addAddresses(in: segment.content, to: &scanner)
      while seen.count < scanner.words.count { seen.append(-1) }
      var number: UInt16 = 0
      let scale = 255 * 65_536 / max(1, scanner.found.count - 1)
      for (order, word) in scanner.found.enumerated() where seen[Int(word)] != Int32(index) {
        seen[Int(word)] = Int32(index)
        let place = UInt8(clamping: (order * scale + 32_768) >> 16)
        occurrences.append((word, Int32(index), number, place))
        number = min(number + 1, UInt16.max - 1)
      }
    }
    self.shapes = shapes
    words = scanner.words

    var starts = [Int32](repeating: 0, count: words.count + 1)
    for occurrence in occurrences { starts[Int(occurrence.word) + 1] += 1 }
    for index in 0..<words.count { starts[index + 1] += starts[index] }
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
  }

  /// Where the links of a text lead: the same in every language.
  private static func addAddresses(in content: [Inline], to scanner: inout WordScanner) {
    for inline in content {
      switch inline {
      case .link(let destination, _, let children), .image(let destination, _, let children):
        scanner.add(.address, destination)
        addAddresses(in: children, to: &scanner)
      case .element(_, let children), .emphasis(let children), .strong(let children),
        .strikethrough(let children):
        addAddresses(in: children, to: &scanner)
      case .text, .softBreak, .hardBreak, .code, .html: break
      }
    }
  }
}
