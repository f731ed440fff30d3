extension Cells {
  /// The cells of one segment of the second stream while they are being filled, with the scratch
  /// space for that.
  struct Row {
    /// The best match so far of one word.
    private struct Best {
      var strength: Float = 0
      var early: Float = 0
      var basis: UInt8 = 0

      @inline(__always)
      mutating func improve(_ strength: Float, _ early: Float, _ basis: WordMatches.Basis) {
        self.early = max(self.early, early)
        if strength > self.strength {
          self.strength = strength
          self.basis = basis.rawValue
        }
      }
    }

    /// What is known of one segment of the first stream.
    private struct State {
      /// The best match of the word of the second stream at hand.
      var best = Best()
      /// Up to which place, in 255ths, the words of each segment can have a match in the other.
      var reachA: UInt8 = 0
      var reachB: UInt8 = 0
      var start: Float = 0
      var maskA: UInt64 = 0
      /// 0 until the segment has a match.
      var maskB: UInt64 = 0

      /// Places are whole numbers: what is behind the point makes none of them late.
      mutating func reach(_ lengthA: Float, _ lengthB: Float) {
        reachA = UInt8(255 * Cells.reach(of: lengthA, in: lengthB))
        reachB = UInt8(255 * Cells.reach(of: lengthB, in: lengthA))
      }
    }

    /// The sums of a cell, four of each kind, one after the other.
    private enum Sums {
      static let a = 0
      static let b = 4
      static let earlyA = 8
      static let earlyB = 12
      static let count = 16
    }

    /// What is left of a match that stands too late.
    private static let worthOfLate: Float = 0.4

    /// A word in more segments of the first stream than this tells nothing about any of them.
    private let commonest: Int
    private var states: [State]
    private var sums: [Float]
    /// The best match of each word of the first stream in each of its segments.
    private var bestOfPosting: [Best]
    /// Segments of the first stream that have a cell.
    private var touched: [Int32] = []
    /// Those that have a match of the word of the second stream at hand.
    private var segments: [Int32]
    /// The postings with a match, each with its word.
    private var matched: [(posting: Int32, word: Int32)]

    init(_ a: Profile, commonest: Int) {
      self.commonest = commonest
      states = [State](repeating: State(), count: a.count)
      sums = [Float](repeating: 0, count: a.count * Sums.count)
      bestOfPosting = [Best](repeating: Best(), count: a.postings.count)
      segments = [Int32](repeating: 0, count: a.count)
      matched = [(posting: Int32, word: Int32)](repeating: (0, 0), count: a.postings.count)
      touched.reserveCapacity(a.count)
    }

    /// Fills the cells of segment `j`.
    ///
    /// The innermost loop does not have each place checked: those of postings and the segments in
    /// them are places in the arrays that ``init(_:commonest:)`` made for the same profile.
    mutating func fill(_ j: Int, _ a: Profile, _ b: Profile, _ matches: WordMatches) {
      Self.fill(
        j, a, b, matches, commonest, &states, &sums, &bestOfPosting, &touched, &segments, &matched)
    }

    private static func fill(
      _ j: Int, _ a: Profile, _ b: Profile, _ matches: WordMatches, _ commonest: Int,
      _ states: inout [State], _ sums: inout [Float], _ bestOfPosting: inout [Best],
      _ touched: inout [Int32], _ segments: inout [Int32],
      _ matched: inout [(posting: Int32, word: Int32)]
    ) {
      let length = b.shapes[j].length
      let (postings, postingStarts) = (a.postings.span, a.postingStarts.span)
      let (all, starts) = (matches.matches.span, matches.starts.span)
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      var bests = bestOfPosting.mutableSpan
      var segments = segments.mutableSpan
      var matched = matched.mutableSpan
      var matchedCount = 0
      for slot in Int(b.segmentStarts[j])..<Int(b.segmentStarts[j + 1]) {
        let own = b.occurrences[slot]
        let word = Int(own.word)
        var segmentCount = 0
        for index in Int(starts[word])..<Int(starts[word + 1]) {
          let match = all[index]
          let late = match.strength * Self.worthOfLate
          let other = Int(match.word)
          let places = Int(postingStarts[other])..<Int(postingStarts[other + 1])
          if places.count > commonest { continue }
          for place in places {
            let there = postings[unchecked: place]
            let i = Int(there.segment)
            if states[unchecked: i].best.strength == 0 {
              segments[segmentCount] = there.segment
              segmentCount += 1
              if states[unchecked: i].maskB == 0 {
                states[unchecked: i].reach(a.shapes[i].length, length)
              }
            }
            if bests[unchecked: place].strength == 0 {
              matched[matchedCount] = (Int32(place), match.word)
              matchedCount += 1
            }
            let isLate =
              there.place > states[unchecked: i].reachA || own.place > states[unchecked: i].reachB
            let early = isLate ? late : match.strength
            bests[unchecked: place].improve(match.strength, early, match.basis)
            states[unchecked: i].best.improve(match.strength, early, match.basis)
            if own.number < 2, there.number < 4 {
              states[unchecked: i].start = max(states[unchecked: i].start, match.strength)
            }
          }
        }
        // What the matches of one word of the second stream say.
        let information = matches.informationB[word]
        for index in 0..<segmentCount {
          let i = Int(segments[index])
          let best = states[i].best
          states[i].best = Best()
          if states[i].maskB == 0 { touched.append(segments[index]) }
          let sum = i * Sums.count + Int(best.basis)
          sums[sum + Sums.b] += information * best.strength
          sums[sum + Sums.earlyB] += information * best.early
          states[i].maskB |= 1 << UInt64(own.number & 63)
        }
      }
      // What the matches of the words of the first stream say.
      for index in 0..<matchedCount {
        let (place, word) = (Int(matched[index].posting), Int(matched[index].word))
        let posting = postings[place]
        let best = bests[place]
        bests[place] = Best()
        let information = matches.informationA[word]
        let i = Int(posting.segment)
        let sum = i * Sums.count + Int(best.basis)
        sums[sum + Sums.a] += information * best.strength
        sums[sum + Sums.earlyA] += information * best.early
        states[i].maskA |= 1 << UInt64(posting.number & 63)
      }
    }

    /// Appends the cells by segment, and is empty again.
    ///
    /// - Parameters:
    ///   - result: What the cells are added to.
    ///   - most: From so many cells on, those of less than `leastShare` of the best are left out.
    ///   - leastShare: A share of the largest total.
    ///   - peaks: The largest total of a cell with each segment of the first stream.
    /// - Returns: The largest total.
    mutating func takeCells(
      into result: inout [Cell], most: Int, leastShare: Float, peaks: inout [Float]
    ) -> Float {
      let kept = touched.count > most ? likely(leastShare, &peaks) : touchedInOrder()
      var peak: Float = 0
      var peaks = peaks.mutableSpan
      for segment in kept {
        let cell = cell(of: segment)
        result.append(cell)
        peak = max(peak, cell.total)
        peaks[Int(segment)] = max(peaks[Int(segment)], cell.total)
      }
      Self.clear(touched, &states, &sums)
      touched.removeAll(keepingCapacity: true)
      return peak
    }

    private func touchedInOrder() -> [Int32] {
      // Where many segments are touched, looking at all of them is less than sorting these.
      guard touched.count * 16 > states.count else { return touched.sorted() }
      let states = states.span
      return [Int32](unsafeUninitializedCapacity: touched.count) { ordered, count in
        for i in states.indices where states[i].maskB != 0 {
          ordered.initializeElement(at: count, to: Int32(i))
          count += 1
        }
      }
    }

    /// The segments with a good cell, without making all cells.
    private func likely(_ leastShare: Float, _ peaks: inout [Float]) -> [Int32] {
      var totals: [Float] = []
      totals.reserveCapacity(touched.count)
      var peak: Float = 0
      for segment in touched {
        let first = Int(segment) * Sums.count
        let total = sum(first + Sums.a).sum() + sum(first + Sums.b).sum()
        totals.append(total)
        peak = max(peak, total)
        peaks[Int(segment)] = max(peaks[Int(segment)], total)
      }
      return touched.indices.filter { totals[$0] > peak * leastShare }.map { touched[$0] }.sorted()
    }

    private func cell(of segment: Int32) -> Cell {
      let state = states[Int(segment)]
      let first = Int(segment) * Sums.count
      let (a, b) = (sum(first + Sums.a), sum(first + Sums.b))
      return Cell(
        i: segment, total: a.sum() + b.sum(), a: a, b: b,
        earlyA: sum(first + Sums.earlyA), earlyB: sum(first + Sums.earlyB), start: state.start,
        maskA: state.maskA, maskB: state.maskB)
    }

    @inline(__always)
    private func sum(_ first: Int) -> SIMD4<Float> {
      let four = sums.span.extracting(first..<first + 4)
      return SIMD4(four[0], four[1], four[2], four[3])
    }

    private static func clear(
      _ touched: [Int32], _ states: inout [State], _ sums: inout [Float]
    ) {
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      for segment in touched {
        let first = Int(segment) * Sums.count
        states[Int(segment)] = State()
        for index in first..<first + Sums.count { sums[index] = 0 }
      }
    }
  }
}
