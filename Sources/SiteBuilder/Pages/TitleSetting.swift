import Bitext
import TextBasics

/// A title set in as few lines and as large as possible.
struct TitleSetting {
  typealias Line = ArraySlice<Unicode.Scalar>

  let lines: [Line]
  /// In pixels per em.
  let size: Int

  /// The sizes to try, the largest first; more lines are smaller.
  private static let steps: [(size: Int, lines: Int)] = [
    (76, 1), (72, 2), (64, 2), (56, 2), (52, 3), (48, 3), (44, 3),
  ]
  /// The largest number of letters that fit on a card.
  private static let mostLetters = 400

  /// The scalar that turns the digit before it into an emoji, as in 1️⃣.
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// The letters of a title that are drawn, with single spaces; nil if the font lacks one of them.
  ///
  /// Invisible characters and emoji are left out.
  static func letters(of title: String, in font: Font) -> [Unicode.Scalar]? {
    var letters: [Unicode.Scalar] = []
    for scalar in title.unicodeScalars.prefix(2 * mostLetters) {
      if scalar.properties.isWhitespace {
        if letters.last != " ", !letters.isEmpty { letters.append(" ") }
      } else if font.has(scalar) {
        letters.append(scalar)
      } else {
        let properties = scalar.properties
        let isLeftOut =
          properties.isDefaultIgnorableCodePoint || properties.isEmoji
          || scalar == keycap || scalar.isHidden
        guard isLeftOut else { return nil }
      }
    }
    if letters.last == " " { letters.removeLast() }
    return letters.isEmpty ? nil : letters
  }

  /// Sets a title in lines of `room` pixels.
  init(_ title: [Unicode.Scalar], _ language: Language, room: Int, _ lettering: Lettering) {
    let text = Array(title.prefix(Self.mostLetters))
    let unitsPerEm = lettering.font.unitsPerEm
    for isUrgent in [false, true] {
      for step in Self.steps {
        let units = room * unitsPerEm / step.size
        let setter = LineSetter(text, language, isUrgent: isUrgent, units: units, lettering)
        guard title.count == text.count, let lines = setter.lines(step.lines) else { continue }
        self.init(lines: lines, size: step.size)
        return
      }
    }
    let last = Self.steps[Self.steps.count - 1]
    let units = room * unitsPerEm / last.size
    let setter = LineSetter(text, language, isUrgent: true, units: units, lettering)
    let lines = setter.cutLines(last.lines, isPart: title.count > text.count)
    self.init(lines: lines, size: last.size)
  }

  private init(lines: [Line], size: Int) { (self.lines, self.size) = (lines, size) }
}

/// Breaks a text into lines of a width.
struct LineSetter {
  /// A part of a text that stays on one line, with the space after it.
  private struct Piece {
    var range: Range<Int>
    /// In units of the font, without the space.
    var width: Int
    var space: Int
  }

  private let text: [Unicode.Scalar]
  private let lettering: Lettering
  private let units: Int
  private let pieces: [Piece]

  /// Breaks a text into lines of `units` units of the font; if `isUrgent`, also inside phrases, and
  /// inside words that fill more than a line.
  init(
    _ text: [Unicode.Scalar], _ language: Language, isUrgent: Bool, units: Int,
    _ lettering: Lettering
  ) {
    (self.text, self.units, self.lettering) = (text, units, lettering)
    let starts = Self.starts(in: text, language, isUrgent) { lettering.width(of: text[$0]) > units }
    pieces = zip([0] + starts, starts + [text.count]).map { start, end in
      let hasSpace = end > start && text[end - 1] == " "
      let word = start..<(hasSpace ? end - 1 : end)
      let space = hasSpace ? lettering.width(of: text[(end - 1)..<end]) : 0
      return Piece(range: word, width: lettering.width(of: text[word]), space: space)
    }
  }

