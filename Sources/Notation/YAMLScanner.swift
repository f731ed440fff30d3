/// Checks the structure of a YAML text before libyaml reads it.
///
/// libyaml accepts some invalid YAML, such as quoted lines that are indented too little, or a comment
/// without a space before it. And aliases or deep nesting could expand to far more than the text,
/// so they are rejected before libyaml sees them. libyaml reports all other errors.
struct YAMLScanner {
  static let anchorMessage = "anchors and aliases are not read: write the value out"

  /// More nesting than anybody writes; protects the stack from hostile input.
  private static let depthLimit = 64

  let bytes: [UInt8]
  var index = 0
  var lineStart = 0
  /// The columns and numbers of the open block collections.
  private var blocks: [(column: Int, number: Int)] = []
  /// The numbers of the open flow collections, and where they begin.
  private var flows: [(number: Int, offset: Int)] = []
  /// The column beyond which lines of the open flow collections have to be indented.
  private var flowParent = -1
  /// A fault in a line of the open flow collections, reported when they are closed.
  ///
  /// If they are never closed, their start is reported instead.
  private var flowFault: YAMLFault?
  /// Whether a plain scalar in a flow collection may continue on the next line.
  private var isPlainOpen = false
  private var hasContent = false
  private var hasMarker = false
  private var isEnded = false
  private var collections = 0
  /// The keys found, with the numbers of their collections.
  private var keys: [(collection: Int, range: Range<Int>)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() throws(YAMLFault) {
    while index < bytes.count {
      lineStart = index
      try scanLine()
      skipLineEnd()
    }
  }

  /// The place of the second occurrence of the key that begins at `first`.
  mutating func secondKey(_ name: String, first: Int) -> Range<Int>? {
    try? scan()
    guard let known = keys.first(where: { $0.range.lowerBound == first }) else { return nil }
    return keys.first { key in
      guard key.collection == known.collection, key.range.lowerBound > first else { return false }
      var text = bytes[key.range]
      if let quote = text.first, quote == 0x22 || quote == 0x27, text.count > 1 {
        text = text.dropFirst().dropLast()
      }
      return String(decoding: text, as: UTF8.self) == name
    }?.range
  }

  // MARK: - Lines

  private mutating func scanLine() throws(YAMLFault) {
    if flows.isEmpty {
      if try scanMarker() { return }
      if byte == UInt8(ascii: "%"), !isPlainOpen { return try scanDirective() }
    }
    while byte == 0x20 { index += 1 }
    let indent = index - lineStart
    skipBlanks()
    if isAtLineEnd || byte == UInt8(ascii: "#") { return skipLine() }
    if isEnded { throw YAMLFault("this is after the end of the document", at: index) }
    if flows.isEmpty {
      while let last = blocks.last, last.column > indent { blocks.removeLast() }
    } else {
      // Closing brackets may be in the column of the key, as in JSON.
      let isCloser = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      if indent <= flowParent, !(isCloser && indent == flowParent) {
        flowFault =
          flowFault
          ?? YAMLFault(
            "this line goes on with what is in brackets: indent it more than where that begins",
            at: index)
      }
    }
    try scanTokens()
  }

  private mutating func scanTokens() throws(YAMLFault) {
    while true {
      skipBlanks()
      guard !isAtLineEnd else { return }
      if byte == UInt8(ascii: "#") {
        guard index == lineStart || isBlank(bytes[index - 1]) else {
          throw YAMLFault("a comment needs a space before its '#'", at: index)
        }
        isPlainOpen = false
        return skipLine()
      }
      hasContent = true
      try flows.isEmpty ? scanBlockToken() : scanFlowToken()
    }
  }

  private mutating func scanBlockToken() throws(YAMLFault) {
    let start = index
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      guard isBlankOrEnd(index + 1) else { return try scanPlain() }
      try open(atColumn: start - lineStart)
      index += 1
    case UInt8(ascii: ":"):
      guard isBlankOrEnd(index + 1) else { return try scanPlain() }
      index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let column = start - lineStart
      try scanQuoted(parent: parent(ofColumn: column))
      let end = index
      skipBlanks()
      if byte == UInt8(ascii: ":"), isBlankOrEnd(index + 1) { try key(start..<end, column) }
      index = end
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      flowParent = parent(ofColumn: start - lineStart)
      try openFlow()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try scanBlockScalar(parent: parent(ofColumn: start - lineStart))
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"): throw properties()
    default: try scanPlain()
    }
  }

