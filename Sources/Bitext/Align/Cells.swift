/// The pairs of segments that share at least one word, row by row of the second stream.
///
/// Everything else about a pair is known from its two segments alone, so only these take memory:
/// their number grows with the text, not with its square, because words that are everywhere
/// are skipped.
struct Cells {
  /// What the words say for one pair of segments.
  struct Cell {
    let i: Int32
    /// The information of the words of the first segment that match, by ``WordMatches/Basis``.
    var a: SIMD4<Float> = .zero
    var b: SIMD4<Float> = .zero
    /// The same, but for what stands too late to be in the share of a text that a shorter one covers.
    var earlyA: SIMD4<Float> = .zero
    var earlyB: SIMD4<Float> = .zero
    /// How well the first words match, in 0...1.
    var start: Float = 0
    /// Which words of the two segments match, by their number modulo 64.
    var maskA: UInt64 = 0
    var maskB: UInt64 = 0

    var total: Float { a.sum() + b.sum() }
  }

  /// The best match so far of one word.
  private struct Best {
    var strength: Float = 0
    var early: Float = 0
    var evidence: UInt8 = 0

    mutating func improve(
      _ strength: Float, _ early: Float, _ evidence: WordMatches.Basis
    ) {
      self.early = max(self.early, early)
      guard strength > self.strength else { return }
      self.strength = strength
      self.evidence = evidence.rawValue
    }
  }

  /// What is left of a match that stands too late.
  private static let worthOfLate: Float = 0.4

  /// A word in more segments than this tells nothing about any of them.
  private static func commonest(in profile: Profile) -> Int { max(64, profile.count / 100) }
  /// The best cells of a row are kept, so that memory grows with the text and not with its square.
  private static func mostInRow(_ count: Int) -> Int { count <= 4_000 ? 160 : 48 }
  /// In a long row, cells with less than this share of the best one go first.
  private static let leastShare: Float = 0.15

  private(set) var cells: [Cell] = []
  private(set) var starts: [Int32] = [0]
  /// For each segment, the information of all its words that match anywhere.
  private(set) var knownA: [Float]
  private(set) var knownB: [Float]
  /// The largest total of a cell with this segment.
  private(set) var peakA: [Float]
  private(set) var peakB: [Float]

  init(_ a: Profile, _ b: Profile, _ matches: WordMatches) {
    knownA = Self.known(a, matches.informationA, matches.bestA)
    knownB = Self.known(b, matches.informationB, matches.bestB)
    peakA = [Float](repeating: 0, count: a.count)
    peakB = [Float](repeating: 0, count: b.count)

    var slots = [Int32](repeating: -1, count: a.count)
    var bestOfSegment = [Best](repeating: Best(), count: a.count)
    var touchedSegments: [Int32] = []
    var bestOfPosting = [Best](repeating: Best(), count: a.postings.count)
    var touchedPostings: [(posting: Int32, word: Int32)] = []
    var reachA = [Float](repeating: 0, count: a.count)
    var reachB = reachA
    let most = Self.mostInRow(a.count)
    let commonA = max(12, min(Self.commonest(in: a), a.count / 4))

    for j in 0..<b.count {
      let first = cells.count
      let lengthB = b.shapes[j].length
      for slot in Int(b.segmentStarts[j])..<Int(b.segmentStarts[j + 1]) {
        let posting = b.postings[Int(b.segmentPostings[slot])]
        let word = Int(b.postingWords[Int(b.segmentPostings[slot])])
        let range = Int(matches.starts[word])..<Int(matches.starts[word + 1])
        if range.isEmpty { continue }
        for match in matches.matches[range] {
          let other = Int(match.word)
          let places = Int(a.postingStarts[other])..<Int(a.postingStarts[other + 1])
          if places.count > commonA { continue }
          for place in places {
            let there = a.postings[place]
            let i = Int(there.segment)
            if slots[i] < 0 {
              slots[i] = Int32(cells.count)
              cells.append(Cell(i: there.segment))
              reachA[i] = 255 * Self.reach(of: a.shapes[i].length, in: lengthB)
              reachB[i] = 255 * Self.reach(of: lengthB, in: a.shapes[i].length)
            }
            let isLate = Float(there.place) > reachA[i] || Float(posting.place) > reachB[i]
            let early = isLate ? match.strength * Self.worthOfLate : match.strength
            if bestOfPosting[place].strength == 0 {
              touchedPostings.append((Int32(place), match.word))
            }
            bestOfPosting[place].improve(match.strength, early, match.basis)
            if bestOfSegment[i].strength == 0 { touchedSegments.append(there.segment) }
            bestOfSegment[i].improve(match.strength, early, match.basis)
            if posting.number < 2, there.number < 4 {
              let cell = Int(slots[i])
              cells[cell].start = max(cells[cell].start, match.strength)
            }
          }
        }
        let information = matches.informationB[word]
        for i in touchedSegments {
          let best = bestOfSegment[Int(i)]
          bestOfSegment[Int(i)] = Best()
          let cell = Int(slots[Int(i)])
          cells[cell].b[Int(best.evidence)] += information * best.strength
          cells[cell].earlyB[Int(best.evidence)] += information * best.early
          cells[cell].maskB |= 1 << UInt64(posting.number & 63)
        }
        touchedSegments.removeAll(keepingCapacity: true)
      }
      for (place, word) in touchedPostings {
        let posting = a.postings[Int(place)]
        let best = bestOfPosting[Int(place)]
        bestOfPosting[Int(place)] = Best()
        let information = matches.informationA[Int(word)]
        let cell = Int(slots[Int(posting.segment)])
        cells[cell].a[Int(best.evidence)] += information * best.strength
        cells[cell].earlyA[Int(best.evidence)] += information * best.early
        cells[cell].maskA |= 1 << UInt64(posting.number & 63)
      }
      touchedPostings.removeAll(keepingCapacity: true)
      for cell in cells[first...] {
        slots[Int(cell.i)] = -1
        peakA[Int(cell.i)] = max(peakA[Int(cell.i)], cell.total)
        peakB[j] = max(peakB[j], cell.total)
      }
      if cells.count - first > most {
        let best = cells[first...].reduce(Float(0)) { max($0, $1.total) }
        let kept = cells[first...].filter { $0.total > best * Self.leastShare }
        cells.replaceSubrange(first..., with: kept)
      }
      if cells.count - first > most {
        cells[first...].sort { $0.total != $1.total ? $0.total > $1.total : $0.i < $1.i }
        cells.removeLast(cells.count - first - most)
      }
      cells[first...].sort { $0.i < $1.i }
      starts.append(Int32(cells.count))
    }
  }

  /// The share of a text of length `length` that a translation of length `other` covers when it
  /// follows the text from its beginning and breaks off; 1 where it is as long.
  static func reach(of length: Float, in other: Float) -> Float {
    min(1, 1.3 * other / length + 0.1)
  }

  private static func known(_ profile: Profile, _ information: [Float], _ best: [Float]) -> [Float]
  {
    var known = [Float](repeating: 0, count: profile.count)
    let common = commonest(in: profile)
    for word in profile.words.indices where best[word] > 0 {
      if Int(profile.postingStarts[word + 1] - profile.postingStarts[word]) > common { continue }
      for place in Int(profile.postingStarts[word])..<Int(profile.postingStarts[word + 1]) {
        known[Int(profile.postings[place].segment)] += information[word] * best[word]
      }
    }
    return known
  }
}
