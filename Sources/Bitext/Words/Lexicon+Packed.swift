import TextBasics

extension Lexicon {
  /// Reads the packed form of a lexicon that is compiled in: a line with two languages, then lines
  /// of words, each followed by its translations and their strengths in hundredths,
  /// `word=translation,83`.
  ///
  /// Every build begins with this, so it is one pass over the bytes, and words become keys without
  /// becoming strings first.
  init(unpacking lists: [String]) {
    var pairs: [Direction: [Table.Pair]] = [:]
    for list in lists {
      let bytes = list.utf8.span
      var place = 0
      while place < bytes.count {
        let from = bytes.language(at: &place, before: UInt8(ascii: " "))
        let to = bytes.language(at: &place, before: UInt8(ascii: "\n"))
        var forward: [Table.Pair] = []
        var backward: [Table.Pair] = []
        while bytes.lineHasWords(at: place) {
          bytes.addTranslations(at: &place, &forward, &backward)
        }
        pairs[Direction(from: from, to: to), default: []] += forward
        pairs[Direction(from: to, to: from), default: []] += backward
      }
    }
    self.init(pairs)
  }

  /// The packed form of entries, which must be sorted by languages and first word.
  package static func packed(_ entries: [Entry]) -> String {
    var lines: [String] = []
    var line = ""
    var pair: Pair?
    var word = ""
    func finish() {
      if !line.isEmpty { lines.append(line) }
      line = ""
      word = ""
    }
    for entry in entries {
      if entry.languages != pair {
        finish()
        pair = entry.languages
        lines.append("\(entry.languages.a) \(entry.languages.b)")
      }
      let strength = Int((entry.strength * 100).rounded())
      if entry.a != word {
        if line.utf8.count > 1500 { finish() }
        line += (line.isEmpty ? "" : " ") + entry.a
        word = entry.a
      }
      line += "=\(entry.b),\(strength)"
    }
    finish()
    return lines.joined(separator: "\n")
  }
}

/// Readers of the packed form; each advances `place` to the end of the part that it has read.
extension Span<UInt8> {
  fileprivate func language(at place: inout Int, before end: UInt8) -> Language {
    var tag: [UInt8] = []
    while place < count, self[place] != end {
      tag.append(self[place])
      place += 1
    }
    place += 1
    return Language(tag: String(decoding: tag, as: UTF8.self))
  }

  /// Whether the line that begins at `start` holds words rather than languages.
  fileprivate func lineHasWords(at start: Int) -> Bool {
    var place = start
    while place < count, self[place] != UInt8(ascii: "\n") {
      if self[place] == UInt8(ascii: "=") { return true }
      place += 1
    }
    return false
  }

  /// Reads a word with its translations and the space or line feed after them.
  fileprivate func addTranslations(
    at place: inout Int, _ forward: inout [Lexicon.Table.Pair],
    _ backward: inout [Lexicon.Table.Pair]
  ) {
    let word = key(at: &place, before: UInt8(ascii: "="))
    while place < count, self[place] == UInt8(ascii: "=") {
      place += 1
      let other = key(at: &place, before: UInt8(ascii: ","))
      place += 1
      var hundredths = 0
      while place < count, self[place] &- 0x30 < 10 {
        hundredths = hundredths * 10 + Int(self[place] - 0x30)
        place += 1
      }
      let strength = Float(hundredths) / 100
      forward.append((word, Lexicon.Table.Translation(key: other, strength: strength)))
      backward.append((other, Lexicon.Table.Translation(key: word, strength: strength)))
    }
    place += 1
  }

  private func key(at place: inout Int, before end: UInt8) -> UInt64 {
    var key = Word.Key()
    while place < count, self[place] != end { key.take(scalar(at: &place)) }
    return key.value
  }
}
