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
      var cell: Cell
      /// The best match of the word of the second stream at hand.
      var best = Best()
      /// Up to which place, in 255ths, the words of each segment can have a match in the other.
      var reachA: Float = 0
      var reachB: Float = 0
      var isTouched = false
    }

    /// What is left of a match that stands too late.
    private static let worthOfLate: Float = 0.4

    /// A word in more segments of the first stream than this tells nothing about any of them.
    private let commonest: Int
    private var states: [State]
    /// The best match of each word of the first stream in each of its segments.
    private var bestOfPosting: [Best]
    private var new = News()

    /// What has been written to, and has to be cleared again.
    private struct News {
      /// Segments of the first stream that have a cell.
      var touched: [Int32] = []
      /// Those that have a match of the word of the second stream at hand.
      var segments: [Int32] = []
      var postings: [(posting: Int32, word: Int32)] = []
    }

    init(_ a: Profile, commonest: Int) {
      self.commonest = commonest
      states = (0..<a.count).map { State(cell: Cell(i: Int32($0))) }
      bestOfPosting = [Best](repeating: Best(), count: a.postings.count)
    }

    /// Fills the cells of segment `j`.
    mutating func fill(_ j: Int, _ a: Profile, _ b: Profile, _ matches: WordMatches) {
      for slot in Int(b.segmentStarts[j])..<Int(b.segmentStarts[j + 1]) {
        let place = Int(b.segmentPostings[slot])
        let word = Int(b.postingWords[place])
        let range = Int(matches.starts[word])..<Int(matches.starts[word + 1])
        if range.isEmpty { continue }
        let posting = b.postings[place]
        for match in range {
          Self.look(
            matches.matches[match], posting, b.shapes[j].length, a, commonest, &states,
            &bestOfPosting, &new)
        }
        Self.addB(matches.informationB[word], posting, new.segments, &states)
        new.segments.removeAll(keepingCapacity: true)
      }
      Self.addA(matches.informationA, a.postings, new.postings, &states, &bestOfPosting)
      new.postings.removeAll(keepingCapacity: true)
    }

    /// Notes one match of one word of a segment of the second stream wherever its partner stands.
    @inline(__always)
    private static func look(
      _ match: WordMatches.Match, _ posting: Profile.Posting, _ length: Float, _ a: Profile,
      _ commonest: Int, _ states: inout [State], _ bests: inout [Best], _ new: inout News
    ) {
      let other = Int(match.word)
      let places = Int(a.postingStarts[other])..<Int(a.postingStarts[other + 1])
      if places.count > commonest { return }
      let known = a.postings.span
      var states = states.mutableSpan
      var bests = bests.mutableSpan
      for place in places {
        let there = known[place]
        let i = Int(there.segment)
        if !states[i].isTouched {
          states[i].isTouched = true
          new.touched.append(there.segment)
          let own = a.shapes[i].length
          states[i].reachA = 255 * Cells.reach(of: own, in: length)
          states[i].reachB = 255 * Cells.reach(of: length, in: own)
        }
        let isLate =
          Float(there.place) > states[i].reachA || Float(posting.place) > states[i].reachB
        let early = isLate ? match.strength * Self.worthOfLate : match.strength
        if bests[place].strength == 0 { new.postings.append((Int32(place), match.word)) }
        bests[place].improve(match.strength, early, match.basis)
        if states[i].best.strength == 0 { new.segments.append(there.segment) }
        states[i].best.improve(match.strength, early, match.basis)
        if posting.number < 2, there.number < 4 {
          states[i].cell.start = max(states[i].cell.start, match.strength)
        }
      }
    }

    /// Adds what the matches of one word of the second stream say.
    private static func addB(
      _ information: Float, _ posting: Profile.Posting, _ segments: [Int32],
      _ states: inout [State]
    ) {
      var states = states.mutableSpan
      for segment in segments {
        let i = Int(segment)
        let best = states[i].best
        states[i].best = Best()
        states[i].cell.b[Int(best.basis)] += information * best.strength
        states[i].cell.earlyB[Int(best.basis)] += information * best.early
        states[i].cell.maskB |= 1 << UInt64(posting.number & 63)
      }
    }

    /// Adds what the matches of the words of the first stream say.
    private static func addA(
      _ information: [Float], _ known: [Profile.Posting],
      _ postings: [(posting: Int32, word: Int32)], _ states: inout [State],
      _ bests: inout [Best]
    ) {
      var states = states.mutableSpan
      var bests = bests.mutableSpan
      for (place, word) in postings {
        let posting = known[Int(place)]
        let best = bests[Int(place)]
        bests[Int(place)] = Best()
        let said = information[Int(word)]
        let i = Int(posting.segment)
        states[i].cell.a[Int(best.basis)] += said * best.strength
        states[i].cell.earlyA[Int(best.basis)] += said * best.early
        states[i].cell.maskA |= 1 << UInt64(posting.number & 63)
      }
    }

    /// Appends the cells by segment, and is empty again.
    mutating func takeCells(into result: inout [Cell]) {
      new.touched.sort()
      for segment in new.touched {
        let i = Int(segment)
        result.append(states[i].cell)
        states[i] = State(cell: Cell(i: segment))
      }
      new.touched.removeAll(keepingCapacity: true)
    }
  }
}
