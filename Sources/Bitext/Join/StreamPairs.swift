/// The streams of a topic and the pairs of them that are aligned.
package struct StreamPairs: Sendable {
  /// Two streams with their alignment.
  package struct Pair: Sendable {
    /// The stream that comes first in the order of the topic's files.
    package let a: Stream
    /// The other stream.
    package let b: Stream
    /// The beads, whose first sides are in ``a``.
    package let alignment: Alignment

    package init(a: Stream, b: Stream, alignment: Alignment) {
      self.a = a
      self.b = b
      self.alignment = alignment
    }
  }

  /// The aligned pairs; those with the pivot come first.
  package let pairs: [Pair]
  /// The stream that the others are aligned to: the longest English stream, else the longest
  /// Korean, Japanese or other stream.
  ///
  /// Nil if no document has text.
  package let pivot: (file: Int, language: Language)?

  /// The confidence that the beads of two texts with the pivot need for the two texts not to be
  /// aligned with each other.
  ///
  /// On the development set, topics of three languages come out the same with 0.99 as without any
  /// limit.
  fileprivate static let surelyPaired = 0.99

  /// Aligns the pairs from which units are made: languages within a file, every stream with the
  /// pivot, and every stream with the longest stream of its language.
  ///
  /// Linear in the number of streams. Texts that two streams share and the pivot lacks are found
  /// through the longest streams of their languages. If the pivot surely pairs every segment of
  /// both, they share no such text and are not aligned.
  ///
  /// - Parameters:
  ///   - documents: The sources of a topic.
  ///   - profiles: Known profiles by document; may be shorter than `documents`.
  ///   - align: Aligns two streams.
  package init(
    joining documents: [Document], profiles: [StreamProfiles?] = [], align: Align
  ) {
    self.init(documents, profiles, isComplete: false, align: align)
  }

  /// Aligns every pair of streams, within files and across them.
  package init(all documents: [Document], align: Align) {
    self.init(documents, [], isComplete: true, align: align)
  }

  private init(
    _ documents: [Document], _ profiles: [StreamProfiles?], isComplete: Bool, align: Align
  ) {
    let rows = RowPairs(in: documents)
    let originals = KeptOriginals(in: documents)
    let list = StreamList(documents)
    let streams = list.streams
    pivot = list.pivot.map { (streams[$0].file, streams[$0].language) }
    // A single stream needs no profile.
    guard streams.count > 1 else {
      pairs = []
      return
    }
    var known = documents.enumerated().map { file, document in
      (file < profiles.count ? profiles[file]?.moved(to: file) : nil)
        ?? StreamProfiles(document, file: file, streams: list.byFile[file])
    }
    var pairs: [Pair] = []
    func pair(_ first: Int, _ second: Int) {
      let (a, b) = (streams[first], streams[second])
      let profiles =
        a.file == b.file
        ? (known[a.file].withinFile()[a.number], known[b.file].withinFile()[b.number])
        : (known[a.file].whole[a.number], known[b.file].whole[b.number])
      let alignment =
        originals.align(profiles.0, profiles.1, by: align)
        ?? rows.align(profiles.0, profiles.1, by: align)
      pairs.append(Pair(a: profiles.0.stream, b: profiles.1.stream, alignment: alignment))
    }

    var isSettled = Array(repeating: false, count: streams.count)
    if let pivot = list.pivot {
      for other in streams.indices where other != pivot {
        pair(min(pivot, other), max(pivot, other))
        isSettled[other] = pairs[pairs.count - 1].settles(first: other < pivot)
      }
    }
    for first in streams.indices where first != list.pivot {
      for second in streams.indices.dropFirst(first + 1) where second != list.pivot {
        let isWanted =
          list.hasMain(first, second) && !(isSettled[first] && isSettled[second])
        if isComplete || isWanted { pair(first, second) }
      }
    }
    self.pairs = pairs
  }
}

/// The streams of a topic, and which of them is the main one of its language.
private struct StreamList {
  /// The streams of each file.
  let byFile: [[Stream]]
  /// All streams; `number` is the index of a stream among those of its file.
  let streams: [(file: Int, number: Int, language: Language)]
  /// The index of the pivot in ``streams``; nil if no document has text.
  let pivot: Int?
  /// For each language the file with the longest stream, in bytes of UTF-8.
  private let main: [Language: Int]

  init(_ documents: [Document]) {
    let byFile = documents.enumerated().map { file, document in
      document.streams(file: file, sharedBlocks: true)
    }
    let streams = byFile.enumerated().flatMap { file, own in
      own.enumerated().map { (file: file, number: $0, language: $1.language) }
    }
    var main: [Language: Int] = [:]
    var length: [Language: Int] = [:]
    for (file, number, language) in streams {
      let segments = byFile[file][number].segments
      let bytes = segments.indices.reduce(0) {
        $0 + (segments[$1].audience.isDetermined ? segments[$1].text.utf8.count : 0)
      }
      if bytes > length[language, default: 0] {
        main[language] = file
        length[language] = bytes
      }
    }
    pivot = main.keys.min().flatMap { language in
      streams.firstIndex { $0.language == language && $0.file == main[language] }
    }
    (self.byFile, self.streams, self.main) = (byFile, streams, main)
  }

  /// Whether two streams are of one file, or one of them is the main one of its language.
  func hasMain(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (streams[first], streams[second])
    return a.file == b.file || main[a.language] == a.file || main[b.language] == b.file
  }
}

extension StreamPairs.Pair {
  /// Whether each segment of the first stream, or of the second, has a sure counterpart.
  fileprivate func settles(first: Bool) -> Bool {
    var count = 0
    for bead in alignment.beads
    where !bead.isNull && bead.confidence >= StreamPairs.surelyPaired {
      count += first ? bead.a.count : bead.b.count
    }
    return count == (first ? a : b).segments.count
  }
}
