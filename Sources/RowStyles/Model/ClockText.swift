/// A time of day or a length of time that is written with colons, or with the Korean and Japanese
/// words for hours and minutes: 1:02:03, 9:30 p.m., 오후 3시 20분, 午後3時.
struct ClockText {
  /// In milliseconds, from midnight for a time of day.
  ///
  /// Two numbers without a half of the day are minutes and seconds, as of a song: those of a column
  /// have the same order as hours and minutes.
  let milliseconds: Double
  /// The share of a day that has passed, if the text is a time of day.
  let dayFraction: Double

  /// Reads a text that consists of such a time alone; nil for any other.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text.lowercased()).trimmed
    var half = Self.takeHalf(&rest, atStart: true)
    if half == nil { half = Self.takeHalf(&rest, atStart: false) }
    guard
      let (numbers, hasWords) = Self.colons(rest).map({ ($0, false) })
        ?? Self.words(rest).map({ ($0, true) })
    else { return nil }
    let isOfDay = half != nil || hasWords
    var hours = numbers[0]
    if let half {
      guard (0...12).contains(hours) else { return nil }
      hours = hours.truncatingRemainder(dividingBy: 12) + (half == .second ? 12 : 0)
    }
    let minutes = numbers.count > 1 ? numbers[1] : 0
    let seconds = numbers.count > 2 ? numbers[2] : 0
    let whole = hours * 3600 + minutes * 60 + seconds
    dayFraction = whole / 86_400
    milliseconds = (isOfDay || numbers.count > 2 ? whole : hours * 60 + minutes) * 1000
  }

  /// Half of a day.
  private enum Half { case first, second }

  private static let halves: [(String, Half)] = [
    ("a.m.", .first), ("p.m.", .second), ("am", .first), ("pm", .second), ("오전", .first),
    ("오후", .second), ("午前", .first), ("午後", .second),
  ]

  /// Removes the name of a half of the day.
  private static func takeHalf(_ text: inout Substring, atStart: Bool) -> Half? {
    for (name, half) in halves where atStart ? text.hasPrefix(name) : text.hasSuffix(name) {
      text = (atStart ? text.dropFirst(name.count) : text.dropLast(name.count)).trimmed
      return half
    }
    return nil
  }

  /// Two or three numbers with colons between them; all but the first have two digits and are below
  /// 60.
  private static func colons(_ text: Substring) -> [Double]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
      parts[0].allSatisfy(isDigit)
    else { return nil }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      // A fraction of the last one: 3:07.25.
      let digits = index == parts.count - 1 ? part.prefix { $0 != "." } : part
      guard index == 0 || digits.count == 2, part.allSatisfy({ isDigit($0) || $0 == "." }),
        let number = Double(part), index == 0 || number < 60
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// An hour, and perhaps minutes, with their words.
  private static func words(_ text: Substring) -> [Double]? {
    var rest = text
    var numbers: [Double] = []
    for names in ["시時", "분分", "초秒"] where !rest.isEmpty {
      let digits = rest.prefix(while: isDigit)
      let after = rest.dropFirst(digits.count).trimmed
      guard let number = Double(digits), let word = after.first, names.contains(word) else {
        return nil
      }
      numbers.append(number)
      rest = after.dropFirst().trimmed
    }
    return rest.isEmpty && !numbers.isEmpty ? numbers : nil
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}

extension Substring {
  /// The text without blanks around it.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}
