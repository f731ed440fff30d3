/// The results of an earlier build for reading and aligning.
///
/// A text is identified by its path and bytes; a topic by its texts, its sidecar files, and the
/// results of planning.
package struct BuildMemory: Sendable {
  /// The storage of the results.
  package let cache: BuildCache
  private let program: UInt64
  private let configuration: UInt64
  private let texts: KnownTexts

  /// - Parameters:
  ///   - cache: The storage.
  ///   - program: A digest of the program, because another version may give other results.
  ///   - configuration: A digest of the settings, the glossary and the lexicon.
  ///   - texts: Files that need not be read again.
  package init(
    _ cache: BuildCache, program: UInt64, configuration: UInt64, knowing texts: KnownTexts
  ) {
    self.cache = cache
    self.program = program
    self.configuration = configuration
    self.texts = texts
  }

  /// Reads, parses and segments one file, or returns the stored result for its bytes.
  func text(_ file: ContentDirectory.File) -> ReadText {
    guard let (bytes, digest) = try? texts.reading(of: file) else { return ReadText(file) }
    let key = key(of: file.path, digest)
    let kept = cache.kept(for: key) { unpacker throws(Unpacker.Malformed) in
      guard let source = try? SourceFile(path: file.path, bytes: bytes) else {
        throw Unpacker.Malformed()
      }
      return try ReadText(source, key: key, from: &unpacker)
    }
    if let kept { return kept }
    var text = ReadText(bytes, path: file.path)
    text.key = key
    if text.isKept { cache.keep(for: key, text.pack) }
    return text
  }

  private func key(of path: String, _ contents: UInt64) -> UInt64 {
    var digest = Digest()
    digest.update("text")
    digest.update(program)
    digest.update(path)
    digest.update(contents)
    return digest.value
  }

  /// A digest of the program and of everything that the aligner learns from.
  var lessons: UInt64 {
    var digest = Digest()
    digest.update(program)
    digest.update(configuration)
    return digest.value
  }

  /// Joins the sources of a topic, or returns the stored result.
  func topic(from plan: TopicPlan, key: UInt64, align: @escaping Align) -> Topic {
    // A pin may cut a text at another place than the segmenter did.
    guard plan.pins == Pins() else { return TopicBuilder.topic(from: plan, align: align) }
    return cache.value(
      for: key,
      unpack: { unpacker throws(Unpacker.Malformed) in try Topic(of: plan, from: &unpacker) },
      pack: { topic, packer in
        packer.put(topic.units)
        packer.put(topic.editions)
      },
      { TopicBuilder.topic(from: plan, align: align) })
  }
}

extension BuildMemory: ComparisonMemory {
  func answer(
    _ question: TopicGrouping.Question, _ a: UInt64, _ b: UInt64, compare: () -> Bool
  ) -> Bool {
    var digest = Digest()
    digest.update("answer")
    digest.update(configuration)
    digest.update(question.rawValue)
    digest.update(a)
    digest.update(b)
    return cache.value(
      for: digest.value,
      unpack: { unpacker throws(Unpacker.Malformed) in try unpacker.flag() },
      pack: { $1.put($0) }, compare)
  }

  func fingerprints(
    of text: UInt64, for question: TopicGrouping.Question, _ make: () -> [UInt64]
  ) -> [UInt64] {
    var digest = Digest()
    digest.update("fingerprints")
    digest.update(configuration)
    digest.update(question.rawValue)
    digest.update(text)
    return cache.value(
      for: digest.value,
      unpack: { unpacker throws(Unpacker.Malformed) in
        let count = try unpacker.count()
        var fingerprints: [UInt64] = []
        fingerprints.reserveCapacity(count)
        for _ in 0..<count { fingerprints.append(try unpacker.bits()) }
        return fingerprints
      },
      pack: { fingerprints, packer in
        packer.put(fingerprints.count)
        packer.put(bits: fingerprints)
      }, make)
  }
}

extension Topic {
  /// Makes the topic of `plan` with stored units and editions.
  fileprivate convenience init(
    of plan: TopicPlan, from unpacker: inout Unpacker
  ) throws(Unpacker.Malformed) {
    let units: [TranslationUnit] = try unpacker.values()
    var unitOfSegment = plan.documents.map { Array(repeating: -1, count: $0.segments.count) }
    for (number, unit) in units.enumerated() {
      for variant in unit.variants {
        guard unitOfSegment.indices.contains(variant.document) else { throw Unpacker.Malformed() }
        for segment in variant.segments {
          guard unitOfSegment[variant.document].indices.contains(segment) else {
            throw Unpacker.Malformed()
          }
          unitOfSegment[variant.document][segment] = number
        }
      }
    }
    let editions: [Edition] = try unpacker.values()
    guard unitOfSegment.allSatisfy({ $0.allSatisfy { $0 >= 0 } }),
      editions.allSatisfy({ plan.documents.indices.contains($0.document) })
    else { throw Unpacker.Malformed() }
    self.init(
      slug: plan.slug, section: plan.section, documents: plan.documents,
      units: units, unitOfSegment: unitOfSegment, editions: editions, stamps: plan.stamps,
      notes: plan.notes)
  }
}

/// A memory that may be absent, in which case everything is made.
extension BuildMemory? {
  /// Reads, parses and segments one file, or returns the stored result for its bytes.
  func text(_ file: ContentDirectory.File) -> ReadText { self?.text(file) ?? ReadText(file) }
}
