import TextBasics

extension Cells {
  /// The cells of one segment of the second stream while they are being filled, with scratch space.
  struct Row {
    /// A strength (x), and the strength that remains of it if the words stand too late (y).
    private typealias Strength = SIMD2<Float>

    /// The best match of one word so far.
    private struct Best {
      /// 0 if there is no match.
      var strength = Strength.zero
      var basis = WordMatches.Basis.anchor

      /// Takes a match into account, and tells whether it is the first one of the word.
      @inline(__always)
      mutating func take(_ other: Strength, _ basis: WordMatches.Basis) -> Bool {
        if strength.x == 0 {
          self = Best(strength: other, basis: basis)
          return true
        }
        if other.y > strength.y { strength.y = other.y }
        if other.x > strength.x {
          strength.x = other.x
          self.basis = basis
        }
        return false
      }
    }

    /// The two streams and their matching words.
    private struct Texts {
      let a: Profile
      let b: Profile
      let matches: WordMatches
      /// A word in more segments of the first stream than this is no evidence for any of them.
      let commonest: Int
      /// The segment of the second stream whose cells are being filled.
      var j = 0
    }

    /// The state of one segment of the first stream.
    private struct State {
      /// The best match of the current word of the second stream, if the word has several.
      var best = Best()
      /// The last position, in 255ths of a segment, at which a word can have a match in the other
      /// segment.
      var reachA: UInt8 = 0
      var reachB: UInt8 = 0
      var start: Float = 0
      var maskA: UInt64 = 0
      /// 0 until the segment has a match.
      var maskB: UInt64 = 0

      /// Positions are whole numbers, so the fraction can be dropped.
      mutating func reach(_ lengthA: Float, _ lengthB: Float) {
        if lengthA > 0.7 * lengthB, lengthB > 0.7 * lengthA {
          (reachA, reachB) = (255, 255)
          return
        }
        reachA = UInt8(255 * Reach.share(of: lengthA, in: lengthB))
        reachB = UInt8(255 * Reach.share(of: lengthB, in: lengthA))
      }
    }

    /// The layout of a cell's sums: by basis, first for the words of the first stream, then for
    /// those of the second.
    private enum Sums {
      static let a = 0
      static let b = 4
      static let count = 8
    }

    /// The share of its strength that a match keeps if it stands too late.
    private static let worthOfLate: Float = 0.4

    private var texts: Texts
    private var states: [State]
    private var sums: [Strength]
    /// The best match of each word of the first stream in each of its segments.
    private var bestOfPosting: [Best]
    /// A bit set of the segments of the first stream that have a cell.
    private var touched: [UInt64]
    /// Scratch space: the segments that match the current word, then the segments whose cells are
    /// kept.
    private var segments: [Int32]
    /// The postings of the first stream whose words have several matches in this row, each with its
    /// word.
    private var matched: [(posting: Int32, word: Int32)]

    /// - Parameters:
    ///   - a: The first stream.
    ///   - b: The second stream.
    ///   - matches: Their matching words.
    ///   - commonest: Words in more segments of the first stream than this are skipped.
    init(_ a: Profile, _ b: Profile, _ matches: WordMatches, commonest: Int) {
      // The innermost loop relies on this without a further check.
      precondition(
        a.postings.allSatisfy { 0..<a.count ~= Int($0.segment) }, "a word stands in no segment")
      texts = Texts(a: a, b: b, matches: matches, commonest: commonest)
      states = [State](repeating: State(), count: a.count)
      sums = [Strength](repeating: .zero, count: a.count * Sums.count)
      bestOfPosting = [Best](repeating: Best(), count: a.postings.count)
      touched = [UInt64](repeating: 0, count: (a.count + 63) / 64)
      segments = [Int32](repeating: 0, count: a.count)
      matched = [(posting: Int32, word: Int32)](repeating: (0, 0), count: a.postings.count)
    }

    /// Fills the cells of segment `j` of the second stream.
    mutating func fill(_ j: Int) {
      texts.j = j
      let count = Self.fill(
        texts, &states, &sums, &bestOfPosting, &touched, &segments, &matched)
      Self.settle(matched, count, texts, &states, &sums, &bestOfPosting)
    }

