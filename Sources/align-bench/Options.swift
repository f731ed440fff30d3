import Bitext

/// The command line of the program.
struct Options {
  var data = ""
  /// The folder for predictions.
  var predictions: String?
  /// The folder of the module whose generated sources are written.
  var sources: String?
  /// The file for the reliability diagram.
  var diagram: String?
  /// The file with the weights that are used for those of the program.
  var weights: String?
  /// The variant whose wrong beads are shown with their texts.
  var shown: String?
  var without: Set<Evidence> = []
  var fits = false
  var isCrossValidated = false
  var ablates = false
  /// The sources of the words that texts are compared by.
  var words = Set(Lexicon.WordSource.allCases)
  var measuresSpeed = false
  var joins = false
  var pairsSentences = false
  var comparesBaselines = false
  /// The checkout with catalogues, and the folder of the data set that is made of them.
  var catalogues: (checkout: String, result: String)?
  /// The files that the dictionary is made of: EDICT in UTF-8, libhangul's hanja.txt, and the result.
  var dictionary: (edict: String, hanja: String, result: String)?
  /// The lengths of the texts whose speed is measured.
  var lengths: [Int] = []

  static let usage = """
    Usage: align-bench DATA [options]

    Aligns a data set of texts with known beads and prints scores, calibration and time.

      --predictions DIR     write predictions in the scorer's format
      --weights FILE        use the weights that --write has written to FILE
      --errors VARIANT      show the wrong beads of a variant with their texts
      --diagram FILE        write the reliability diagram (SVG)
      --without EVIDENCE    leave out one kind of evidence (repeatable): \
    \(Evidence.allCases.map(\.rawValue).joined(separator: ", "))
      --ablation            leave out each kind of evidence in turn
      --cross-validate      align each text with a lexicon and weights from other documents
      --topics              score the units of topics with three languages
      --baselines           score positions and lengths alone beside the aligner
      --sentences           join blocks to paragraphs and score the sentences in them
      --speed               measure texts of 30, 300, 2,000 and 20,000 segments
      --segments COUNT      measure texts of so many segments (repeatable)
      --words SOURCES       use words of these sources alone, with commas between them: \
    \(Lexicon.WordSource.allCases.map(\.rawValue).joined(separator: ", ")); none for no lexicon
      --fit                 fit the weights anew, with a lexicon from other documents
      --catalogues CHECKOUT DIR
                            make a data set of the PO files in a checkout
      --dictionary EDICT HANJA FILE
                            make the dictionary that is compiled in
      --write DIR           write what was fitted as Swift sources (DIR is Sources/Bitext)
    """

  enum Problem: Error, CustomStringConvertible {
    case unknown(String)
    case missingValue(String)
    case noData
    case help

    var description: String {
      switch self {
      case .unknown(let option): "unknown option \(option)"
      case .missingValue(let option): "\(option) needs a value"
      case .noData: "the folder of the data set is missing"
      case .help: "What align-bench does:"
      }
    }
  }

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(Problem) -> String {
        guard let value = rest.popFirst() else { throw .missingValue(argument) }
        return value
      }
      switch argument {
      case "--predictions": predictions = try value()
      case "--weights": weights = try value()
      case "--errors": shown = try value()
      case "--write": sources = try value()
      case "--diagram": diagram = try value()
      case "--without":
        let name = try value()
        guard let evidence = Evidence(rawValue: name) else { throw .unknown(name) }
        without.insert(evidence)
      case "--fit": fits = true
      case "--cross-validate": isCrossValidated = true
      case "--ablation": ablates = true
      case "--topics": joins = true
      case "--baselines": comparesBaselines = true
      case "--sentences": pairsSentences = true
      case "--catalogues": catalogues = (try value(), try value())
      case "--dictionary": dictionary = (try value(), try value(), try value())
      case "--speed": measuresSpeed = true
      case "--segments":
        let count = try value()
        guard let length = Int(count), length > 0 else { throw .unknown(count) }
        lengths.append(length)
        measuresSpeed = true
      case "--words":
        words = []
        for name in try value().split(separator: ",") where name != "none" {
          guard let source = Lexicon.WordSource(rawValue: String(name)) else {
            throw .unknown(String(name))
          }
          words.insert(source)
        }
      case "--help": throw .help
      default:
        guard !argument.hasPrefix("-") else { throw .unknown(argument) }
        data = argument
      }
    }
    if data.isEmpty, dictionary == nil, catalogues == nil { throw .noData }
  }
}
