/// A value of a TOML 1.0 document and its place.
package struct TOML: Sendable {
  /// A value of one of TOML's types.
  package indirect enum Value: Sendable {
    case text(String)
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    case moment(Moment)
    case array([TOML])
    /// In the order written; keys are unique.
    case table([Entry])
  }

  /// The four kinds of dates and times, each as written.
  package enum Moment: Sendable {
    case offsetDateTime(String)
    case localDateTime(String)
    case localDate(String)
    case localTime(String)
  }

  /// A key of a table with its value.
  package struct Entry: Sendable {
    /// The last part of the key, if it is dotted.
    package let key: Key
    /// The value; a table for an inner part of a dotted key or header.
    package var value: TOML
  }

  /// One part of a dotted key.
  package struct Key: Sendable {
    /// The part without quotes, its escapes resolved.
    package let name: String
    /// Includes the quotes.
    package let range: SourceRange
  }

  /// The reason why a text is not TOML.
  package struct Fault: Error {
    /// The problem as a part of a sentence, in English.
    package let problem: String
    /// The place of the problem in the source.
    package let range: SourceRange
    /// The earlier key that conflicts with this one.
    package var earlier: SourceRange?
  }

  /// The maximal nesting of tables, arrays and dotted keys together.
  ///
  /// The reader is recursive, and no front matter nests that deeply.
  static let maximumDepth = 32

  /// The value of this place, with its type.
  package let value: Value
  /// The place of the value; a table starts where its name first occurs in a header or a dotted
  /// key.
  package let range: SourceRange

  /// Reads the TOML in `range` of `source`, in O(n); nil with an error if it is malformed.
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
