import TextBasics

/// The words and marks of a text in bytes, as they are compared.
///
/// Korean and Latin words are one token each, Chinese characters and kana one each, and so are
/// punctuation and white space: a change of one leaves the others as their author wrote them.
struct TokenizedText {
  /// For each token, its range in the bytes.
  private(set) var ranges: [Range<Int>] = []
  private(set) var texts: [String] = []

  /// - Parameter bytes: Text in UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    var wasInWord = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let end = place + UTF8.width(scalar)
      let isInWord = scalar.isPartOfWord
      if isInWord, wasInWord, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound..<end
        texts[texts.count - 1].unicodeScalars.append(scalar)
      } else {
        ranges.append(place..<end)
        texts.append(WhiteSpace.contains(scalar) ? " " : String(scalar))
      }
      wasInWord = isInWord
      place = end
    }
    // A note may have decomposed letters, which an export composes.
    for index in texts.indices { texts[index] = PlainText.composed(texts[index]) }
  }

  var count: Int { texts.count }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    let properties = properties
    guard
      properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic
        || properties.generalCategory == .nonspacingMark
    else { return false }
    return !properties.isIdeographic && !(0x3040...0x30FF ~= value)
  }
}

/// The equal tokens of two texts: a longest common subsequence (Myers, "An O(ND) difference
/// algorithm and its variations", 1986).
struct TokenMatching {
  /// For each token of the first text, the index of its partner in the second; nil if it has none.
  private(set) var matches: [Int?]

  /// The number of differences at which the search ends.
  private static let mostDifferences = 1_000

  /// - Complexity: O((m + n) · differences); nil if there are too many differences.
  init?(_ first: [String], _ second: [String]) {
    var numbers: [String: Int32] = [:]
    func numbered(_ tokens: [String]) -> [Int32] {
      tokens.map { token in
        let number = numbers[token] ?? Int32(numbers.count)
        numbers[token] = number
        return number
      }
    }
    let (a, b) = (numbered(first), numbered(second))
    matches = Array(repeating: nil, count: a.count)
    let start = zip(a, b).prefix { $0 == $1 }.count
    for index in 0..<start { matches[index] = index }
    let rest = min(a.count, b.count) - start
    let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    let tail = min(end, rest)
    for back in 0..<tail { matches[a.count - 1 - back] = b.count - 1 - back }
    guard match(a, start..<(a.count - tail), b, start..<(b.count - tail)) else { return nil }
    slide(a, b)
  }

  private mutating func match(
    _ a: [Int32], _ own: Range<Int>, _ b: [Int32], _ other: Range<Int>
  ) -> Bool {
    let (m, n) = (own.count, other.count)
    guard m > 0, n > 0 else { return true }
    // The furthest places on each diagonal, after each number of differences.
    var history: [[Int32]] = []
    var furthest: [Int32] = [0]
    for differences in 0...min(m + n, Self.mostDifferences) {
      var next = [Int32](repeating: 0, count: 2 * differences + 1)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let place = diagonal + differences
        var x = 0
        if differences > 0 {
          // In the row before, diagonal k is at k + differences - 1.
          let below = place <= 0 ? -1 : Int(furthest[max(0, place - 2)])
          let above = place >= 2 * differences ? -1 : Int(furthest[min(place, furthest.count - 1)])
          let isDown = diagonal == -differences || diagonal != differences && below < above
          x = isDown ? above : below + 1
        }
        var y = x - diagonal
        while x < m, y < n, x >= 0, y >= 0,
          a[own.lowerBound + x] == b[other.lowerBound + y]
        {
          x += 1
          y += 1
        }
        next[place] = Int32(x)
        if x >= m, y >= n {
          history.append(next)
          trace(history, m, n, own.lowerBound, other.lowerBound)
          return true
        }
      }
      history.append(next)
      furthest = next
    }
    return false
  }

  /// Goes back from the ends of both texts, and notes the tokens that are equal.
  private mutating func trace(
    _ history: [[Int32]], _ m: Int, _ n: Int, _ ownStart: Int, _ otherStart: Int
  ) {
    var (x, y) = (m, n)
    for differences in history.indices.reversed() {
      let diagonal = x - y
      var from = (x: 0, y: 0)
      if differences > 0 {
        let before = history[differences - 1]
        func furthest(_ diagonal: Int) -> Int {
          let place = diagonal + differences - 1
          return before.indices.contains(place) ? Int(before[place]) : -1
        }
        let isDown =
          diagonal == -differences
          || diagonal != differences && furthest(diagonal - 1) < furthest(diagonal + 1)
        let origin = isDown ? diagonal + 1 : diagonal - 1
        from = (furthest(origin), furthest(origin) - origin)
        let start = isDown ? (from.x, from.y + 1) : (from.x + 1, from.y)
        while x > start.0, y > start.1 {
          x -= 1
          y -= 1
          matches[ownStart + x] = otherStart + y
        }
      } else {
        while x > 0, y > 0 {
          x -= 1
          y -= 1
          matches[ownStart + x] = otherStart + y
        }
      }
      (x, y) = from
    }
  }

  /// Joins the matches of neighbours in the first text: the word before a name is matched with the
  /// word beside the name, and not with an equal one in a tag above.
  private mutating func slide(_ a: [Int32], _ b: [Int32]) {
    for index in matches.indices.dropLast().reversed() {
      guard let own = matches[index], let next = matches[index + 1], own < next - 1,
        b[next - 1] == a[index]
      else { continue }
      matches[index] = next - 1
    }
    for index in matches.indices.dropFirst() {
      guard let own = matches[index], let last = matches[index - 1], own > last + 1,
        b[last + 1] == a[index]
      else { continue }
      matches[index] = last + 1
    }
  }
}
