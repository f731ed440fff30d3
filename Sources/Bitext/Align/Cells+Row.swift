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
      /// The best match of the word of the second stream at hand, if it has several.
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
        if lengthA > 0.7 * lengthB, lengthB > 0.7 * lengthA {
          (reachA, reachB) = (255, 255)
          return
        }
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
    /// Those that have a match of the word of the second stream at hand; then those whose cells are
    /// kept.
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
    /// The loops do not have each place checked: words, postings and segments are those of the
    /// profiles, and the arrays that ``init(_:commonest:)`` made are as long as theirs.
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
      let (shapes, occurrences) = (a.shapes.span, b.occurrences.span)
      let (informationA, informationB) = (matches.informationA.span, matches.informationB.span)
      let matchCounts = matches.countsOfA.span
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      var bests = bestOfPosting.mutableSpan
      var segments = segments.mutableSpan
      var matched = matched.mutableSpan
      var matchedCount = 0
      for slot in Int(b.segmentStarts[j])..<Int(b.segmentStarts[j + 1]) {
        let own = occurrences[unchecked: slot]
        let word = Int(own.word)
        let range = Int(starts[unchecked: word])..<Int(starts[unchecked: word &+ 1])
        if range.isEmpty { continue }
        let information = informationB[unchecked: word]
        let mask: UInt64 = 1 << UInt64(own.number & 63)
        let isOnly = range.count == 1
        var segmentCount = 0
        for index in range {
          let match = all[unchecked: index]
          let other = Int(match.word)
          let places =
            Int(postingStarts[unchecked: other])..<Int(postingStarts[unchecked: other &+ 1])
          if places.count > commonest { continue }
          let late = match.strength * Self.worthOfLate
          let basis = Int(match.basis.rawValue)
          let isOnlyOfA = matchCounts[unchecked: other] == 1
          for place in places {
            let there = postings[unchecked: place]
            let i = Int(there.segment)
            if states[unchecked: i].maskB == 0 {
              touched.append(there.segment)
              states[unchecked: i].reach(shapes[unchecked: i].length, length)
            }
            states[unchecked: i].maskB |= mask
            let isLate =
              there.place > states[unchecked: i].reachA || own.place > states[unchecked: i].reachB
            let early = isLate ? late : match.strength
            if isOnly {
              let sum = i &* Sums.count &+ basis
              sums[unchecked: sum &+ Sums.b] += information * match.strength
              sums[unchecked: sum &+ Sums.earlyB] += information * early
            } else {
              if states[unchecked: i].best.strength == 0 {
                segments[unchecked: segmentCount] = there.segment
                segmentCount &+= 1
              }
              states[unchecked: i].best.improve(match.strength, early, match.basis)
            }
            if isOnlyOfA {
              let sum = i &* Sums.count &+ basis
              sums[unchecked: sum &+ Sums.a] += informationA[unchecked: other] * match.strength
              sums[unchecked: sum &+ Sums.earlyA] += informationA[unchecked: other] * early
              states[unchecked: i].maskA |= 1 << UInt64(there.number & 63)
            } else {
              if bests[unchecked: place].strength == 0 {
                matched[unchecked: matchedCount] = (Int32(truncatingIfNeeded: place), match.word)
                matchedCount &+= 1
              }
              bests[unchecked: place].improve(match.strength, early, match.basis)
            }
            if own.number < 2, there.number < 4 {
              states[unchecked: i].start = max(states[unchecked: i].start, match.strength)
            }
          }
        }
        // What a word of the second stream says by the best of its matches.
        for index in 0..<segmentCount {
          let i = Int(segments[unchecked: index])
          let best = states[unchecked: i].best
          states[unchecked: i].best = Best()
          let sum = i &* Sums.count &+ Int(best.basis)
          sums[unchecked: sum &+ Sums.b] += information * best.strength
          sums[unchecked: sum &+ Sums.earlyB] += information * best.early
        }
      }
      // What words of the first stream say by the best of their matches.
      for index in 0..<matchedCount {
        let (place, word) = matched[unchecked: index]
        let posting = postings[unchecked: Int(place)]
        let best = bests[unchecked: Int(place)]
        bests[unchecked: Int(place)] = Best()
        let information = informationA[unchecked: Int(word)]
        let i = Int(posting.segment)
        let sum = i &* Sums.count &+ Int(best.basis)
        sums[unchecked: sum &+ Sums.a] += information * best.strength
        sums[unchecked: sum &+ Sums.earlyA] += information * best.early
        states[unchecked: i].maskA |= 1 << UInt64(posting.number & 63)
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
      let count = touched.count > most ? keepLikely(leastShare, &peaks) : keepTouched()
      let peak = append(segments.span.extracting(first: count), to: &result, &peaks)
      Self.clear(touched, &states, &sums)
      touched.removeAll(keepingCapacity: true)
      return peak
    }

    /// Appends the cells of some segments, and gives their largest total.
    private func append(
      _ kept: Span<Int32>, to result: inout [Cell], _ peaks: inout [Float]
    ) -> Float {
      let (states, sums) = (states.span, sums.span)
      var peak: Float = 0
      var peaks = peaks.mutableSpan
      result.append(addingCapacity: kept.count) { cells in
        for index in kept.indices {
          let segment = kept[index]
          let cell = Self.cell(of: segment, states[unchecked: Int(segment)], sums)
          cells.append(cell)
          peak = max(peak, cell.total)
          peaks[Int(segment)] = max(peaks[Int(segment)], cell.total)
        }
      }
      return peak
    }

    /// Writes the ``touched`` segments in order to the beginning of ``segments``, and gives their
    /// number.
    private mutating func keepTouched() -> Int {
      // Where many segments are touched, looking at all of them is less than sorting these.
      guard touched.count * 16 > states.count else {
        touched.sort()
        for index in touched.indices { segments[index] = touched[index] }
        return touched.count
      }
      return Self.keepTouched(states, &segments)
    }

    private static func keepTouched(_ states: [State], _ segments: inout [Int32]) -> Int {
      let states = states.span
      var segments = segments.mutableSpan
      var count = 0
      for i in states.indices where states[i].maskB != 0 {
        segments[count] = Int32(i)
        count += 1
      }
      return count
    }

    /// Does the same with the segments that have a good cell, without making all cells.
    private mutating func keepLikely(_ leastShare: Float, _ peaks: inout [Float]) -> Int {
      var totals: [Float] = []
      totals.reserveCapacity(touched.count)
      var peak: Float = 0
      for segment in touched {
        let first = Int(segment) * Sums.count
        let total =
          sums.span.four(at: first + Sums.a).sum() + sums.span.four(at: first + Sums.b).sum()
        totals.append(total)
        peak = max(peak, total)
        peaks[Int(segment)] = max(peaks[Int(segment)], total)
      }
      let kept = touched.indices.filter { totals[$0] > peak * leastShare }.map { touched[$0] }
      for (index, segment) in kept.sorted().enumerated() { segments[index] = segment }
      return kept.count
    }

    @inline(__always)
    private static func cell(of segment: Int32, _ state: State, _ sums: Span<Float>) -> Cell {
      let first = Int(segment) &* Sums.count
      let (a, b) = (sums.four(at: first &+ Sums.a), sums.four(at: first &+ Sums.b))
      let earlyA = sums.four(at: first &+ Sums.earlyA)
      let earlyB = sums.four(at: first &+ Sums.earlyB)
      return Cell(
        i: segment, total: a.sum() + b.sum(), start: state.start, sumA: earlyA.sum(),
        sumB: earlyB.sum(), a: a, b: b, early: (earlyA + earlyB) * 0.5, maskA: state.maskA,
        maskB: state.maskB)
    }

    private static func clear(
      _ touched: [Int32], _ states: inout [State], _ sums: inout [Float]
    ) {
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      for segment in touched {
        let first = Int(segment) &* Sums.count
        states[unchecked: Int(segment)] = State()
        for four in 0..<Sums.count / 4 { sums.setFour(.zero, at: first &+ 4 &* four) }
      }
    }
  }
}
