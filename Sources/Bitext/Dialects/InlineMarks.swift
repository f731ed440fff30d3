import TextBasics

/// Marks inside a line that raise and lower letters and name keys: `x^2^`, `H~2~O`, `++ctrl+c++`.
///
/// Carets and tildes mean other things too, so only marks right behind a word and without blanks
/// are read.
enum InlineMarks {
  /// Such a mark, as HTML has it.
  struct Found {
    let html: [UInt8]
    /// The index behind it.
    let end: Int
  }

  /// The mark that begins at an index.
  static func found(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    switch bytes[index] {
    case 0x5E:
      note(at: index, in: bytes, before: end) ?? inserted(at: index, in: bytes, before: end)
        ?? raised(at: index, in: bytes, before: end)
    case 0x7E: lowered(at: index, in: bytes, before: end)
    case 0x2B:
      keys(at: index, in: bytes, before: end) ?? inserted(at: index, in: bytes, before: end)
    default: nil
    }
  }

  /// Whether a line or a text may hold a mark; true also for a few others.
  static func mayStand(in bytes: [UInt8]) -> Bool {
    [0x5E as UInt8, 0x7E, 0x2B].contains { mark in
      var next = ByteSearch.first(mark, in: bytes)
      while let index = next {
        if found(at: index, in: bytes, before: bytes.count) != nil { return true }
        next = ByteSearch.first(mark, in: bytes, from: index + 1)
      }
      return false
    }
  }

  /// The marks of a text as they are written and as they are read.
  static func all(in bytes: [UInt8]) -> [(written: [UInt8], read: [UInt8])] {
    bytes.indices.compactMap { index in
      found(at: index, in: bytes, before: bytes.count).map {
        (Array(bytes[index..<$0.end]), $0.html)
      }
    }
  }

  // MARK: - Kinds

  /// `^[text]` of Pandoc, a note that stands where it is said: a remark in brackets.
  private static func note(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    guard index > 0, index + 2 < end, bytes[index + 1] == 0x5B else { return nil }
    let space: [UInt8] = bytes[index - 1] > 0x20 ? [0x20] : []
    var depth = 0
    for close in (index + 1)..<min(end, index + 1_000) {
      switch bytes[close] {
      case 0x5B: depth += 1
      case 0x5D: depth -= 1
      case 0x0A, 0x0D: return nil
      default: break
      }
      guard depth == 0 else { continue }
      let text = bytes[(index + 2)..<close]
      return text.isEmpty ? nil : Found(html: space + [0x28] + text + [0x29], end: close + 1)
    }
    return nil
  }

  /// `^^inserted^^` of PyMdown, and `++inserted++` of markdown-it.
  private static func inserted(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    let start = index + 2
    let mark = bytes[index]
    guard start < end, bytes[index + 1] == mark, bytes[start] > 0x20, bytes[start] != mark else {
      return nil
    }
    if index > 0 {
      let before = bytes[index - 1]
      // `^^` also stands for smiling eyes, behind a Korean or Japanese text.
      guard !before.isASCIIAlphanumeric, before < 0x80 || mark == 0x2B, before != mark else {
        return nil
      }
    }
    for close in start..<min(end - 1, start + 400) {
      if bytes[close] == 0x60 || bytes[close] == 0x0A { return nil }
      guard bytes[close] == mark, bytes[close + 1] == mark else { continue }
      guard bytes[close - 1] > 0x20, close + 2 == end || bytes[close + 2] != mark else {
        return nil
      }
      let text = bytes[start..<close]
      // `++i and i++` are code that its author did not mark.
      guard mark != 0x2B || text.contains(where: { $0 >= 0x80 }) else { return nil }
      return Found(html: Array("<ins>".utf8) + text + Array("</ins>".utf8), end: close + 2)
    }
    return nil
  }