  private mutating func scanFlowToken() throws(YAMLFault) {
    let start = index
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): try openFlow()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      flows.removeLast()
      if flows.isEmpty, let flowFault { throw flowFault }
      isPlainOpen = false
      index += 1
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      isPlainOpen = false
      index += 1
    case _ where isPlainOpen: try scanPlain()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try scanQuoted(parent: flowParent)
      let end = index
      skipBlanks()
      if byte == UInt8(ascii: ":") { keys.append((flows.last?.number ?? 0, start..<end)) }
      index = end
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"): throw properties()
    case UInt8(ascii: "?") where isBlankOrEnd(index + 1): index += 1
    default: try scanPlain()
    }
  }

  private func properties() -> YAMLFault {
    byte == UInt8(ascii: "!")
      ? YAMLFault("tags are not read: leave this one out", at: index)
      : YAMLFault(Self.anchorMessage, at: index)
  }

  // MARK: - Plain scalars

  /// Whether a line begins here as an item of a block sequence does.
  private var isItem: Bool {
    byte == UInt8(ascii: "-") && isBlankOrEnd(index + 1)
      && bytes[lineStart..<index].allSatisfy(isBlank)
  }

  private mutating func scanPlain() throws(YAMLFault) {
    let start = index
    let column = index - lineStart
    let isFlow = !flows.isEmpty
    if let flow = flows.last, !isPlainOpen, isItem {
      throw YAMLFault("this bracket is not closed before the next item", at: flow.offset)
    }
    skipPlain()
    var end = index
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    if isFlow, end - start == 1, bytes[start] == UInt8(ascii: "-"), !isPlainOpen {
      throw YAMLFault("a '-' alone is not text here: put it in quotes", at: start)
    }
    if byte == UInt8(ascii: ":") {
      if isFlow {
        keys.append((flows.last?.number ?? 0, start..<end))
      } else {
        try key(start..<end, column)
      }
      isPlainOpen = false
      index += 1
      return
    }
    isPlainOpen = isFlow && isAtLineEnd
    if !isFlow, isAtLineEnd { skipFurtherLines(parent: parent(ofColumn: column)) }
  }

  /// Skips the further lines of a plain scalar, whatever they begin with.
  private mutating func skipFurtherLines(parent: Int) {
    while true {
      let (before, beforeStart) = (index, lineStart)
      repeat {
        skipLineEnd()
        lineStart = index
        skipBlanks()
      } while index < bytes.count && isAtLineEnd
      let indent = bytes[lineStart...].prefix { $0 == 0x20 }.count
      let goesOn =
        index < bytes.count && indent > parent && byte != UInt8(ascii: "#") && !isMarker(lineStart)
      guard goesOn else {
        (index, lineStart) = (before, beforeStart)
        return
      }
      skipPlain()
      guard isAtLineEnd else { return }
    }
  }

  private mutating func skipPlain() {
    let isFlow = !flows.isEmpty
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D: return
      case UInt8(ascii: "#") where index > lineStart && isBlank(bytes[index - 1]): return
      case UInt8(ascii: ":") where isBlankOrEnd(index + 1): return
      case UInt8(ascii: ":") where isFlow && isFlowSign(index + 1): return
      case UInt8(ascii: ",") where isFlow, UInt8(ascii: "[") where isFlow,
        UInt8(ascii: "]") where isFlow, UInt8(ascii: "{") where isFlow,
        UInt8(ascii: "}") where isFlow:
        return
      default: index += 1
      }
    }
  }

  // MARK: - Collections

  private mutating func key(_ range: Range<Int>, _ column: Int) throws(YAMLFault) {
    try open(atColumn: column)
    keys.append((blocks.last?.number ?? 0, range))
  }

  private mutating func open(atColumn column: Int) throws(YAMLFault) {
    guard (blocks.last?.column ?? -1) < column else { return }
    collections += 1
    blocks.append((column, collections))
    try checkDepth()
  }

  private mutating func openFlow() throws(YAMLFault) {
    collections += 1
    flows.append((collections, index))
    try checkDepth()
    isPlainOpen = false
    index += 1
  }

  private func checkDepth() throws(YAMLFault) {
    guard blocks.count + flows.count > Self.depthLimit else { return }
    throw YAMLFault("this YAML is nested too deeply", at: index)
  }

  /// The column of the block collection that contains a value at `column`; -1 at the top level.
  private func parent(ofColumn column: Int) -> Int {
    blocks.last { $0.column < column }?.column ?? -1
  }

  // MARK: - Documents

  /// Whether a line begins with a marker of the start or end of a document.
  private func isMarker(_ start: Int) -> Bool {
    let rest = bytes[start...]
    return (rest.starts(with: "---".utf8) || rest.starts(with: "...".utf8))
      && isBlankOrEnd(start + 3)
  }

  private mutating func scanMarker() throws(YAMLFault) -> Bool {
    guard isMarker(index) else { return false }
    let isEnd = byte == UInt8(ascii: ".")
    if isEnd {
      isEnded = true
    } else {
      guard !hasMarker, !hasContent else {
        throw YAMLFault("a second document begins here: only one is read", at: index, length: 3)
      }
      hasMarker = true
    }
    blocks = []
    index += 3
    skipBlanks()
    if !isAtLineEnd, byte != UInt8(ascii: "#"), isEnd {
      throw YAMLFault("this is after the end of the document", at: index)
    }
    try scanTokens()
    return true
  }

  private mutating func scanDirective() throws(YAMLFault) {
    let start = index
    skipLine()
    let line = String(decoding: bytes[start..<index], as: UTF8.self)
    let words = line.split { $0 == " " || $0 == "\t" }
    let isVersion =
      words.count > 1 && words[0] == "%YAML" && (words[1] == "1.1" || words[1] == "1.2")
      && (words.count == 2 || words[2].hasPrefix("#"))
    guard isVersion, !hasContent, !hasMarker else {
      throw YAMLFault("directives are not read: leave this line out", at: start)
    }
  }
}
