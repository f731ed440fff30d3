/// Everything that the aligner derives from one stream; computed once and compared with many
/// others.
package struct Profile: Sendable {
  /// An occurrence of a word in a segment, seen from the word.
  struct Posting {
    let segment: Int32
    /// The index of the word among the distinct words of its segment.
    let number: UInt16
    /// The position of the word's first occurrence in the segment, in 255ths.
    let place: UInt8
  }

  /// An occurrence of a word in a segment, seen from the segment.
  struct Occurrence {
    let word: Int32
    let number: UInt16
    let place: UInt8
  }

  /// The stream that was profiled.
  package private(set) var stream: Stream
  let shapes: [Shape]
  /// Whether any segment begins with a title in bold.
  let hasRunInTitles: Bool
  /// The distinct words of the stream.
  let words: WordList
  /// The postings of word `w` are `postings[postingStarts[w]..<postingStarts[w + 1]]`.
  let postings: [Posting]
  let postingStarts: [Int32]
  /// The words of segment `s` are `occurrences[segmentStarts[s]..<segmentStarts[s + 1]]`.
  let occurrences: [Occurrence]
  let segmentStarts: [Int32]

  /// The number of segments.
  package var count: Int { shapes.count }
  /// The language of the stream.
  package var language: Language { stream.language }
  var file: Int { stream.file }
  var positions: [Int] { stream.positions }

  /// A copy for another index among the files of a topic.
  func moved(toFile file: Int) -> Profile {
    var moved = self
    moved.stream = Stream(
      file: file, language: stream.language, segments: stream.segments,
      positions: stream.positions)
    return moved
  }

  package init(_ stream: Stream) {
    self.stream = stream
    let length = stream.segments.reduce(0) { $0 + $1.text.utf8.count }
    var scanner = WordScanner(expecting: length)
    var shapes: [Shape] = []
    shapes.reserveCapacity(stream.segments.count)
    var occurrences: [Occurrence] = []
    occurrences.reserveCapacity(length / 8)
    var segmentStarts: [Int32] = [0]
    segmentStarts.reserveCapacity(stream.segments.count + 1)
    /// For each word, the last segment that it was seen in (from 1) and the number of its segments.
    var seen: [(last: Int32, count: Int32)] = []
    for segment in stream.segments {
      let isEmpty = segment.kind == .image && AlternativeText.saysNothing(segment.text)
      shapes.append(Shape(segment, scanner.scan(isEmpty ? "" : segment.text)))
      if segment.hasAddresses {
        Self.addAddresses(in: segment.inlines, to: &scanner)
      }
      while seen.count < scanner.words.count { seen.append((0, 0)) }
      Self.note(scanner.found.span, Int32(shapes.count), &seen, &occurrences)
      segmentStarts.append(Int32(occurrences.count))
    }
    self.shapes = shapes
    hasRunInTitles = shapes.contains(where: \.hasRunInTitle)
    self.segmentStarts = segmentStarts
    self.occurrences = occurrences
    words = scanner.words
    (postings, postingStarts) = Self.postings(occurrences, segmentStarts, seen.map(\.count))
  }

  /// Adds the distinct words of a segment.
  private static func note(
    _ found: Span<Int32>, _ segment: Int32, _ seen: inout [(last: Int32, count: Int32)],
    _ occurrences: inout [Occurrence]
  ) {
    var number: UInt16 = 0
    let scale = 255 * 65_536 / max(1, found.count - 1)
    var seen = seen.mutableSpan
    for order in found.indices {
      let word = found[order]
      if seen[Int(word)].last == segment { continue }
      seen[Int(word)].last = segment
      seen[Int(word)].count += 1
      let place = UInt8(clamping: (order * scale + 32_768) >> 16)
      occurrences.append(Occurrence(word: word, number: number, place: place))
      number = min(number + 1, UInt16.max - 1)
    }
  }

  /// Converts occurrences, which are sorted by segment, to postings, which are sorted by word.
  private static func postings(
    _ occurrences: [Occurrence], _ segmentStarts: [Int32], _ counts: [Int32]
  ) -> ([Posting], starts: [Int32]) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(counts.count + 1)
    var sum: Int32 = 0
    for count in counts {
      sum += count
      starts.append(sum)
    }
    var postings = [Posting](
      repeating: Posting(segment: 0, number: 0, place: 0), count: occurrences.count)
    var places = postings.mutableSpan
    var next = starts
    var free = next.mutableSpan
    for segment in 0..<segmentStarts.count - 1 {
      for slot in Int(segmentStarts[segment])..<Int(segmentStarts[segment + 1]) {
        let occurrence = occurrences[slot]
        let place = Int(free[Int(occurrence.word)])
        free[Int(occurrence.word)] += 1
        places[place] = Posting(
          segment: Int32(segment), number: occurrence.number, place: occurrence.place)
      }
    }
    return (postings, starts)
  }

  /// Adds the targets of links, which are the same in every language.
  private static func addAddresses(in inlines: InlineReader, to scanner: inout WordScanner) {
    inlines.walk { inline, reader in
      switch inline {
      case .link(let address, _), .image(let address, _):
        reader.withBytes(of: address) { scanner.add(.address, $0) }
      case .text, .softBreak, .joinedBreak, .keptBreak, .hardBreak, .code, .html, .element,
        .emphasis, .strong,
        .strikethrough, .footnoteReference:
        break
      }
    }
  }
}
