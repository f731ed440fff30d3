/// Reads a subset of YAML 1.2: one document of mappings with text keys, lists and scalars.
///
/// Anchors, aliases, merge keys and tags are rejected: nobody needs them here, and a few lines of
/// them can expand to gigabytes.
package enum YAMLReader {
  /// The value of a text; nil if the text is empty.
  package static func read(_ text: [UInt8]) throws(YAMLFault) -> YAMLNode? {
    let places = YAMLPlaces(text)
    do {
      var scanner = YAMLScanner(places.bytes)
      try scanner.scan()
      return try value(places)
    } catch {
      throw YAMLFault(error.message, at: places.original(error.offset), length: error.length)
    }
  }

  /// Reads the value; places in the result and in faults refer to the bytes that libyaml reads.
  private static func value(_ places: YAMLPlaces) throws(YAMLFault) -> YAMLNode? {
    var places = places
    let tree: YAMLTree?
    do throws(YAMLTree.Failure) {
      tree = try YAMLTree.read(places.bytes)
    } catch {
      throw fault(of: error, &places)
    }
    return try tree.map { tree throws(YAMLFault) in try node(of: tree, &places) }
  }

  private static func node(
    of tree: YAMLTree, _ places: inout YAMLPlaces
  ) throws(YAMLFault) -> YAMLNode {
    let offset = places.offset(of: tree.mark)
    let value: YAMLNode.Value
    switch tree {
    case .scalar(let text, _, _):
      value = .scalar(places.shown(text))
    case .sequence(let trees, _):
      var items: [YAMLNode] = []
      for item in trees { items.append(try Self.node(of: item, &places)) }
      value = .sequence(items)
    case .mapping(let pairs, _):
      var entries: [YAMLNode.Entry] = []
      for (key, value) in pairs {
        let offset = places.offset(of: key.mark)
        guard case .scalar(let text, let isPlain, _) = key, !text.isEmpty else {
          throw YAMLFault("a key has to be a single text", at: offset)
        }
        guard text != "<<" || !isPlain else {
          throw YAMLFault("merge keys are not read: write the entries out", at: offset, length: 2)
        }
        entries.append(
          YAMLNode.Entry(
            key: places.shown(text), offset: places.original(offset),
            value: try Self.node(of: value, &places)))
      }
      value = .mapping(entries)
    case .alias:
      throw YAMLFault(YAMLScanner.anchorMessage, at: offset)
    }
    return YAMLNode(value: value, offset: places.original(offset))
  }

  // MARK: - Faults of a text

  private static func fault(of error: YAMLTree.Failure, _ places: inout YAMLPlaces) -> YAMLFault {
    switch error {
    case .syntax(let failure):
      let offset = places.offset(of: failure.mark)
      // An unclosed construct is noticed at the end of the text, but its author looks for its
      // start.
      if let context = failure.context, offset >= places.contentEnd {
        let words = context.words.split(separator: " ").joined(separator: " ")
        return YAMLFault(
          "this YAML cannot be read: \(failure.problem) \(words)",
          at: places.offset(of: context.mark))
      }
      // The line that lacks a colon was read to its end.
      if failure.problem == "could not find expected ':'", let context = failure.context {
        return YAMLFault(
          "this YAML cannot be read: this line needs a colon with a space behind it",
          at: places.offset(of: context.mark))
      }
      let advice = advice(on: failure.problem, at: offset, in: places.bytes)
      return YAMLFault(
        "this YAML cannot be read: \(failure.problem)" + (advice.map { ": " + $0 } ?? ""),
        at: min(offset, places.contentEnd))
    case .repeatedKey(let key, let mark):
      let first = places.offset(of: mark)
      var scanner = YAMLScanner(places.bytes)
      let second = scanner.secondKey(key, first: first) ?? first..<first
      return YAMLFault(
        "the key '\(key)' occurs twice: keep only one",
        at: second.lowerBound, length: second.count)
    }
  }

  /// Whether only spaces precede a place in its line.
  private static func begins(at offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes.prefix(offset).reversed().first { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
  }

  /// Whether a colon ends the first key of its line, and every colon of the line before lacks a
  /// space after it, so that libyaml read that line as the beginning of the key.
  private static func followsGluedColon(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let lines = bytes.prefix(offset).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let key = lines.last, lines.count > 1, !key.contains(UInt8(ascii: ":")) else {
      return false
    }
    let before = lines[lines.count - 2]
    let colons = before.indices.filter { before[$0] == UInt8(ascii: ":") }
    return !colons.isEmpty
      && colons.allSatisfy { before.indices.contains($0 + 1) && before[$0 + 1] > 0x20 }
  }

  /// Returns advice for the author about the commonest mistakes, which the parser's words lack; nil
  /// for other problems.
  private static func advice(on problem: String, at offset: Int, in bytes: [UInt8]) -> String? {
    if problem.hasPrefix("mapping values are not allowed") {
      return followsGluedColon(offset, in: bytes)
        ? "put a space behind the colon of the line before"
        : "put a text with a colon into quotes"
    }
    if problem == "found unexpected ':'" { return "put a space behind the colon" }
    if problem.hasPrefix("did not find expected ',' or") {
      return "a comma is missing before this, or a bracket is not closed"
    }
    let isExpected =
      problem == "did not find expected key" || problem == "did not find expected '-' indicator"
    if isExpected, begins(at: offset, in: bytes) {
      return "lines that belong together begin in the same column"
    }
    guard problem.hasPrefix("found character that cannot start any token"),
      bytes.indices.contains(offset)
    else { return nil }
    let character = UnicodeScalar(bytes[offset])
    return character == "\t"
      ? "YAML is indented with spaces, not with tabs"
      : "put a text that begins with \(character) into quotes"
  }
}
