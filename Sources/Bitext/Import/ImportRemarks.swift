/// Remarks about units of deliveries.
struct ImportRemarks {
  enum Kind: CaseIterable {
    case unknown, unfinished, cleared, paragraphs, refused, bilingual, unadded, untried, undecided
    case conflict, kept, gone, there, respaced, stale, marks, customary, untranslated

    /// Whether the unit was left as it is although it was changed.
    var isLeft: Bool { ![.cleared, .gone, .there, .respaced, .stale, .customary].contains(self) }
  }

  /// The number of remarks of one kind that are listed; the rest are counted.
  static func most(of kind: Kind) -> Int {
    // A tool that folds spaces does so in all texts.
    kind == .respaced ? 1 : 20
  }

  private struct Remark {
    let kind: Kind
    let severity: Diagnostic.Severity
    let message: String
    /// The number of the delivery, and the offset in it.
    let place: (delivery: Int, offset: Int)
  }

  private var remarks: [Remark] = []
  /// For each delivery that is a memory, the number of its pairs that fit no text.
  private var unused: [(delivery: Int, count: Int)] = []

  /// The number of units that were left.
  var left: Int { remarks.count { $0.kind.isLeft } }

  func count(of kind: Kind) -> Int { remarks.count { $0.kind == kind } }

  mutating func add(
    _ kind: Kind, _ message: String, _ unit: Importing.Delivered,
    _ severity: Diagnostic.Severity = .warning
  ) {
    let place = (delivery: unit.delivery, offset: unit.unit.range.lowerBound)
    remarks.append(Remark(kind: kind, severity: severity, message: message, place: place))
  }

  mutating func add(unused count: Int, _ delivery: Int) { unused.append((delivery, count)) }

  /// The diagnostics in the order of the deliveries, then the counts of the kinds with too many.
  func diagnostics(in sources: [SourceFile]) -> [Diagnostic] {
    func diagnostic(_ remark: Remark, _ message: String? = nil) -> Diagnostic {
      let range = SourceRange(remark.place.offset, remark.place.offset)
      return Diagnostic(
        remark.severity, "import", message ?? remark.message,
        at: .range(sources[remark.place.delivery], range))
    }
    var counts: [Kind: Int] = [:]
    var last: [Kind: Remark] = [:]
    var diagnostics: [Diagnostic] = []
    for remark in remarks.sorted(by: { $0.place < $1.place }) {
      counts[remark.kind, default: 0] += 1
      if counts[remark.kind, default: 0] <= Self.most(of: remark.kind) {
        diagnostics.append(diagnostic(remark))
      } else {
        last[remark.kind] = remark
      }
    }
    for kind in Kind.allCases {
      guard let remark = last[kind] else { continue }
      let more = counts[kind, default: 0] - Self.most(of: kind)
      diagnostics.append(
        diagnostic(
          remark, "\(more) more unit\(more == 1 ? "" : "s") \(kind.words), the last one here"))
    }
    for (delivery, count) in unused {
      let pairs = count == 1 ? "1 pair translates" : "\(count) pairs translate"
      diagnostics.append(
        Diagnostic(
          .note, "import", "\(pairs) no text of the notes",
          at: .range(sources[delivery], SourceRange(0, 0))))
    }
    return diagnostics
  }
}

extension ImportRemarks.Kind {
  /// The reason that units of one kind share.
  fileprivate var words: String {
    switch self {
    case .unknown: "not in the notes"
    case .unfinished: "marked as unfinished"
    case .cleared: "without their translation"
    case .paragraphs: "with more or fewer paragraphs"
    case .refused: "that would be read otherwise"
    case .bilingual: "without a text in a file of two languages"
    case .unadded: "that cannot be added"
    case .untried: "not tried"
    case .undecided: "without a trace of what was exported"
    case .conflict: "changed here and in the notes"
    case .marks: "without markup of their originals"
    case .customary: "without markup that most translations lack"
    case .stale: "written for changed originals"
    case .gone: "taken out of the notes"
    case .respaced: "with other spaces"
    case .there: "that are in their files already"
    case .untranslated: "in the words of their originals"
    case .kept: "kept as the notes have them"
    }
  }
}

extension Delivery.Unit {
  /// The unit's first words and its name, for messages.
  var shownName: String {
    let words = original.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? "'\(name.beginning)'" : "“\(words.firstWords)” (\(name.beginning))"
  }
}
