import Bitext
import Foundation

/// Writes what was learned as the Swift sources that carry it.
enum SourceWriter {
  static func write(_ weights: Weights, _ entries: [Lexicon.Entry], to folder: String) throws {
    let lines = Feature.allCases.map { feature in
      "    .\(feature): \(String(format: "%.4f", weights[feature])),\n"
    }
    try """
    extension Weights {
      /// The weights that `align-bench DATA --fit` finds on the development set.
      package static let trained = Weights([
    \(lines.joined())  ])
    }

    """.write(toFile: folder + "/Weights+Trained.swift", atomically: true, encoding: .utf8)
    let packed = Lexicon.packed(entries).split(separator: "\n")
    let basic = Lexicon.packed(Self.sorted(Vocabulary.entries)).split(separator: "\n")
    try """
    extension Lexicon {
      /// The common words of `Sources/align-bench/Vocabulary.swift`, in their normal forms.
      static let basicVocabulary = \"\"\"
    \(basic.map { "    \($0)\n" }.joined())    \"\"\"
    }

    """.write(toFile: folder + "/Lexicon+Basic.swift", atomically: true, encoding: .utf8)
    try """
    extension Lexicon {
      /// Learned by `align-bench DATA --fit` from the Python documentation in English, Korean and
      /// Japanese, copyright Python Software Foundation, under the Python Software Foundation
      /// License Version 2.
      static let learnedFromPythonDocumentation = \"\"\"
    \(packed.map { "    \($0)\n" }.joined())    \"\"\"
    }

    """.write(toFile: folder + "/Lexicon+Python.swift", atomically: true, encoding: .utf8)
  }

  private static func sorted(_ entries: [Lexicon.Entry]) -> [Lexicon.Entry] {
    var seen: Set<Lexicon.Entry> = []
    return entries.filter { seen.insert($0).inserted }.sorted {
      ($0.languages.a, $0.languages.b, $0.a, $0.b) < ($1.languages.a, $1.languages.b, $1.a, $1.b)
    }
  }
}
