/// Finds the terms of a glossary, and their other spellings, in texts of one language.
package struct TermFinder: Sendable {
  /// What a glossary says of a spelling.
  package enum Form: Int, Hashable, Sendable, Comparable {
    case preferred, allowed, seen, forbidden

    package static func < (a: Form, b: Form) -> Bool { a.rawValue < b.rawValue }
  }

  /// A spelling of a concept.
  package struct Spelling: Hashable, Sendable {
    /// An index into the concepts of the glossary.
    package let concept: Int
    package let form: Form
    package let text: String
  }

  /// Where a spelling stands.
  package struct Occurrence: Sendable {
    /// In UTF-8 bytes of the text.
    package let range: Range<Int>
    /// The concepts that have the spelling, preferred terms first; never empty.
    package let spellings: [Spelling]
  }

  private struct Entry {
    let scalars: [Unicode.Scalar]
    var spellings: [Spelling]
  }

  private let language: Language
  /// By first scalar, the longest first.
  private var entries: [UInt32: [Entry]] = [:]
  /// A bit for each scalar below U+10000 that a spelling begins with.
  private var beginnings = [UInt64](repeating: 0, count: 1024)

  package init(_ glossary: Glossary, _ language: Language) {
    self.language = language
    var all: [String: [Spelling]] = [:]
    for (index, concept) in glossary.concepts.enumerated() {
      for (number, text) in concept.terms[language, default: []].enumerated() {
        add(
          Spelling(concept: index, form: number == 0 ? .preferred : .allowed, text: text), to: &all)
      }
      for text in concept.seen[language, default: []] {
        add(Spelling(concept: index, form: .seen, text: text), to: &all)
      }
      for text in concept.forbidden[language, default: []] {
        add(Spelling(concept: index, form: .forbidden, text: text), to: &all)
      }
    }
    for (text, spellings) in all.sorted(by: { $0.key < $1.key }) {
      let scalars = Array(text.unicodeScalars)
      guard let first = scalars.first else { continue }
      let sorted = spellings.sorted { ($0.form, $0.concept) < ($1.form, $1.concept) }
      entries[first.value, default: []].append(Entry(scalars: scalars, spellings: sorted))
      if first.value < 0x10000 {
        beginnings[Int(first.value >> 6)] |= 1 << UInt64(first.value & 63)
      }
    }
    for key in entries.keys { entries[key]?.sort { $0.scalars.count > $1.scalars.count } }
  }

  private func add(_ spelling: Spelling, to all: inout [String: [Spelling]]) {
    let key = language == .english ? spelling.text.lowercased() : spelling.text
    all[key, default: []].append(spelling)
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The spellings in `text` as words, from left to right, the longest at each place, apart.
  ///
  /// O(text) but for repeated beginnings.
  package func occurrences(in text: String) -> [Occurrence] {
    guard !entries.isEmpty else { return [] }
    let folds = language == .english
    let scalars = text.unicodeScalars.map { folds ? Self.lowercased($0) : $0 }
    var found: [Occurrence] = []
    var index = 0
    // Case is folded scalar by scalar, so that lengths in UTF-8 are counted on the original.
    var original = text.unicodeScalars.makeIterator()
    var passed = (scalars: 0, bytes: 0)
    func offset(ofScalar index: Int) -> Int {
      while passed.scalars < index {
        passed.bytes += original.next().map(UTF8.width) ?? 0
        passed.scalars += 1
      }
      return passed.bytes
    }
    while index < scalars.count {
      guard let entry = entry(at: index, of: scalars) else {
        index += 1
        continue
      }
      let start = offset(ofScalar: index)
      index += entry.scalars.count
      found.append(
        Occurrence(range: start..<offset(ofScalar: index), spellings: entry.spellings))
    }
    return found
  }

  private func entry(at index: Int, of scalars: [Unicode.Scalar]) -> Entry? {
    let value = scalars[index].value
    if value < 0x10000, beginnings[Int(value >> 6)] & 1 << UInt64(value & 63) == 0 { return nil }
    return entries[value]?.first { entry in
      let end = index + entry.scalars.count
      return end <= scalars.count && scalars[index..<end].elementsEqual(entry.scalars)
        && TermMatch.isWord(scalars, index..<end, language)
    }
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      return 0x41...0x5A ~= scalar.value ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }
}
