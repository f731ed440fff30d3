extension Diagnostic.Severity: Packable {}

extension Diagnostic {
  /// The range in its source; nil if the place is not in a text.
  package var range: SourceRange? {
    guard case .range(_, let range) = place else { return nil }
    return range
  }

  /// Packs everything except the source of the place.
  package func pack(into packer: inout Packer) {
    packer.put(severity)
    packer.put(rule)
    packer.put(message)
    packer.put(range ?? SourceRange(0, 0))
  }

  package init(
    in source: SourceFile, from unpacker: inout Unpacker
  ) throws(Unpacker.Malformed) {
    let severity: Severity = try unpacker.value()
    let (rule, message) = (try unpacker.string(), try unpacker.string())
    let range = try unpacker.range()
    guard range.upperBound <= source.bytes.count else { throw Unpacker.Malformed() }
    self.init(severity, rule, message, at: .range(source, range))
  }
}
