/// The pairs of segments that share at least one word, row by row of the second stream.
///
/// Everything else about a pair is known from its two segments alone, so only these take memory:
/// their number grows with the text, not with its square, because words that are everywhere
/// are skipped.
struct Cells {
  /// What the words say for one pair of segments.
  struct Cell {
    let i: Int32
    /// The information of the words of the first segment that match, by ``WordMatches/Evidence``.
    var a: SIMD4<Float> = .zero
    var b: SIMD4<Float> = .zero
    /// The part of `a` that stands early enough to be in a shorter text's share of the longer.
    var earlyA: Float = 0
    var earlyB: Float = 0
    /// Which words of the two segments match, by their number modulo 64.
    var maskA: UInt64 = 0
    var maskB: UInt64 = 0

    var total: Float { a.sum() + b.sum() }
  }

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
    var bestOfSegment = [(strength: Float, evidence: UInt8)](repeating: (0, 0), count: a.count)
    var touchedSegments: [Int32] = []
    var bestOfPosting = [(strength: Float, evidence: UInt8)](
      repeating: (0, 0), count: a.postings.count)
    var touchedPostings: [(posting: Int32, word: Int32)] = []
    let commonA = max(12, a.count / 4)

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
            let i = a.postings[place].segment
            if bestOfPosting[place].strength == 0 {
              touchedPostings.append((Int32(place), match.word))
            }
            if match.strength > bestOfPosting[place].strength {
              bestOfPosting[place] = (match.strength, match.evidence.rawValue)
            }
            if bestOfSegment[Int(i)].strength == 0 { touchedSegments.append(i) }
            if match.strength > bestOfSegment[Int(i)].strength {
              bestOfSegment[Int(i)] = (match.strength, match.evidence.rawValue)
            }
          }
        }
        let information = matches.informationB[word]
        for i in touchedSegments {
          if slots[Int(i)] < 0 {
            slots[Int(i)] = Int32(cells.count)
            cells.append(Cell(i: i))
          }
          let best = bestOfSegment[Int(i)]
          bestOfSegment[Int(i)].strength = 0
          let gain = information * best.strength
          let cell = Int(slots[Int(i)])
          cells[cell].b[Int(best.evidence)] += gain
          let reach = Self.reach(of: b.shapes[j].length, in: a.shapes[Int(i)].length)
          if Float(posting.place) <= reach * 255 { cells[cell].earlyB += gain }
          cells[cell].maskB |= 1 << UInt64(posting.number & 63)
        }
        touchedSegments.removeAll(keepingCapacity: true)
      }
      for (place, word) in touchedPostings {
        let posting = a.postings[Int(place)]
        let best = bestOfPosting[Int(place)]
        bestOfPosting[Int(place)].strength = 0
        let gain = matches.informationA[Int(word)] * best.strength
        let cell = Int(slots[Int(posting.segment)])
        cells[cell].a[Int(best.evidence)] += gain
        let reach = Self.reach(of: a.shapes[Int(posting.segment)].length, in: lengthB)
        if Float(posting.place) <= reach * 255 { cells[cell].earlyA += gain }
        cells[cell].maskA |= 1 << UInt64(posting.number & 63)
      }
      touchedPostings.removeAll(keepingCapacity: true)
      for cell in cells[first...] {
        slots[Int(cell.i)] = -1
        peakA[Int(cell.i)] = max(peakA[Int(cell.i)], cell.total)
        peakB[j] = max(peakB[j], cell.total)
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
    for word in profile.words.indices where best[word] > 0 {
      for place in Int(profile.postingStarts[word])..<Int(profile.postingStarts[word + 1]) {
        known[Int(profile.postings[place].segment)] += information[word] * best[word]
      }
    }
    return known
  }
}