    /// Adds every match of every word of segment `j`, and returns how many postings are in `matched`.
    ///
    /// The function is static because two mutable spans of one value cannot be open at once. It is
    /// long because it is one loop, the innermost of the aligner: it runs once for each occurrence
    /// of a word in the other text. Each row is as long as its stream, and a posting's
    /// segment is one of that stream's, which ``init(_:_:_:commonest:)`` has checked.
    private static func fill(
      _ texts: borrowing Texts, _ states: inout [State], _ sums: inout [Strength],
      _ bestOfPosting: inout [Best], _ touched: inout [UInt64], _ segments: inout [Int32],
      _ matched: inout [(posting: Int32, word: Int32)]
    ) -> Int {
      let (a, b, matches, j) = (texts.a, texts.b, texts.matches, texts.j)
      let commonest = texts.commonest
      let length = b.shapes[j].length
      let (postings, postingStarts) = (a.postings.span, a.postingStarts.span)
      let (all, starts) = (matches.matches.span, matches.starts.span)
      let (shapes, occurrences) = (a.shapes.span, b.occurrences.span)
      let (informationA, informationB) = (matches.informationA.span, matches.informationB.span)
      let matchCounts = matches.countsOfA.span
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      var bests = bestOfPosting.mutableSpan
      var touched = touched.mutableSpan
      var segments = segments.mutableSpan
      var matched = matched.mutableSpan
      var matchedCount = 0
      for slot in Int(b.segmentStarts[j])..<Int(b.segmentStarts[j + 1]) {
        let own = occurrences[slot]
        let word = Int(own.word)
        let range = Int(starts[word])..<Int(starts[word &+ 1])
        if range.isEmpty { continue }
        let information = informationB[word]
        let mask: UInt64 = 1 &<< UInt64(own.number)
        let isFirst = own.number < 2
        let isOnly = range.count == 1
        var segmentCount = 0
        for index in range {
          let match = all[index]
          let other = Int(match.word)
          let places = Int(postingStarts[other])..<Int(postingStarts[other &+ 1])
          if places.count > commonest { continue }
          precondition(
            places.lowerBound >= 0 && places.upperBound <= postings.count, "a word has no postings")
          let full = Strength(repeating: match.strength)
          let late = Strength(match.strength, match.strength * Self.worthOfLate)
          let basis = Int(match.basis.rawValue)
          let isOnlyOfA = matchCounts[other] == 1
          let informationOfA = informationA[other]
          for place in places {
            let there = unsafe postings[unchecked: place]
            let i = Int(there.segment)
            if unsafe states[unchecked: i].maskB == 0 {
              touched[i &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: i)
              unsafe states[unchecked: i].reach(shapes[i].length, length)
            }
            unsafe states[unchecked: i].maskB |= mask
            let reach = unsafe (a: states[unchecked: i].reachA, b: states[unchecked: i].reachB)
            let strength = there.place > reach.a || own.place > reach.b ? late : full
            if isOnly {
              let sum = i &* Sums.count &+ Sums.b &+ basis
              unsafe sums[unchecked: sum] += strength * information
            } else {
              if unsafe states[unchecked: i].best.take(strength, match.basis) {
                segments[segmentCount] = there.segment
                segmentCount &+= 1
              }
            }
            if isOnlyOfA {
              let sum = i &* Sums.count &+ Sums.a &+ basis
              unsafe sums[unchecked: sum] += strength * informationOfA
              unsafe states[unchecked: i].maskA |= 1 &<< UInt64(there.number)
            } else if unsafe bests[unchecked: place].take(strength, match.basis) {
              matched[matchedCount] = (Int32(truncatingIfNeeded: place), match.word)
              matchedCount &+= 1
            }
            if isFirst, there.number < 4 {
              unsafe states[unchecked: i].start =
                max(states[unchecked: i].start, match.strength)
            }
          }
        }
        // A word of the second stream counts with the best of its matches.
        for index in 0..<segmentCount {
          let i = Int(segments[index])
          let best = states[i].best
          states[i].best.strength = .zero
          sums[i &* Sums.count &+ Sums.b &+ Int(best.basis.rawValue)] +=
            best.strength * information
        }
      }
      return matchedCount
    }

    /// Adds the best match of each word of the first stream that has several in this row.
    private static func settle(
      _ matched: [(posting: Int32, word: Int32)], _ count: Int, _ texts: borrowing Texts,
      _ states: inout [State], _ sums: inout [Strength], _ bestOfPosting: inout [Best]
    ) {
      let (a, matches) = (texts.a, texts.matches)
      let (postings, informationA) = (a.postings.span, matches.informationA.span)
      let matched = matched.span
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      var bests = bestOfPosting.mutableSpan
      for index in 0..<count {
        let (place, word) = matched[index]
        let posting = postings[Int(place)]
        let best = bests[Int(place)]
        bests[Int(place)].strength = .zero
        let i = Int(posting.segment)
        sums[i &* Sums.count &+ Sums.a &+ Int(best.basis.rawValue)] +=
          best.strength * informationA[Int(word)]
        states[i].maskA |= 1 &<< UInt64(posting.number)
      }
    }

