/// Remarks about units that were not imported.
struct ImportRemarks {
  enum Kind: CaseIterable {
    case unknown, unfinished, paragraphs, refused, bilingual, unadded, untried
  }

  /// The number of remarks of one kind that are listed; the rest are counted.
  static let mostOfKind = 20

  private var remarks: [(kind: Kind, severity: Diagnostic.Severity, message: String, at: Int)] = []

  var count: Int { remarks.count }

  mutating func add(
    _ kind: Kind, _ message: String, _ unit: Delivery.Unit,
    _ severity: Diagnostic.Severity = .warning
  ) {
    remarks.append((kind, severity, message, unit.range.lowerBound))
  }

  /// The diagnostics in the order of the delivery, then the counts of the kinds with too many.
  func diagnostics(in source: SourceFile) -> [Diagnostic] {
    func diagnostic(_ severity: Diagnostic.Severity, _ message: String, at place: Int) -> Diagnostic
    {
      Diagnostic(
        severity, "import", message, at: .range(source, SourceRange(place, place)))
    }
    var counts: [Kind: Int] = [:]
    var last: [Kind: (severity: Diagnostic.Severity, place: Int)] = [:]
    var diagnostics: [Diagnostic] = []
    for (kind, severity, message, place) in remarks.sorted(by: { $0.at < $1.at }) {
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= Self.mostOfKind {
        diagnostics.append(diagnostic(severity, message, at: place))
      } else {
        last[kind] = (severity, place)
      }
    }
    for kind in Kind.allCases {
      guard let (severity, place) = last[kind] else { continue }
      let more = counts[kind, default: 0] - Self.mostOfKind
      diagnostics.append(
        diagnostic(
          severity, "\(more) more units \(kind.words), the last one here", at: place))
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
    case .paragraphs: "with more or fewer paragraphs"
    case .refused: "that would be read otherwise"
    case .bilingual: "without a text in a file of two languages"
    case .unadded: "that cannot be added"
    case .untried: "not tried"
    }
  }
}

extension Delivery.Unit {
  /// The name for messages, shortened: a stranger may have made it longer than a line.
  var shownName: String { "'\(name.beginning)'" }
}
