/// A value of a TOML 1.0 text, with the place it stands at.
package struct TOML: Sendable {
  /// A value of one of TOML's types.
  package indirect enum Value: Sendable {
    case text(String)
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    case moment(Moment)
    case array([TOML])
    /// In the order written; no key is there twice.
    case table([Entry])
  }

  /// The four kinds of dates and times; each is as it is written.
  package enum Moment: Sendable {
    case offsetDateTime(String)
    case localDateTime(String)
    case localDate(String)
    case localTime(String)
  }

  /// A key of a table with its value.
  package struct Entry: Sendable {
    package let key: Key
    package var value: TOML
  }

  /// One part of a key, between dots.
  package struct Key: Sendable {
    package let name: String
    /// With its quotes.
    package let range: SourceRange
  }

  package struct Fault: Error {
    package let problem: String
    package let range: SourceRange
    /// The key that keeps this one from being there.
    package var earlier: SourceRange?
  }

  /// How deep tables, lists and names may nest, all of them together.
  ///
  /// The reader calls itself for each level; no front matter needs as many.
  static let maximumDepth = 32

  package let value: Value
  /// A table with a header, or one that a dotted key makes, stands where its name is written first.
  package let range: SourceRange

  /// Reads the TOML in `range` of `source`; nil with an error where it is none, in O(n).
  package static func parse(_ source: SourceFile, in range: SourceRange) -> (TOML?, [Diagnostic]) {
    do throws(Fault) {
      var reader = TOMLReader(source.bytes, in: range)
      return (try reader.document(), [])
    } catch {
      let first = error.earlier.map { " (the first is on line \(source.line(at: $0.lowerBound)))" }
      return (
        nil,
        [
          Diagnostic(
            .error, "toml", error.problem + (first ?? ""), at: .range(source, error.range))
        ]
      )
    }
  }
}