    /// Appends the cells in the order of the segments, and empties the row.
    ///
    /// - Parameters:
    ///   - result: The array that the cells are appended to.
    ///   - most: The number of cells above which weak cells are left out.
    ///   - leastShare: The share of the largest total below which a cell is weak.
    ///   - peaks: Updated to the largest total of a cell with each segment of the first stream.
    /// - Returns: The largest total.
    mutating func takeCells(
      into result: inout [Cell], most: Int, leastShare: Float, peaks: inout [Float]
    ) -> Float {
      var count = Self.list(&touched, in: &segments)
      if count > most {
        count = Self.keepLikely(count, leastShare, of: &segments, &states, &sums, &peaks)
      }
      return Self.append(count, of: segments, &states, &sums, to: &result, &peaks)
    }

    /// Moves the indices in ``touched`` to the beginning of ``segments`` and returns their number.
    private static func list(_ touched: inout [UInt64], in segments: inout [Int32]) -> Int {
      var touched = touched.mutableSpan
      var segments = segments.mutableSpan
      var count = 0
      for index in touched.indices {
        var bits = touched[index]
        touched[index] = 0
        while bits != 0 {
          segments[count] = Int32(truncatingIfNeeded: index &* 64 &+ bits.trailingZeroBitCount)
          count += 1
          bits &= bits &- 1
        }
      }
      return count
    }

    /// Moves the segments with strong cells to the front and returns their number.
    private static func keepLikely(
      _ count: Int, _ leastShare: Float, of segments: inout [Int32], _ states: inout [State],
      _ sums: inout [Strength], _ peaks: inout [Float]
    ) -> Int {
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      var totals: [Float] = []
      totals.reserveCapacity(count)
      for index in 0..<count {
        totals.append(cell(of: segments[index], State(), sums.span).total)
      }
      let least = totals.reduce(0, max) * leastShare
      var kept = 0
      for (index, total) in totals.enumerated() {
        let segment = segments[index]
        if total > least {
          segments[kept] = segment
          kept += 1
        } else {
          peaks[Int(segment)] = max(peaks[Int(segment)], total)
          clear(segment, &states, &sums)
        }
      }
      return kept
    }

    /// Appends the cells of the first `count` segments, empties them, and returns the largest
    /// total.
    private static func append(
      _ count: Int, of segments: [Int32], _ states: inout [State], _ sums: inout [Strength],
      to result: inout [Cell], _ peaks: inout [Float]
    ) -> Float {
      let segments = segments.span
      var states = states.mutableSpan
      var sums = sums.mutableSpan
      var peaks = peaks.mutableSpan
      var peak: Float = 0
      result.append(addingCapacity: count) { cells in
        for index in 0..<count {
          let segment = segments[index]
          let cell = Self.cell(of: segment, states[Int(segment)], sums.span)
          cells.append(cell)
          if cell.total > peak { peak = cell.total }
          if cell.total > peaks[Int(segment)] { peaks[Int(segment)] = cell.total }
          Self.clear(segment, &states, &sums)
        }
      }
      return peak
    }

    @inline(__always)
    private static func cell(of segment: Int32, _ state: State, _ sums: Span<Strength>) -> Cell {
      let first = Int(segment) &* Sums.count
      let (a, b) = (Side(sums, first &+ Sums.a), Side(sums, first &+ Sums.b))
      return Cell(
        i: segment, total: a.sum.x + b.sum.x, start: state.start, sumA: a.sum.y, sumB: b.sum.y,
        a: a.full, b: b.full, early: (a.early + b.early) * 0.5, maskA: state.maskA,
        maskB: state.maskB)
    }

    /// The information of the matching words of one segment, by basis and in total.
    private struct Side {
      let full: SIMD4<Float>
      let early: SIMD4<Float>
      let sum: Strength

      @inline(__always)
      init(_ sums: Span<Strength>, _ start: Int) {
        let all = sums.four(at: start)
        (full, early) = (all.evenHalf, all.oddHalf)
        let (one, other) = (all.lowHalf, all.highHalf)
        sum = one.lowHalf + one.highHalf + other.lowHalf + other.highHalf
      }
    }

    @inline(__always)
    private static func clear(
      _ segment: Int32, _ states: inout MutableSpan<State>, _ sums: inout MutableSpan<Strength>
    ) {
      states[Int(segment)] = State()
      let first = Int(segment) &* Sums.count
      sums.setFour(.zero, at: first)
      sums.setFour(.zero, at: first &+ 4)
    }
  }
}
