internal import Yams

/// Reads a subset of YAML 1.2: one document of mappings with text keys, lists and scalars.
///
/// Anchors, aliases, merge keys and tags are rejected: nobody needs them here, and a few lines of
/// them can expand to gigabytes. This is the only use of Yams in the package.
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

  /// Reads the value; places in the result and in faults refer to the bytes that Yams reads.
  private static func value(_ places: YAMLPlaces) throws(YAMLFault) -> YAMLNode? {
    var places = places
    do {
      let text = String(decoding: places.bytes, as: UTF8.self)
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return nil }
      return try node(of: root, &places)
    } catch let fault as YAMLFault {
      throw fault
    } catch let error as YamlError {
      throw fault(of: error, &places)
    } catch {
      throw YAMLFault("this YAML cannot be read", at: 0)
    }
  }

  private static func node(
    of node: Node, _ places: inout YAMLPlaces
  ) throws(YAMLFault) -> YAMLNode {
    let offset = places.offset(of: node.mark)
    let value: YAMLNode.Value
    switch node {
    case .scalar(let scalar):
      value = .scalar(places.shown(scalar.string))
    case .sequence(let sequence):
      var items: [YAMLNode] = []
      for item in sequence { items.append(try Self.node(of: item, &places)) }
      value = .sequence(items)
    case .mapping(let mapping):
      var entries: [YAMLNode.Entry] = []
      for (key, value) in mapping {
        let offset = places.offset(of: key.mark)
        guard case .scalar(let text) = key, !text.string.isEmpty else {
          throw YAMLFault("a key has to be a single text", at: offset)
        }
        guard text.string != "<<" || text.style != .plain else {
          throw YAMLFault("merge keys are not read: write the entries out", at: offset, length: 2)
        }
        entries.append(
          YAMLNode.Entry(
            key: places.shown(text.string), offset: places.original(offset),
            value: try Self.node(of: value, &places)))
      }
      value = .mapping(entries)
    case .alias:
      throw YAMLFault(YAMLScanner.anchorMessage, at: offset)
    }
    return YAMLNode(value: value, offset: places.original(offset))
  }

  // MARK: - Errors of Yams

  private static func fault(of error: YamlError, _ places: inout YAMLPlaces) -> YAMLFault {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let offset = places.offset(of: mark)
      // An unclosed construct is noticed at the end of the text, but its author looks for its
      // start.
      if let context, offset >= places.contentEnd {
        let words = context.text.split(separator: " ").joined(separator: " ")
        return YAMLFault(
          "this YAML cannot be read: \(problem) \(words)", at: places.offset(of: context.mark))
      }
      return YAMLFault("this YAML cannot be read: \(problem)", at: min(offset, places.contentEnd))
    case .duplicatedKeysInMapping(let keys, let context):
      let key = keys.first ?? ""
      let first = places.offset(of: context.mark)
      var scanner = YAMLScanner(places.bytes)
      let second = scanner.secondKey(key, first: first) ?? first..<first
      return YAMLFault(
        "the key '\(key)' occurs twice: keep only one",
        at: second.lowerBound, length: second.count)
    case .reader(let problem, let offset, _, _):
      return YAMLFault("this YAML cannot be read: \(problem)", at: offset ?? 0)
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return YAMLFault("this YAML cannot be read", at: 0)
    }
  }
}
