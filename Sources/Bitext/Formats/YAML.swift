internal import Notation
import TextBasics

/// A value of a YAML text, with the place it stands at in its source.
///
/// Scalars stay as they are written (`no`, `014`): what they mean is for the reader of the key to
/// say.
package struct YAML: Sendable {
  /// A value of one of YAML's kinds.
  package indirect enum Value: Sendable {
    case scalar(String)
    case sequence([YAML])
    case mapping([(key: YAML, value: YAML)])
  }

  package let value: Value
  /// From the value's first byte to the end of its line, without what follows white space there.
  package let range: SourceRange

  /// The text of a scalar; nil for a list, a mapping and where nothing is written (`key:`, `key: ~`).
  package var string: String? {
    guard case .scalar(let text) = value, !text.isEmpty, text != "~" else { return nil }
    return text
  }

  /// Whether nothing is written where a value could be.
  package var isEmpty: Bool {
    if case .scalar = value { string == nil } else { false }
  }

  /// Reads the YAML in `range` of `source`; nil with an error where it is none.
  package static func parse(_ source: SourceFile, in range: SourceRange) -> (YAML?, [Diagnostic]) {
    if let mapping = plainMapping(source, in: range) { return (mapping, []) }
    return parseAny(source, in: range)
  }

  /// The same for all of YAML.
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

  /// The places in a source of what begins somewhere in a part of it.
  private struct Places {
    let source: SourceFile
    let range: SourceRange
    /// The line that was looked at last, without the white space at its end.
    private var line = 0..<0

    init(source: SourceFile, range: SourceRange) {
      self.source = source
      self.range = range
    }

    /// From a place to the last byte of its line that is no white space.
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
