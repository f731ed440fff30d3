internal import Notation
import TextBasics

/// A value of a YAML text and its place in the source.
///
/// Scalars stay as written (`no`, `014`); the reader of the key interprets them.
package struct YAML: Sendable {
  /// A value of one of YAML's kinds.
  package indirect enum Value: Sendable {
    case scalar(String)
    case sequence([YAML])
    case mapping([(key: YAML, value: YAML)])
  }

  /// The value of this place, with its kind.
  package let value: Value
  /// From the first byte of the value to the end of its line, without trailing white space.
  package let range: SourceRange

  /// The text of a scalar; nil for a list, a mapping and an empty value (`key:`, `key: ~`).
  package var string: String? {
    guard case .scalar(let text) = value, !text.isEmpty, text != "~" else { return nil }
    return text
  }

  /// Whether the value is empty.
  package var isEmpty: Bool {
    if case .scalar = value { string == nil } else { false }
  }

  /// Reads the YAML in `range` of `source`; nil with an error if it is malformed.
  package static func parse(_ source: SourceFile, in range: SourceRange) -> (YAML?, [Diagnostic]) {
    if let mapping = plainMapping(source, in: range) { return (mapping, []) }
    return parseAny(source, in: range)
  }

  /// As ``parse(_:in:)``, without the fast path for simple mappings.
  static func parseAny(_ source: SourceFile, in range: SourceRange) -> (YAML?, [Diagnostic]) {
    var places = Places(source: source, range: range)
    do {
      guard let node = try YAMLReader.read(Array(source.bytes[slice: range])) else {
        return (
          YAML(value: .scalar(""), range: SourceRange(range.lowerBound, range.lowerBound)), []
        )
      }
      return (YAML(node, &places), [])
    } catch {
      let place = places.range(of: error)
      return (nil, [Diagnostic(.error, "yaml", error.message, at: .range(source, place))])
    }
  }

  init(value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }

  private init(_ node: YAMLNode, _ places: inout Places) {
    range = places.rest(from: node.offset)
    switch node.value {
    case .scalar(let text): value = .scalar(PlainText.cleaned(text))
    case .sequence(let items): value = .sequence(items.map { YAML($0, &places) })
    case .mapping(let entries):
      value = .mapping(
        entries.map { entry in
          let range = places.rest(from: entry.offset)
          let key = YAML(value: .scalar(PlainText.cleaned(entry.key)), range: range)
          return (key, YAML(entry.value, &places))
        })
    }
  }

  /// Converts places in a part of a source to places in the source.
  private struct Places {
    let source: SourceFile
    let range: SourceRange
    /// The line that was looked up last, without trailing white space.
    private var line = 0..<0

    init(source: SourceFile, range: SourceRange) {
      self.source = source
      self.range = range
    }

    /// The range from a place to the end of its line, without trailing white space.
    mutating func rest(from offset: Int) -> SourceRange {
      let start = min(range.lowerBound + offset, range.upperBound)
      if !line.contains(start) {
        let whole = source.range(ofLine: source.line(at: start))
        var end = min(whole.upperBound, range.upperBound)
        while end > start, source.bytes[end - 1] <= 0x20 { end -= 1 }
        line = start..<end
      }
      return SourceRange(start, max(start, line.upperBound))
    }

    mutating func range(of fault: YAMLFault) -> SourceRange {
      guard fault.length > 0 else { return rest(from: fault.offset) }
      let start = range.lowerBound + fault.offset
      return SourceRange(start, start + fault.length)
    }
  }
}
