import Foundation
import TestSupport
import Testing

@testable import Bitext

/// Notes from which some translations were taken out, and what comes back when a translator writes
/// the same texts again.
struct DeletedTexts {
  /// The files before, by path.
  private let whole: [String: [UInt8]]
  /// The files without the texts.
  private(set) var files: [String: [UInt8]]
  /// The names of the units without their texts.
  private(set) var names: Set<String> = []
  private let languages: [Language]
  private let corpus: Corpus
  /// The source that is exported where several translate a topic.
  private let variant: String?

  /// Takes out a share of the texts in `languages[1]`, as an author who never wrote them would have
  /// left the file: without the lines and what only parted them.
  ///
  /// With `lotsByText` each text has a lot of its own, so that an edit of one text of our notes leaves
  /// those of the others.
  init(
    of files: [String: [UInt8]], _ languages: [Language], share: Double, atLeastKept: Int = 1,
    in isChosen: (String) -> Bool = { _ in true }, variant: String? = nil, lotsByText: Bool = false,
    using random: inout SplitMix64
  ) async throws {
    whole = files
    self.files = files
    self.languages = languages
    self.variant = variant
    corpus = try await Self.corpus(files)
    let exchange = Exchange(corpus, Exchange.Options(languages: languages, variant: variant))
    var kept: [String: Int] = [:]
    for unit in exchange.units where unit.renderings.count == 2 {
      kept[unit.renderings[1].path, default: 0] += 1
    }
    let draw = lotsByText ? random.next() : 0
    // From the end of each file, so that the places before stay.
    for unit in exchange.units.reversed() where unit.renderings.count == 2 {
      let rendering = unit.renderings[1]
      var lot = random
      if lotsByText {
        var hash = StableHash()
        hash.combine("\(draw) \(rendering.path) \(unit.name)")
        lot = SplitMix64(seed: hash.value)
      }
      let number = Double.random(in: 0..<1, using: &lot)
      if !lotsByText { random = lot }
      guard number < share,
        kept[rendering.path, default: 0] > atLeastKept, isChosen(rendering.path),
        let topic = corpus.topics.first(where: { $0.slug == unit.topic }),
        remove(rendering, from: topic.documents[rendering.document])
      else { continue }
      kept[rendering.path, default: 0] -= 1
      names.insert(unit.name)
    }
  }

  /// Takes out a whole file, or puts another one in its place.
  init(
    of files: [String: [UInt8]], _ languages: [Language], without path: String,
    with draft: [UInt8]? = nil
  ) async throws {
    whole = files
    self.files = files
    self.files[path] = draft
    self.languages = languages
    variant = nil
    corpus = try await Self.corpus(files)
    let exchange = Exchange(corpus, Exchange.Options(languages: languages))
    names = Set(exchange.units.filter { $0.renderings.count == 2 }.map(\.name))
  }

  /// Removes the segments of a text if all others read as before.
  private mutating func remove(_ rendering: Exchange.Rendering, from document: Document) -> Bool {
    guard let bytes = files[rendering.path] else { return false }
    let now = Segmenter.segment(
      SourceFile(path: rendering.path, text: String(decoding: bytes, as: UTF8.self)),
      pathHint: PathKey(path: rendering.path).language
    ).0
    guard !rendering.segments.isEmpty else { return false }
    let texts = rendering.segments.map { document.segments[$0].text }
    guard
      let first = now.segments.indices.last(where: { index in
        index + texts.count <= now.segments.count
          && Array(now.segments[index..<(index + texts.count)].map(\.text)) == texts
      })
    else { return false }
    let rest = now.segments.enumerated().filter {
      !(first..<(first + texts.count)).contains($0.offset)
    }
    .map(\.element)
    for way in Self.ways(to: first..<(first + texts.count), of: now) {
      guard
        let source = try? SourceFile(path: rendering.path, bytes: way)
      else { continue }
      let after = Segmenter.segment(source, pathHint: PathKey(path: rendering.path).language).0
      if after.segments.count == rest.count,
        zip(after.segments, rest).allSatisfy({
          $0.text == $1.text && $0.kind == $1.kind && $0.language == $1.language
        }),
        now.hasShape(
          of: after,
          withoutNew: now.segments.indices.map { (first..<(first + texts.count)).contains($0) })
      {
        files[rendering.path] = way
        return true
      }
    }
    return false
  }

