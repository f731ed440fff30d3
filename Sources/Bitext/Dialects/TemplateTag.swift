import TextBasics

/// A tag of a template language: `{% name … %}` of Liquid, Jekyll and GitBook, `{{< name … >}}` and
/// `{{% name … %}}` of Hugo, `{::name … /}` of kramdown, and `<Name …>` of MDX.
struct TemplateTag {
  enum Syntax { case liquid, hugo, kramdown, component }

  let syntax: Syntax
  let name: String
  /// The values without a key, in order.
  var values: [String] = []
  private var keyed: [String: String] = [:]
  /// The keys of the values that are expressions of JavaScript, and no texts.
  private var expressions: Set<String> = []
  var isClosing = false
  var isSelfClosing = false
  /// Where the tag ends.
  private(set) var end = 0

  /// The value of the first of `keys` that the tag has.
  subscript(keys: String...) -> String? {
    for key in keys {
      if let value = keyed[key], !value.isEmpty, !expressions.contains(key) { return value }
    }
    return nil
  }

  /// The last part of the name of a component, in small letters: `card` of `Cards.Card`.
  var component: String { (name.split(separator: ".").last.map(String.init) ?? name).lowercased() }

  /// The texts in a list of JavaScript that is the value of a key: `{["One", 'Two']}`.
  func texts(of key: String) -> [String] {
    guard expressions.contains(key), let list = keyed[key], list.hasPrefix("[") else { return [] }
    let bytes = Array(list.utf8)
    var scanner = LineScanner(bytes, bytes.indices)
    var texts: [String] = []
    while let byte = scanner.next {
      if byte == 0x22 || byte == 0x27 || byte == 0x60, let text = Self.quoted(&scanner) {
        texts.append(text)
      } else if byte == 0x7B || byte == 0x3C || byte == 0x28 {
        return []
      } else {
        scanner.index += 1
      }
    }
    return texts
  }

  /// The alternative text of a picture; empty where the author wrote that there is none to give.
  var alternative: String? { keyed["alt"] }

  /// The size of a picture, as a text or a number.
  var size: PictureSize? { PictureSize(width: keyed["width"], height: keyed["height"]) }

  /// The tag as a message names it.
  var shown: String {
    switch syntax {
    case .liquid: "{% \(name) %}"
    case .hugo: "{{< \(name) >}}"
    case .kramdown: "{::\(name)}"
    case .component: "<\(name)>"
    }
  }

  /// The tag at the scanner's place; nil if there is no tag.
  ///
  /// - Complexity: O(tag), or O(line) where the beginning of a tag has no end.
  init?(_ start: LineScanner) {
    var scanner = start
    if scanner.take("{{<") || scanner.take("{{%") {
      syntax = .hugo
    } else if scanner.take("{%") {
      syntax = .liquid
      _ = scanner.take("-")
    } else if scanner.take("{::") || scanner.isAt("{:/") {
      syntax = .kramdown
      if scanner.take("{:/") { isClosing = true }
    } else if scanner.next == 0x3C {
      scanner.index += 1
      syntax = .component
    } else {
      return nil
    }
    let closer: String =
      switch syntax {
      case .hugo: scanner.bytes[start.index + 2] == 0x3C ? ">}}" : "%}}"
      case .liquid: "%}"
      case .kramdown: "}"
      case .component: ">"
      }
    if syntax != .component { scanner.skipSpace() }
    if scanner.take("/") { isClosing = true }
    if syntax == .component, !(scanner.next.map { 0x41...0x5A ~= $0 } ?? false) { return nil }
    if syntax != .component { scanner.skipSpace() }
    let isIntegration = syntax == .liquid && scanner.take("@")
    var name = (isIntegration ? "@" : "") + scanner.name()
    if isIntegration { scanner.skip { $0 > 0x20 && $0 != 0x25 } }
    if syntax == .liquid, name.hasPrefix("end"), name.count > 3 {
      name.removeFirst(3)
      isClosing = true
    }
    // Only kramdown closes the innermost tag without a name.
    if name.isEmpty, syntax != .kramdown || !isClosing { return nil }
    self.name = name
    guard readArguments(&scanner, until: closer) else { return nil }
    end = scanner.index
  }

  private mutating func readArguments(
    _ scanner: inout LineScanner, until closer: String
  ) -> Bool {
    while true {
      scanner.skip { $0 <= 0x20 || $0 == 0x2C }
      if scanner.isAtEnd { return false }
      if scanner.take(closer) { return true }
      let start = scanner.index
      if syntax == .liquid, scanner.take("-"), scanner.take(closer) { return true }
      scanner.index = start
      if scanner.take("/"), scanner.isAt(closer) || scanner.next == 0x20 {
        isSelfClosing = true
        continue
      }
      scanner.index = start
      if let quote = scanner.next, quote == 0x22 || quote == 0x27,
        let value = Self.quoted(&scanner)
      {
        values.append(value)
        continue
      }
      // Another tag begins: this one was never closed.
      if isAtTag(scanner) { return false }
      let word = bareWord(&scanner, until: closer)
      guard scanner.take("=") || scanner.take(":") else {
        if !word.isEmpty { values.append(word) } else { scanner.index += 1 }
        continue
      }
      if let quote = scanner.next, quote == 0x22 || quote == 0x27 || quote == 0x7B,
        let value = Self.quoted(&scanner)
      {
        keyed[word] = value
        if quote == 0x7B, scanner.bytes[scanner.index - 2] != 0x22,
          ![0x27, 0x60].contains(scanner.bytes[scanner.index - 2])
        {
          expressions.insert(word)
        }
      } else {
        keyed[word] = bareWord(&scanner, until: closer)
      }
    }
  }

  private func isAtTag(_ scanner: LineScanner) -> Bool {
    switch syntax {
    case .component: scanner.next == 0x3C
    case .liquid, .hugo: scanner.isAt("{%") || scanner.isAt("{{")
    case .kramdown: scanner.next == 0x7B
    }
  }

  private func bareWord(_ scanner: inout LineScanner, until closer: String) -> String {
    let start = scanner.index
    while let byte = scanner.next, byte > 0x20, byte != 0x2C, !scanner.isAt(closer) {
      if byte == 0x3D || (byte == 0x3A && scanner.index > start && syntax != .hugo) { break }
      scanner.index += 1
    }
    return scanner.text(start..<scanner.index)
  }

  /// The text in the quotes, or in the braces of an expression of JSX, that begin here; nil if none
  /// end.
  private static func quoted(_ scanner: inout LineScanner) -> String? {
    guard let open = scanner.next else { return nil }
    let begin = scanner.index
    let close: UInt8 = open == 0x7B ? 0x7D : open
    let start = scanner.index + 1
    var depth = 0
    while let byte = scanner.next {
      scanner.index += byte == 0x5C && open != 0x7B ? 2 : 1
      if byte == open, open == 0x7B { depth += 1 }
      if byte == close, open == 0x7B { depth -= 1 }
      if byte == close, depth == 0, scanner.index > start {
        let inner = scanner.text(start..<max(start, scanner.index - 1))
        guard open == 0x7B, let first = inner.first, inner.count > 1, inner.last == first,
          "\"'`".contains(first)
        else { return inner }
        return String(inner.dropFirst().dropLast())
      }
    }
    scanner.index = begin
    return nil
  }
}
