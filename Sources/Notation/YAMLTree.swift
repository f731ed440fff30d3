/// The values of a text as libyaml finds them, with their places.
indirect enum YAMLTree {
  case scalar(String, isPlain: Bool, YAMLMark)
  case sequence([YAMLTree], YAMLMark)
  case mapping([(key: YAMLTree, value: YAMLTree)], YAMLMark)
  case alias(YAMLMark)

  /// The place where the value begins.
  var mark: YAMLMark {
    switch self {
    case .scalar(_, _, let mark), .sequence(_, let mark), .mapping(_, let mark), .alias(let mark):
      mark
    }
  }

  enum Failure: Error {
    case syntax(YAMLEvents.Failure)
    /// A key that occurs twice in one mapping, and the first place where it does.
    case repeatedKey(String, YAMLMark)
  }

  /// The value of a text that holds one document; nil if the text is empty.
  static func read(_ bytes: [UInt8]) throws(Failure) -> YAMLTree? {
    var events = YAMLEvents(bytes)
    guard case .document = try next(&events) else { return nil }
    guard let root = try value(try next(&events), &events) else { return nil }
    // The end of the document.
    _ = try next(&events)
    guard case .document(let mark) = try next(&events) else { return root }
    throw .syntax(
      YAMLEvents.Failure(
        problem: "but found another document", mark: mark,
        context: ("expected a single document in the stream", YAMLMark(line: 0, column: 0))))
  }

  private static func next(_ events: inout YAMLEvents) throws(Failure) -> YAMLEvents.Occurrence {
    do throws(YAMLEvents.Failure) {
      return try events.next()
    } catch {
      throw .syntax(error)
    }
  }

  /// The value that begins with an event; nil for the end of a sequence or mapping.
  private static func value(
    _ event: YAMLEvents.Occurrence, _ events: inout YAMLEvents
  ) throws(Failure) -> YAMLTree? {
    switch event {
    case .scalar(let text, let isPlain, let mark):
      return .scalar(text, isPlain: isPlain, mark)
    case .sequence(let mark):
      var items: [YAMLTree] = []
      while let item = try value(try next(&events), &events) { items.append(item) }
      return .sequence(items, mark)
    case .mapping(let mark):
      var entries: [(key: YAMLTree, value: YAMLTree)] = []
      while let key = try value(try next(&events), &events) {
        guard let value = try value(try next(&events), &events) else { break }
        entries.append((key, value))
      }
      try refuseRepeatedKeys(entries)
      return .mapping(entries, mark)
    case .alias(let mark): return .alias(mark)
    case .end, .close, .document: return nil
    }
  }

  /// Reports the repeated key that comes first in the order of words.
  private static func refuseRepeatedKeys(
    _ entries: [(key: YAMLTree, value: YAMLTree)]
  ) throws(Failure) {
    var first: [String: YAMLMark] = [:]
    var repeated: (key: String, mark: YAMLMark)?
    for entry in entries {
      guard case .scalar(let key, _, let mark) = entry.key else { continue }
      guard let earlier = first.updateValue(mark, forKey: key) else { continue }
      first[key] = earlier
      if repeated.map({ key < $0.key }) ?? true { repeated = (key, earlier) }
    }
    if let repeated { throw .repeatedKey(repeated.key, repeated.mark) }
  }
}
