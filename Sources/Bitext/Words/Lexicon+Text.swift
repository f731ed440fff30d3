extension Lexicon {
  /// A line of a lexicon file that cannot be read, and the reason.
  package struct FormatError: Error, Hashable {
    /// The line number, from 1.
    package let line: Int
    /// The reason as a phrase in English.
    package let reason: String
  }

  /// Reads a lexicon file.
  ///
  /// Each line holds one pair of words as `language`, `language`, `word`, `word` and `strength`,
  /// separated by tabs. Lines that begin with `#` are remarks. Malformed lines are left out and
  /// reported with their numbers.
  package static func entries(parsing text: String) -> (entries: [Entry], errors: [FormatError]) {
    var entries: [Entry] = []
    var errors: [FormatError] = []
    var number = 0
    for line in text.lines {
      number += 1
      if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, !fields.contains(where: \.isEmpty) else {
        errors.append(FormatError(line: number, reason: "expected five fields with tabs between"))
        continue
      }
      guard let strength = Float(fields[4]), (0...1).contains(strength) else {
        errors.append(FormatError(line: number, reason: "the strength is no number in 0...1"))
        continue
      }
      let (one, other) = (Language(tag: String(fields[0])), Language(tag: String(fields[1])))
      guard one != other else {
        errors.append(FormatError(line: number, reason: "both languages are the same"))
        continue
      }
      let pair = Pair(one, other)
      let (a, b) = pair.a == one ? (fields[2], fields[3]) : (fields[3], fields[2])
      entries.append(
        Entry(languages: pair, a: String(a), b: String(b), strength: strength))
    }
    return (entries, errors)
  }

  /// The text of a lexicon file with `entries` in the given order; ``entries(parsing:)`` reads it.
  package static func text(of entries: [Entry], remarks: [String] = []) -> String {
    var text = remarks.map { "# \($0)\n" }.joined()
    for entry in entries {
      let hundredths = Int((entry.strength * 100).rounded())
      let strength =
        hundredths >= 100 ? "1.00" : "0." + (hundredths < 10 ? "0" : "") + String(hundredths)
      text += "\(entry.languages.a)\t\(entry.languages.b)\t\(entry.a)\t\(entry.b)\t\(strength)\n"
    }
    return text
  }
}
