import TextBasics

/// The names of emoji that GitHub, GitLab, Slack and many generators read: `:bulb:`, `:+1:`.
enum EmojiNames {
  private static let byName: [Substring: Substring] = {
    let words = table.split(separator: " ")
    var names: [Substring: Substring] = [:]
    names.reserveCapacity(words.count / 2)
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      names[words[index]] = words[index + 1]
    }
    return names
  }()

  /// The longest name, in bytes.
  private static let longest = 40

  /// A name between colons that stands in a text.
  struct Found {
    let emoji: String
    /// The index behind the second colon.
    let end: Int
  }

  /// The emoji whose name begins with the colon at an index.
  ///
  /// A time (`10:30:00`), an address, a word in Swift, C++ or YAML (`std::key::x`, `on:key:x`) has a letter,
  /// a digit, a slash or a colon beside the name; `isBehindAnother` says that the colon before is that of
  /// another name.
  static func found(
    at index: Int, in bytes: [UInt8], before end: Int, isBehindAnother: Bool = false
  ) -> Found? {
    guard mayBegin(at: index, in: bytes, isBehindAnother: isBehindAnother),
      let found = name(at: index, in: bytes, before: end)
    else { return nil }
    guard found.end < end else { return found }
    switch bytes[found.end] {
    case 0x2F: return nil
    // Another name, whatever is behind that: to look further would cost the square of a row of names.
    case 0x3A: return name(at: found.end, in: bytes, before: end) == nil ? nil : found
    case let byte: return byte.isASCIIAlphanumeric ? nil : found
    }
  }

  /// The emoji whose name stands between the colon at an index and the next one.
  private static func name(at index: Int, in bytes: [UInt8], before end: Int) -> Found? {
    var close = index + 1
    while close < end, close - index <= longest, isOfName(bytes[close]) { close += 1 }
    guard close < end, bytes[close] == 0x3A,
      let emoji = byName[Substring(decoding: bytes[(index + 1)..<close], as: UTF8.self)]
    else { return nil }
    return Found(emoji: String(emoji), end: close + 1)
  }

  /// Whether any name may stand in a line; true also for a few others.
  static func mayStand(in line: [UInt8]) -> Bool {
    var next = ByteSearch.first(0x3A, in: line)
    while let index = next {
      if mayBegin(at: index, in: line) { return true }
      next = ByteSearch.first(0x3A, in: line, from: index + 1)
    }
    return false
  }

  private static func mayBegin(
    at index: Int, in bytes: [UInt8], isBehindAnother: Bool = false
  ) -> Bool {
    guard index + 2 < bytes.count, isOfName(bytes[index + 1]) else { return false }
    guard index > 0, !isBehindAnother else { return true }
    let before = bytes[index - 1]
    return !before.isASCIIAlphanumeric && before != 0x3A && before != 0x2F
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == 0x5F || byte == 0x2B || byte == 0x2D
  }

  /// The names in a text with the emoji that are read for them, each once.
  static func all(in bytes: [UInt8]) -> [(name: [UInt8], emoji: [UInt8])] {
    var all: [(name: [UInt8], emoji: [UInt8])] = []
    var behind = -1
    var next = ByteSearch.first(0x3A, in: bytes)
    while let index = next {
      var from = index + 1
      if let found = found(
        at: index, in: bytes, before: bytes.count, isBehindAnother: index == behind)
      {
        let name = Array(bytes[index..<found.end])
        if !all.contains(where: { $0.name == name }) { all.append((name, Array(found.emoji.utf8))) }
        (from, behind) = (found.end, found.end)
      }
      next = ByteSearch.first(0x3A, in: bytes, from: from)
    }
    return all
  }
}
