import Bitext
import TextBasics

/// The index over all topics, from terms to the units that contain them.
///
/// The number of a unit is the number of its file times ``SearchTopic/slots`` plus its place in the
/// file; the files of the topics are numbered consecutively. The terms are sorted and divided into
/// shards of about equal size, so that a query loads only the few shards of its own terms.
struct SearchIndex: Sendable {
  /// The maximal number of units stored for a term.
  ///
  /// A more frequent term distinguishes little: only its first units are kept, those with the term
  /// in a heading before others, and a query looks for it in the texts that its other terms have
  /// found.
  static let commonest = 2_000
  /// In bytes, before compression.
  private static let shardSize = 8_000

  /// The bytes of each shard.
  let shards: [[UInt8]]
  /// The first term of each shard.
  let firstTerms: [String]
  /// The number of files of each topic.
  let fileCounts: [Int]

  /// O(bytes of the parts + terms · log terms).
  init(_ parts: [SearchPart]) {
    var joined = Joined(parts)
    fileCounts = parts.flatMap { $0.digests.map(\.count) }
    var shards: [[UInt8]] = []
    var firsts: [String] = []
    var bytes: [UInt8] = []
    for term in joined.sorted {
      if bytes.isEmpty {
        bytes = Array("higNotes.search('terms',\(shards.count),`".utf8)
        firsts.append(String(decoding: joined.text[joined.range(of: term)], as: UTF8.self))
      }
      joined.write(term, to: &bytes)
      if bytes.count > Self.shardSize {
        shards.append(bytes + Array("`)\n".utf8))
        bytes = []
      }
    }
    if !bytes.isEmpty { shards.append(bytes + Array("`)\n".utf8)) }
    self.shards = shards
    firstTerms = firsts
  }

  /// The lines of all parts, by their terms.
  ///
  /// The bytes of a group in a line are valid in the whole index, except for its first unit, so
  /// most of an index is copied without looking at its units.
  private struct Joined {
    /// The line of a part for a term.
    private struct Line {
      let part: Int32
      /// The range of the units in the bytes of the part.
      let start: Int32
      let end: Int32
      /// The index of the next part's line for the term; -1 if there is none.
      var next: Int32
    }

    /// The units of a term in one group.
    private struct Group {
      var bytes: [UInt8] = []
      var last: UInt32 = 0
      var count = 0
    }

    /// All terms, one after the other, as UTF-8: far cheaper than strings.
    private(set) var text: [UInt8] = []
    /// For each term, the index of its end in ``text``.
    private var ends: [Int] = []
    private let parts: [SearchPart]
    /// For each part, its first unit.
    private var bases: [UInt32] = []
    private var lines: [Line] = []
    /// For each term, its first and its last line.
    private var firstLines: [Int32] = []
    private var lastLines: [Int32] = []
    /// Scratch memory: the units of a term, by group.
    private var groups = [Group](repeating: Group(), count: SearchGroup.count)

    init(_ parts: [SearchPart]) {
      self.parts = parts
      var table = KeyTable(capacity: 1 << 15)
      var base: UInt32 = 0
      for (number, part) in parts.enumerated() {
        bases.append(base)
        base &+= part.units
        add(part, Int32(truncatingIfNeeded: number), &table)
      }
    }

    /// Finds the lines of a part.
    private mutating func add(_ part: SearchPart, _ number: Int32, _ table: inout KeyTable) {
      var keys: [UInt64] = []
      var terms: [Range<Int>] = []
      let bytes = part.lines.span
      var first = lines.count
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x09 { end += 1 }
        let term = start..<end
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        keys.append(SearchKey(bytes.extracting(term)).mixed)
        terms.append(term)
        lines.append(
          Line(
            part: number, start: Int32(truncatingIfNeeded: term.upperBound),
            end: Int32(truncatingIfNeeded: end), next: -1))
        start = end + 1
      }
      var numbers: [Int32] = []
      table.number(keys, &numbers)
      for (term, range) in zip(numbers, terms) {
        let line = Int32(truncatingIfNeeded: first)
        if Int(term) == ends.count {
          text.append(bytes.extracting(range))
          ends.append(text.count)
          firstLines.append(line)
          lastLines.append(line)
        } else {
          lines[Int(lastLines[Int(term)])].next = line
          lastLines[Int(term)] = line
        }
        first += 1
      }
    }

    func range(of term: Int) -> Range<Int> {
      (term == 0 ? 0 : ends[term - 1])..<ends[term]
    }

