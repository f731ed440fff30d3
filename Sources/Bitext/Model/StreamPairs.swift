/// The streams of a topic and the pairs of them that are aligned.
package struct StreamPairs: Sendable {
  package struct Pair: Sendable {
    package let a: Stream
    package let b: Stream
    package let alignment: Alignment
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
  package init(joining documents: [Document], align: (Stream, Stream) -> Alignment) {
    self.init(documents, align: align) { a, b, main in
      a.file == b.file || main[a.language] == a.file || main[b.language] == b.file
    }
  }

  /// Aligns every pair of streams, within files and across them.
  package init(all documents: [Document], align: (Stream, Stream) -> Alignment) {
    self.init(documents, align: align) { _, _, _ in true }
  }

  private init(
    _ documents: [Document], align: (Stream, Stream) -> Alignment,
    where isWanted: (Stream, Stream, [Language: Int]) -> Bool
  ) {
    let texts = documents.enumerated().flatMap { $1.streams(file: $0, sharedBlocks: false) }
    let whole = documents.enumerated().flatMap { $1.streams(file: $0, sharedBlocks: true) }
    var main: [Language: Int] = [:]
    var length: [Language: Int] = [:]
    for stream in texts {
      let bytes = stream.segments.reduce(0) { $0 + $1.text.utf8.count }
      if bytes > length[stream.language, default: 0] {
        main[stream.language] = stream.file
        length[stream.language] = bytes
      }
    }
    let pivotLanguage = main.keys.min()
    pivot = pivotLanguage.flatMap { language in main[language].map { ($0, language) } }

    var pairs: [Pair] = []
    for first in texts.indices {
      for second in texts.indices.dropFirst(first + 1) {
        let isInside = texts[first].file == texts[second].file
        let a = isInside ? texts[first] : whole[first]
        let b = isInside ? texts[second] : whole[second]
        guard isWanted(a, b, main) else { continue }
        pairs.append(Pair(a: a, b: b, alignment: align(a, b)))
      }
    }
    self.pairs = pairs
  }
}