  /// The places where a line may begin, except for the first; `isLong` returns whether a part of
  /// the text fills more than a line.
  private static func starts(
    in text: [Unicode.Scalar], _ language: Language, _ isUrgent: Bool,
    _ isLong: (Range<Int>) -> Bool
  ) -> [Int] {
    var starts = TitleBreaks.places(in: text, language)
    guard isUrgent else { return starts }
    func add(_ places: (Range<Int>) -> [Int]) {
      starts = zip([0] + starts, starts + [text.count]).flatMap { start, end in
        [start] + places(start..<end)
      }
      starts.removeFirst()
    }
    add { TitleBreaks.urgentPlaces(in: text, $0, breaksWords: false) }
    add { isLong($0) ? TitleBreaks.urgentPlaces(in: text, $0, breaksWords: true) : [] }
    // For example, a hundred brackets in a row.
    add { isLong($0) ? Array($0.dropFirst()) : [] }
    return starts
  }

  /// As many lines as needed, of about the same width; nil if there are more than `most`.
  func lines(_ most: Int) -> [TitleSetting.Line]? {
    guard let first = fill(units), first.count <= most else { return nil }
    // Finds the narrowest width that needs no more lines.
    var (low, high) = (0, units)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let lines = fill(middle), lines.count <= first.count {
        high = middle
      } else {
        low = middle
      }
    }
    return (fill(high) ?? first).map { text[$0] }
  }

  /// At most `most` lines, with an ellipsis at the end if something is cut off, or if the text is
  /// part of a longer one.
  func cutLines(_ most: Int, isPart: Bool = false) -> [TitleSetting.Line] {
    let all = fill(units, isForced: true) ?? []
    let lines = all.prefix(most).map { text[$0] }
    guard all.count > most || isPart, var last = lines.last.map(Array.init) else { return lines }
    while !last.isEmpty, lettering.width(of: last[...] + ["…"]) > units || last.last == " " {
      last.removeLast()
    }
    return lines.dropLast() + [last[...] + ["…"]]
  }

  /// Puts as many pieces on each line as fit; nil if a piece is wider than a line, unless
  /// `isForced` gives it a line of its own.
  private func fill(_ units: Int, isForced: Bool = false) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    var width = 0
    for piece in pieces {
      guard isForced || piece.width <= units else { return nil }
      if let line = lines.last, width + piece.width <= units {
        lines[lines.count - 1] = line.lowerBound..<piece.range.upperBound
      } else {
        lines.append(piece.range)
        width = 0
      }
      width += piece.width + piece.space
    }
    return lines
  }
}

/// The places where the lines of a title may break.
enum TitleBreaks {
  /// The indices of letters that may begin a line: after spaces and dashes, and in Japanese between
  /// phrases.
  static func places(in text: [Unicode.Scalar], _ language: Language) -> [Int] {
    var isPlace = [Bool](repeating: false, count: text.count)
    if language == .japanese {
      let phrases = Set(PhraseBreaks.places(in: String(String.UnicodeScalarView(text))))
      var offset = 0
      for (place, scalar) in text.enumerated() {
        isPlace[place] = phrases.contains(offset)
        offset += scalar.utf8.count
      }
    }
    return text.indices.dropFirst().filter { place in
      let (before, after) = (text[place - 1], text[place])
      guard after != " ", !isHeld(after, behind: before) else { return false }
      if before == " " || before == "—" || before == "–" { return true }
      return isPlace[place] && !(isWord(before) && isWord(after))
    }
  }

  /// The places between any two letters of scripts without spaces, and also of other scripts if
  /// `breaksWords`.
  static func urgentPlaces(
    in text: [Unicode.Scalar], _ range: Range<Int>, breaksWords: Bool
  ) -> [Int] {
    range.dropFirst().filter { place in
      let (before, after) = (text[place - 1], text[place])
      guard after != " ", before != " ", !isHeld(after, behind: before) else { return false }
      return breaksWords || !(isWord(before) && isWord(after))
    }
  }

  /// Whether a scalar is a letter, digit or apostrophe of a script whose words stay whole.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x1100 && scalar != " " || scalar == "’" || scalar == "‘"
      || (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Whether a letter may not begin a line after the other one, as in JIS X 4051 (行頭禁則, 行末禁則).
  private static func isHeld(_ after: Unicode.Scalar, behind before: Unicode.Scalar) -> Bool {
    heldAtStart.contains(after) || heldAtEnd.contains(before)
  }

  private static let heldAtStart = Set(
    """
    、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】°′″℃％‰…‥,.:;?!)]}»›%\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ–—-/
    """.unicodeScalars)
  private static let heldAtEnd = Set("‘“（〔［｛〈《「『【([{«‹$¥£#@".unicodeScalars)
}