    /// The terms as JavaScript sorts them: by UTF-16.
    var sorted: [Int] {
      ends.indices.sorted { a, b in
        let text = text.span
        return text.extracting(range(of: a)).precedesByUTF16(text.extracting(range(of: b)))
      }
    }

    /// Writes a term, the number of its units if not all are stored, and its units by group.
    mutating func write(_ term: Int, to bytes: inout [UInt8]) {
      bytes.append(contentsOf: text[range(of: term)])
      let present = join(term)
      let count = present.reduce(0) { $0 + groups[$1].count }
      if count > commonest {
        bytes.append(0x21)
        bytes.append(decimal: count)
        bytes.append(firstUnits(in: present))
      } else {
        for group in present {
          bytes.append(addingCapacity: 2) { $0.append(group: UInt8(truncatingIfNeeded: group)) }
          bytes.append(contentsOf: groups[group].bytes)
        }
      }
      bytes.append(0x0A)
    }

    /// Joins the units of a term, and returns the groups that have any.
    private mutating func join(_ term: Int) -> [Int] {
      for number in groups.indices {
        groups[number].bytes.removeAll(keepingCapacity: true)
        groups[number].last = 0
        groups[number].count = 0
      }
      var number = firstLines[term]
      while number >= 0 {
        let line = lines[Int(number)]
        let part = parts[Int(line.part)]
        Self.read(
          part.lines.span.extracting(Int(line.start)..<Int(line.end)), bases[Int(line.part)],
          &groups)
        number = line.next
      }
      return groups.indices.filter { groups[$0].count > 0 }
    }

    /// Appends the units of a line, which are counted from `base`.
    private static func read(_ line: Span<UInt8>, _ base: UInt32, _ groups: inout [Group]) {
      var place = 1
      while place < line.count {
        let number = Int(line.digit(at: place))
        place += 1
        let first = line.distance(at: &place)
        let rest = place
        var last = first
        var count = 1
        while place < line.count, line[place] != 0x09 {
          last &+= line.distance(at: &place)
          count += 1
        }
        let before = groups[number].last
        groups[number].bytes.append(addingCapacity: 7) {
          $0.append(distance: base &+ first &- before)
        }
        groups[number].bytes.append(line.extracting(rest..<place))
        groups[number].last = base &+ last
        groups[number].count += count
        place += 1
      }
    }

    /// The stored units of a term that has too many: those in headings before others.
    private func firstUnits(in present: [Int]) -> [SearchUnit] {
      let isHeading = { (group: Int) in UInt8(truncatingIfNeeded: group) & SearchGroup.heading != 0
      }
      let headings = firstUnits(of: present.filter(isHeading))
      let others = firstUnits(of: present.filter { !isHeading($0) })
      return Array((headings + others).prefix(commonest))
    }

    /// The first units of some groups, in order.
    private func firstUnits(of numbers: [Int]) -> [SearchUnit] {
      var units: [SearchUnit] = []
      for number in numbers {
        units = Self.merged(units, groups[number].bytes, group: UInt8(truncatingIfNeeded: number))
      }
      return units
    }

    /// The first units of a sorted list and of one more group, merged.
    private static func merged(
      _ units: [SearchUnit], _ bytes: [UInt8], group: UInt8
    ) -> [SearchUnit] {
      var merged: [SearchUnit] = []
      merged.append(addingCapacity: commonest) { merged in
        let (bytes, units) = (bytes.span, units.span)
        var (place, index) = (0, 0)
        var number = bytes.distance(at: &place)
        var isEnd = bytes.isEmpty
        while merged.count < commonest, !isEnd || index < units.count {
          if isEnd || index < units.count && units[index].number < number {
            merged.append(units[index])
            index += 1
          } else {
            merged.append(SearchUnit(number: number, group: group))
            isEnd = place >= bytes.count
            if !isEnd { number &+= bytes.distance(at: &place) }
          }
        }
      }
      return merged
    }
  }
}

extension Span<UInt8> {
  /// Whether a text in UTF-8 sorts before another one by UTF-16 code units.
  ///
  /// This order differs from the order of code points only for those beyond U+FFFF: their
  /// surrogates sort before U+E000, whose first byte in UTF-8 is EE.
  fileprivate func precedesByUTF16(_ other: Span<UInt8>) -> Bool {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      let isLater = self[index] > other[index]
      let crosses = self[index] >= 0xEE && other[index] >= 0xEE
      return crosses && (self[index] >= 0xF0) != (other[index] >= 0xF0) ? isLater : !isLater
    }
    return count < other.count
  }
}
