import ArgumentParser
import Bitext
import Notation

/// The states of translations by which commands choose units.
enum StateNames {
  /// The name in the program of each name on the command line.
  private static let names = [
    ("missing", "missing"), ("out-of-date", "out-of-date"), ("doubtful", "low-confidence"),
    ("low-confidence", "low-confidence"), ("unreviewed", "unreviewed"), ("current", "current"),
    ("reviewed", "current"), ("extra", "extra"), ("machine", ExchangeSelection.machine),
  ]

  static let help = "missing, out-of-date, doubtful, unreviewed, current, extra or machine"

  /// The states of a list such as `missing,out-of-date`; nil for none.
  static func list(_ list: String?) throws -> Set<String>? {
    guard let list else { return nil }
    return Set(
      try list.split(separator: ",").map { part in
        let word = part.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "-")
        if let state = names.first(where: { $0.0 == word }) { return state.1 }
        let near = Spelling.nearest(to: word, among: names.map(\.0))
        throw ValidationError(
          "'\(part)' is no state" + (near.map { ": did you mean '\($0)'?" } ?? "; one is \(help)"))
      })
  }
}