  /// The bytes without the lines of some segments, and without the blank lines above or below, of
  /// which the longer stay; or with a line of markup that they share.
  private static func ways(to segments: Range<Int>, of document: Document) -> [[UInt8]] {
    let source = document.source
    let bytes = source.bytes
    let places = TextPlaces(document).places
    let text = places[segments.lowerBound].textStart..<places[segments.upperBound - 1].textEnd
    let first = source.line(at: text.lowerBound)
    let last = source.line(at: text.upperBound - 1)
    func isBlank(_ number: Int) -> Bool {
      let line = source.bytes[slice: source.range(ofLine: number)]
      return line.allSatisfy { $0 <= 0x20 || $0 == 0x3E }
    }
    let count = source.lineStarts.count
    var before = first
    while before > 1, isBlank(before - 1) { before -= 1 }
    var after = last
    while after < count, isBlank(after + 1), source.range(ofLine: after + 1).count > 0 {
      after += 1
    }
    func without(_ from: Int, _ to: Int, _ between: String = "") -> [UInt8] {
      let low = source.range(ofLine: from).lowerBound
      let high = source.range(ofLine: to).upperBound
      return Array(bytes[..<low]) + Array(between.utf8) + Array(bytes[high...])
    }
    let isLast = after == count || source.range(ofLine: after + 1).isEmpty
    let quote = QuoteLines(first...last, of: source)
    var ways = isLast ? [without(before, count).ending(like: bytes)] : []
    if let quote { ways.append(without(quote.lines.lowerBound, quote.lines.upperBound)) }
    ways += [without(before, last), without(first, after)]
    if first - before > after - last, !isLast, quote == nil { ways.reverse() }
    ways.append(without(first, last))
    ways.append(without(before, after, "\n"))
    // A text that shares its lines with markup.
    let lineStart = source.range(ofLine: first).lowerBound
    if lineStart > 0 {
      ways.append(Array(bytes[..<(lineStart - 1)]) + Array(bytes[text.upperBound...]))
    }
    // Marks that stay without their text.
    let marked = bytes[..<text.lowerBound].lastIndex { $0 > 0x20 } ?? text.lowerBound
    ways.append(Array(bytes[...marked]) + Array(bytes[text.upperBound...]))
    // The end of a run of bold text goes back to the line before.
    if bytes[text].suffix(2) == [0x2A, 0x2A], lineStart > 0 {
      ways.append(
        Array(bytes[..<(lineStart - 1)]) + [0x2A, 0x2A] + Array(bytes[text.upperBound...]))
    }
    return ways
  }

