extension LexiconLearner {
  /// The word pairs that the sure beads of a collection teach and the shipped lexicon lacks.
  ///
  /// The texts are aligned without a lexicon of their own, so that learning twice gives the same
  /// result as learning once.
  ///
  /// - Parameter corpus: The collection.
  /// - Returns: The entries of a lexicon file, sorted by language and word.
  package static func entries(from corpus: Corpus) -> [Lexicon.Entry] {
    let aligner = Aligner(lexicon: .empty, glossary: corpus.glossary.lists)
    var limits = Limits()
    limits.count = 1.5
    limits.strength = 0.2
    var learner = LexiconLearner(limits: limits)
    for topic in corpus.allTopics {
      let pairs = StreamPairs(all: topic.documents, align: aligner.align).pairs
      for pair in pairs where pair.a.language != pair.b.language {
        learner.add(
          Profile(pair.a), Profile(pair.b), pair.alignment.beads, confidence: surelyRight)
      }
    }
    return learner.entries().filter { !Lexicon.shipped.knows($0) }
  }

  /// The confidence from which on beads are used: a wrong bead teaches wrong words.
  private static let surelyRight = 0.8
}

extension Lexicon {
  /// Whether the lexicon has the pair with at least the same strength.
  func knows(_ entry: Entry) -> Bool {
    let key = Word.key(of: entry.a.unicodeScalars.lazy.map(\.value))
    let other = Word.key(of: entry.b.unicodeScalars.lazy.map(\.value))
    guard let table = table(from: entry.languages.a, to: entry.languages.b) else { return false }
    return table.translations(of: key).contains {
      $0.key == other && $0.strength >= entry.strength
    }
  }
}
