/// The streams of a topic and the pairs of them that are aligned.
package struct StreamPairs: Sendable {
  package struct Pair: Sendable {
    package let a: Stream
    package let b: Stream
    package let alignment: Alignment

    package init(a: Stream, b: Stream, alignment: Alignment) {
      self.a = a
      self.b = b
      self.alignment = alignment
    }
  }

  package let pairs: [Pair]
  /// The stream that the others are aligned to: the longest English one where there is one, else
  /// the longest Korean, Japanese or other one.
  ///
  /// Nil if no document has text.
  package let pivot: (file: Int, language: Language)?

  /// Aligns what has to be aligned for the streams to meet in units: languages within a file,
  /// everything to the pivot, and everything to the longest stream of its own language.
  ///
  /// Linear in the number of streams, not quadratic; what two streams share without the pivot is
  /// found through the longest streams of their languages.
  ///
  /// - Parameters:
  ///   - documents: The sources of a topic.
  ///   - profiles: What is known of their streams already, by document; may be shorter.
  ///   - align: Aligns two streams.
  package init(
    joining documents: [Document], profiles: [StreamProfiles?] = [], align: Align
  ) {
    self.init(documents, profiles, align: align) { a, b, main in
      a.file == b.file || main[a.language] == a.file || main[b.language] == b.file
    }
  }

  /// Aligns every pair of streams, within files and across them.
  package init(all documents: [Document], align: Align) {
    self.init(documents, [], align: align) { _, _, _ in true }
  }

  private init(
    _ documents: [Document], _ profiles: [StreamProfiles?], align: Align,
    where isWanted: (Stream, Stream, [Language: Int]) -> Bool
  ) {
    var known = documents.enumerated().map { file, document in
      (file < profiles.count ? profiles[file]?.moved(to: file) : nil)
        ?? StreamProfiles(document, file: file)
    }
    let streams = known.enumerated().flatMap { file, profiles in
      profiles.whole.indices.map { (file: file, number: $0) }
    }
    var main: [Language: Int] = [:]
    var length: [Language: Int] = [:]
    for (file, number) in streams {
      let stream = known[file].whole[number].stream
      let bytes = stream.segments.indices.reduce(0) {
        $0 + (stream.segments[$1].language.isDetermined ? stream.segments[$1].text.utf8.count : 0)
      }
      if bytes > length[stream.language, default: 0] {
        main[stream.language] = file
        length[stream.language] = bytes
      }
    }
    let pivotLanguage = main.keys.min()
    pivot = pivotLanguage.flatMap { language in main[language].map { ($0, language) } }

    var pairs: [Pair] = []
    for (index, first) in streams.enumerated() {
      for second in streams[(index + 1)...] {
        let isInside = first.file == second.file
        let (a, b) =
          isInside
          ? (
            known[first.file].withinFile()[first.number],
            known[second.file].withinFile()[second.number]
          )
          : (known[first.file].whole[first.number], known[second.file].whole[second.number])
        guard isWanted(a.stream, b.stream, main) else { continue }
        pairs.append(Pair(a: a.stream, b: b.stream, alignment: align(a, b)))
      }
    }
    self.pairs = pairs
  }
}