  static func corpus(_ files: [String: [UInt8]]) async throws -> Corpus {
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(bytes, to: path) }
    return try await Pipeline(root: folder.url.path).corpus().0
  }

  /// What comes back in a format: the export, with the texts of the whole notes in it.
  ///
  /// A text of two paragraphs whose translation is one may be two units once that is gone; then the
  /// second of them gets the translation, which stands behind both.
  func delivery(_ format: ExchangeFormat) async throws -> (Corpus, Delivery) {
    let now = try await Self.corpus(files)
    let options = Exchange.Options(languages: languages, variant: variant)
    func read(_ corpus: Corpus) throws -> Delivery {
      let text = String(decoding: try format.bytes(of: corpus, options), as: UTF8.self)
      return try Delivery.reading(SourceFile(path: "back", text: text))
    }
    let sent = try read(now)
    var whole: [[UInt8]: [Delivery.Unit]] = [:]
    var byEnd: [[UInt8]: [Delivery.Unit]] = [:]
    for unit in try read(corpus).units {
      let source = Array(unit.original.verbatim.utf8)
      whole[source, default: []].append(unit)
      let paragraphs = unit.original.verbatim.split(separator: "\n\n")
      if paragraphs.count > 1, let last = paragraphs.last, names.contains(unit.name) {
        byEnd[Array(last.utf8), default: []].append(unit)
      }
    }
    let units = sent.units.map { unit in
      let source = Array(unit.original.verbatim.utf8)
      var full = whole[source]?.first
      if full == nil, unit.isEmpty {
        full = byEnd[source]?.first
        if full != nil { byEnd[source]?.removeFirst() }
      } else if full != nil {
        whole[source]?.removeFirst()
      }
      return Delivery.Unit(
        name: unit.name, original: unit.original, text: full?.text ?? unit.text,
        exported: unit.exported, isUnfinished: false, range: unit.range)
    }
    let back = Delivery(
      source: sent.source, original: sent.original, language: sent.language, units: units)
    return (now, back)
  }

  /// How files are after an import.
  struct Outcome {
    var equal = 0
    /// The files of which only white space differs, and those of them where it is all in lines of
    /// texts that were gone: blanks at their ends or before them, which nobody delivers.
    var inWhiteSpace = 0
    var inBlanks = 0
    var different: [String] = []
    var removed = 0
    var refused = 0
  }

  /// Takes `part` out of a note in English and Korean, for `rest`, and expects that it comes back in each
  /// format.
  static func expectBack(
    _ part: String, to note: String, leaving rest: String = "",
    _ formats: [ExchangeFormat] = [.po, .xliff, .xliff2]
  ) async throws {
    #expect(note.contains(part))
    let deleted = try await DeletedTexts(
      of: ["note.md": Array(note.utf8)], [.english, .korean], without: "note.md",
      with: Array(note.replacing(part, with: rest).utf8))
    for format in formats {
      let outcome = try await deleted.outcome(format)
      #expect(outcome.equal == 1, "\(format): \(outcome.different)")
    }
  }

  func outcome(_ format: ExchangeFormat) async throws -> Outcome {
    let (now, back) = try await delivery(format)
    return outcome(of: Importing(back, into: now, Importing.Options(variant: variant)))
  }

  func outcome(of importing: Importing) -> Outcome {
    var outcome = Outcome()
    outcome.removed = names.count
    outcome.refused = max(0, names.count - importing.added)
    var result = files
    for file in importing.files { result[file.path] = file.bytes }
    for (path, bytes) in whole.sorted(by: { $0.key < $1.key }) where files[path] != bytes {
      let new = result[path] ?? []
      if new == bytes {
        outcome.equal += 1
      } else if Self.words(new).elementsEqual(Self.words(bytes)) {
        outcome.inWhiteSpace += 1
        if Self.lines(new) == Self.lines(bytes) { outcome.inBlanks += 1 }
        outcome.different.append("\(path) (white space):\n\(Self.difference(bytes, new))")
      } else {
        let messages = importing.diagnostics.map(\.message).joined(separator: "\n")
        outcome.different.append("\(path):\n\(Self.difference(bytes, new))\(messages)")
      }
    }
    return outcome
  }

  /// The bytes without white space.
  private static func words(_ bytes: [UInt8]) -> String.UnicodeScalarView {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return String.UnicodeScalarView(scalars.filter { !$0.properties.isWhitespace })
  }

  /// The lines with single blanks, and none at their ends, nor beside the marks of quotes.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.split(separator: " ").joined(separator: " ") }
  }

  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> String {
    UnifiedDifference.text(path: "x", from: old, to: new)
  }
}

/// The lines of a text that is all of its quote, with the marks alone below it, and with the blank
/// lines above or below, of which the longer stay.
private struct QuoteLines {
  let lines: ClosedRange<Int>

  /// Nil for a text that is no quote, or that shares one.
  init?(_ text: ClosedRange<Int>, of source: SourceFile) {
    func line(_ number: Int) -> ArraySlice<UInt8> {
      guard number > 0, number <= source.lineStarts.count else { return [] }
      return source.bytes[slice: source.range(ofLine: number)].drop { $0 == 0x20 || $0 == 0x09 }
    }
    func isQuote(_ number: Int) -> Bool { line(number).first == UInt8(ascii: ">") }
    func isBare(_ number: Int) -> Bool {
      isQuote(number) && line(number).allSatisfy { $0 <= 0x20 || $0 == 0x3E }
    }
    func isBlank(_ number: Int) -> Bool {
      number > 0 && number <= source.lineStarts.count && line(number).allSatisfy { $0 <= 0x20 }
        && !source.range(ofLine: number).isEmpty
    }
    guard text.allSatisfy(isQuote), !isQuote(text.lowerBound - 1) else { return nil }
    var (low, high) = (text.lowerBound, text.upperBound)
    while isBare(high + 1) { high += 1 }
    guard !isQuote(high + 1) else { return nil }
    var (above, below) = (0, 0)
    while isBlank(low - 1 - above) { above += 1 }
    while isBlank(high + 1 + below) { below += 1 }
    if above <= below { low -= above } else { high += below }
    lines = low...high
  }
}

extension [UInt8] {
  /// The bytes with the white space at the end that others have.
  fileprivate func ending(like other: [UInt8]) -> [UInt8] {
    func end(_ bytes: [UInt8]) -> Int { bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0 }
    return Array(self[..<end(self)]) + Array(other[end(other)...])
  }
}