  private static func raised(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    guard index > 0 else { return nil }
    let before = bytes[index - 1]
    guard before.isASCIIAlphanumeric || before >= 0x80 || before == 0x29 || before == 0x2A,
      let close = close(of: index, in: bytes, before: end)
    else { return nil }
    let text = bytes[(index + 1)..<close]
    // `^_^` and `^o^` are faces.
    guard text.contains(where: { before >= 0x80 ? 0x30...0x39 ~= $0 : $0.isASCIIAlphanumeric })
    else { return nil }
    // `x^2^y`, but no tower of powers.
    if close + 1 < end, bytes[close + 1].isASCIIAlphanumeric {
      guard before.isASCIILetter, bytes[close + 1].isASCIILetter,
        bytes[(index + 1)..<close].allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2D })
      else { return nil }
    }
    return element("sup", bytes[(index + 1)..<close], close)
  }

  private static func lowered(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    guard index > 0, bytes[index - 1].isASCIILetter,
      let close = close(of: index, in: bytes, before: end)
    else { return nil }
    let text = bytes[(index + 1)..<close]
    let isNumber = text.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D }
    guard text.count <= 8, text.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2B || $0 == 0x2D })
    else { return nil }
    // `A~C~E` are ranges.
    if close + 1 < end, bytes[close + 1].isASCIIAlphanumeric, !isNumber { return nil }
    return element("sub", text, close)
  }

  /// Where the mark at `index` comes again, in the same word.
  private static func close(of index: Int, in bytes: [UInt8], before end: Int) -> Int? {
    var close = index + 1
    let last = min(end, index + 26)
    while close < last, bytes[close] != bytes[index] {
      switch bytes[close] {
      case 0...0x20, 0x2A, 0x3C, 0x5B, 0x5C, 0x5D, 0x5E, 0x60, 0x7E, 0x7B, 0x7C: return nil
      default: close += 1
      }
    }
    guard close < last, close > index + 1 else { return nil }
    return close + 1 < end && bytes[close + 1] == bytes[index] ? nil : close
  }

  private static func element(_ name: String, _ text: ArraySlice<UInt8>, _ close: Int) -> Found {
    Found(html: Array("<\(name)>".utf8) + text + Array("</\(name)>".utf8), end: close + 1)
  }

  // MARK: - Keys

  /// `++ctrl+alt+del++` of PyMdown.
  private static func keys(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    guard index + 5 < end, bytes[index + 1] == 0x2B, bytes[index + 2].isASCIIAlphanumeric,
      index == 0 || !bytes[index - 1].isASCIIAlphanumeric && bytes[index - 1] != 0x2B
    else { return nil }
    var close = index + 2
    let last = min(end - 1, index + 60)
    while close < last, !(bytes[close] == 0x2B && bytes[close + 1] == 0x2B) {
      guard bytes[close].isASCIIAlphanumeric || bytes[close] == 0x2B || bytes[close] == 0x2D else {
        return nil
      }
      close += 1
    }
    guard close < last else { return nil }
    if close + 2 < end, bytes[close + 2].isASCIIAlphanumeric || bytes[close + 2] == 0x2B {
      return nil
    }
    let parts = bytes[(index + 2)..<close].split(separator: 0x2B)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.allSatisfy({ $0.utf8.count == 1 || isKey($0) }),
      parts.count > 1 || parts.contains(where: isKey)
    else { return nil }
    let shown = parts.map { "<kbd>\($0.prefix(1).uppercased())\($0.dropFirst())</kbd>" }
    return Found(html: Array(shown.joined(separator: "+").utf8), end: close + 2)
  }

  private static func isKey(_ name: String) -> Bool {
    let bare = name.lowercased()
    if bare.utf8.first == 0x66, bare.utf8.dropFirst().allSatisfy({ 0x30...0x39 ~= $0 }) {
      return (2...3).contains(bare.utf8.count)
    }
    return names.contains(bare) || bare.utf8.starts(with: "arrow-".utf8)
      || bare.utf8.starts(with: "num".utf8)
  }

  private static let names: Set<String> = [
    "alt", "backspace", "bksp", "break", "caps-lock", "cmd", "command", "ctrl", "control", "del",
    "delete", "down", "end", "enter", "esc", "escape", "fn", "home", "ins", "insert", "left",
    "meta",
    "opt", "option", "page-down", "page-up", "pause", "print-screen", "return", "right", "shift",
    "space", "spacebar", "super", "tab", "up", "win", "windows",
  ]
}
