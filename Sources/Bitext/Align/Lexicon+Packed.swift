extension Lexicon {
  /// The form of a lexicon that is compiled in: a line with two languages, then lines of words, each
  /// followed by its translations and their strength in hundredths, `word=translation,83`.
  static func entries(unpacking packed: String) -> [Entry] {
    var entries: [Entry] = []
    var pair = Pair(.english, .korean)
    let bytes = Array(packed.utf8)
    func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let items = line.split(separator: UInt8(ascii: " "))
      if items.count == 2, !line.contains(UInt8(ascii: "=")) {
        pair = Pair(Language(tag: text(items[0])), Language(tag: text(items[1])))
        continue
      }
      for item in items {
        let parts = item.split(separator: UInt8(ascii: "="))
        guard let word = parts.first.map(text) else { continue }
        for part in parts.dropFirst() {
          let halves = part.split(separator: UInt8(ascii: ","))
          guard halves.count == 2, let strength = Float(text(halves[1])) else { continue }
          entries.append(
            Entry(languages: pair, a: word, b: text(halves[0]), strength: strength / 100))
        }
      }
    }
    return entries
  }

  /// The packed form of entries that are sorted by languages and first word.
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
