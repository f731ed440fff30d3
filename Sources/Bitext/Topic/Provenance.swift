/// Who made a translation and who looked at it, as far as anybody said.
package struct Provenance: Hashable, Sendable {
  /// The origin of a translation.
  package enum Origin: String, CaseIterable, Sendable {
    case human
    /// A program made it, and nobody has looked at it.
    case machine
    /// A program made it, and a person looked at it.
    case reviewedMachine = "machine-reviewed"
  }

  /// The origin, which decides whether the translation still waits for a person.
  package let origin: Origin
  /// The person who made or reviewed it, or the program that made it.
  package let name: String?
  /// The day on which that was.
  package let date: String?

  /// - Parameters:
  ///   - origin: What it comes from.
  ///   - name: A person or a program; an empty name is ignored.
  ///   - date: A day as in `2026-11-25`; anything else is ignored.
  package init(_ origin: Origin, by name: String? = nil, on date: String? = nil) {
    self.origin = origin
    let words = (name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.name = words.isEmpty ? nil : words
    self.date = date.flatMap { CalendarDate(leading: $0)?.description }
  }

  /// The provenance of the translation after a person has reviewed it.
  package func reviewed(by name: String? = nil, on date: String? = nil) -> Provenance {
    Provenance(origin == .human ? .human : .reviewedMachine, by: name, on: date)
  }

  /// In one line, as formats of exchange carry it: `machine; 2026-11-25; Someone`.
  var label: String { [origin.rawValue, date ?? "", name ?? ""].joined(separator: "; ") }

  /// Reads a ``label``; nil for any other text.
  init?(label: some StringProtocol) {
    let parts = label.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    let word = parts[0].prefix { $0 != " " }
    guard parts.count == 3, let origin = Origin(rawValue: String(word)) else { return nil }
    self.init(origin, by: String(parts[2]), on: String(parts[1]))
  }
}
