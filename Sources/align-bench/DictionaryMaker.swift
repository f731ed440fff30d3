import Bitext
import Foundation

/// Makes the dictionary that is compiled into the program.
///
/// The sources are EDICT, a dictionary of Japanese with English glosses, a list of the Korean words
/// that are written in Chinese characters, and ``EverydayWords``. A Japanese word and a Korean word
/// in the same characters mostly have the same glosses.
struct DictionaryMaker {
  /// A Japanese word, one of its English glosses, and how likely a translator chooses it.
  private struct Gloss {
    let english: String
    let japanese: String
    let korean: [String]
    let isCommon: Bool
    let strength: Float
  }

  /// Makes the dictionary of some files.
  static func make(_ files: (edict: String, hanja: String, result: String)) throws {
    func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    let maker = DictionaryMaker(edict: try text(files.edict), hanja: try text(files.hanja))
    try Data(Lexicon.dictionaryBytes(maker.entries + maker.everydayEntries)).write(
      to: URL(fileURLWithPath: files.result))
  }

  /// The Korean words in Chinese characters, by their Hangul.
  private let characters: [String: [String]]
  /// The characters that Korean words are written in.
  private let known: Set<Character>
  private var glosses: [Gloss] = []

  /// The most letters of a rare Japanese word.
  private static let longestRare = 4
  /// The least strength of a pair in the dictionary.
  private static let least: Float = 0.16
  /// The strength of the first gloss of a common word.
  private static let firstGloss: Float = 1.45
  /// The number of Japanese words that an everyday word is paired with.
  private static let mostJapanese = 2

  /// - Parameters:
  ///   - edict: EDICT in UTF-8, a word a line: `経済 [けいざい] /(n) economy/(P)/`.
  ///   - hanja: libhangul's list, a word a line: `경제:經濟:`.
  init(edict: String, hanja: String) {
    var characters: [String: [String]] = [:]
    for line in hanja.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count > 1, 2...4 ~= fields[0].count, fields[0].count == fields[1].count else {
        continue
      }
      characters[String(fields[0]), default: []].append(String(fields[1]))
    }
    self.characters = characters
    known = Set(characters.values.joined().joined())
    for line in edict.split(separator: "\n") { read(line) }
  }

  /// The words of all glosses, each pair of languages with a strength of its own.
  var entries: [Lexicon.Entry] {
    var choices: [String: Float] = [:]
    for gloss in glosses {
      choices[gloss.english, default: 0] += gloss.isCommon ? 1 : 0.3
    }
    return glosses.flatMap { gloss -> [Lexicon.Entry] in
      // The more Japanese words a gloss stands for, the less likely is each of them.
      let choices = max(1, choices[gloss.english] ?? 1).squareRoot()
      let strength = min(0.9, gloss.strength / choices)
      let shared = strength * 0.9 / Float(max(1, gloss.korean.count)).squareRoot()
      return Lexicon.entries(
        concept: [.english: [gloss.english], .japanese: [gloss.japanese]], strength: strength)
        + Lexicon.entries(
          concept: [.english: [gloss.english], .korean: gloss.korean], strength: shared)
    }.filter { $0.strength >= Self.least && ($0.languages.a != .english || $0.a.count > 1) }
  }

  /// Everyday words with English, and with the Japanese words that have the same English gloss.
  var everydayEntries: [Lexicon.Entry] {
    var japanese: [String: [Gloss]] = [:]
    for gloss in glosses where gloss.isCommon { japanese[gloss.english, default: []].append(gloss) }
    return EverydayWords.pairs.flatMap { pair -> [Lexicon.Entry] in
      let glosses = pair.english.flatMap { japanese[$0] ?? [] }
        .sorted { ($1.strength, $0.japanese) < ($0.strength, $1.japanese) }
      return Lexicon.entries(
        concept: [.english: pair.english, .korean: pair.korean], strength: pair.strength)
        + glosses.prefix(Self.mostJapanese).flatMap { gloss in
          Lexicon.entries(
            concept: [.korean: pair.korean, .japanese: [gloss.japanese]],
            strength: pair.strength * min(1, gloss.strength / Self.firstGloss))
        }
    }.filter { $0.strength >= Self.least }
  }

  /// Reads a line with a word and its glosses.
  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: "/")
    guard parts.count > 1, let word = parts[0].split(separator: " ").first.map(String.init) else {
      return
    }
    let isCommon = parts.contains("(P)")
    if line.contains("(arch)") || line.contains("(obs)") { return }
    let korean = koreanWords(for: word)
    var sense: Float = 1
    var place: Float = 0
    for part in parts.dropFirst() where part != "(P)" && !part.hasPrefix("EntL") {
      if let number = part.firstMatch(of: /\((\d+)\)/) { sense = Float(number.1) ?? sense }
      guard let gloss = Self.gloss(part) else { continue }
      defer { place += 1 }
      let isPhrase = gloss.contains(" ")
      let isWanted =
        isCommon
        || !isPhrase && place == 0 && word.count <= Self.longestRare && !korean.isEmpty
      guard isWanted else { continue }
      let strength = Self.firstGloss / (1 + 0.15 * place) / (1 + 0.3 * (sense - 1))
      let share: Float = (isCommon ? 1 : 0.35) * (isPhrase ? 0.5 : 1)
      glosses.append(
        Gloss(
          english: gloss, japanese: word, korean: korean, isCommon: isCommon,
          strength: strength * share))
    }
  }

  /// A gloss of one or two words without remarks; nil for a longer explanation.
  private static func gloss(_ part: Substring) -> String? {
    var text = part.replacing(/\([^)]*\)|\{[^}]*\}/, with: "")
      .trimmingCharacters(in: .whitespaces)
    for beginning in ["to be ", "to ", "a ", "an ", "the "] where text.hasPrefix(beginning) {
      text = String(text.dropFirst(beginning.count))
      break
    }
    return text.wholeMatch(of: /[A-Za-z][A-Za-z\-]*( [a-z\-]+)?/) == nil ? nil : text.lowercased()
  }

  /// At most two Korean words in the characters of a Japanese word.
  private func koreanWords(for word: String) -> [String] {
    let stem = word.replacing(/[ぁ-ゖ]+$/, with: "")
    guard 2...4 ~= stem.count else { return [] }
    let found = HanjaReadings.spellings(of: stem).filter { spelling in
      (characters[spelling] ?? []).contains { hanja in
        // Japanese forms of characters, which Korean does not have, are recognised by their
        // reading.
        zip(stem, hanja).allSatisfy { $0 == $1 || !known.contains($0) }
      }
    }
    return Array(found.prefix(2))
  }
}
