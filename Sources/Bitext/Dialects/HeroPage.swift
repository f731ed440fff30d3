/// The home page of VitePress and Starlight, whose texts stand in its front matter: `hero:` and
/// `features:`.
///
/// They are read where they stand, so that a translation comes back to the same place.
enum HeroPage {
  /// Makes spaces of a front matter, and Markdown of the texts of a home page in it, at their places.
  static func blank(_ range: Range<Int>, of bytes: inout [UInt8]) {
    let texts = isOne(bytes, range) ? texts(in: bytes, range) : []
    var kept: [(start: Int, text: [UInt8])] = []
    for text in texts {
      kept.append((text.line, text.mark + bytes[text.value] + text.end))
    }
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    for (start, text) in kept { bytes.replaceSubrange(start..<(start + text.count), with: text) }
  }

  /// Where the text of a line stands that is in such a front matter; nil for any other line.
  static func value(onLine line: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    guard bytes.starts(with: "---".utf8) else { return nil }
    let end = LineScanner(bytes, 3..<bytes.count).first("\n---") ?? 0
    guard line.upperBound <= end, isOne(bytes, 0..<end) else { return nil }
    let value = Entry(LineScanner(bytes, line))?.value ?? line
    return value.isEmpty ? nil : value
  }

  private struct Text {
    /// Where its line begins.
    let line: Int
    let mark: [UInt8]
    let value: Range<Int>
    let end: [UInt8]
  }

  private static func isOne(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let front = LineScanner(bytes, range)
    return bytes[range].starts(with: "---".utf8) && front.first("\nhero:") != nil
  }

  private static func texts(in bytes: [UInt8], _ range: Range<Int>) -> [Text] {
    var texts: [Text] = []
    var section = ""
    var isInActions = false
    var openLink: Text?
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(ByteSearch.first(0x0A, in: bytes, from: start) ?? bytes.count, range.upperBound)
      defer { start = end + 1 }
      guard let entry = Entry(LineScanner(bytes, start..<end)) else { continue }
      if entry.indent == 0 {
        section = entry.name
        isInActions = false
      }
      if entry.name == "actions" { isInActions = true }
      if entry.isItem { openLink = nil }
      guard !entry.value.isEmpty, entry.indent > 0 else { continue }
      func text(_ mark: String, end: String = "") -> Text {
        Text(line: start, mark: Array(mark.utf8), value: entry.value, end: Array(end.utf8))
      }
      switch (section, isInActions, entry.name) {
      case ("hero", false, "name"), ("hero", false, "title"): texts.append(text("# "))
      case ("hero", false, "text"): texts.append(text("## "))
      case ("hero", false, "tagline"), ("features", _, "details"): texts.append(text(""))
      case ("features", _, "title"): texts.append(text("### "))
      case ("hero", true, "text"):
        // Blanks at the end of the line would break it.
        openLink = text("[" + String(repeating: " ", count: entry.value.lowerBound - start - 1))
      case ("hero", true, "link"):
        // Both lines are one link.
        guard let open = openLink, !bytes[entry.value].contains(0x20) else { continue }
        texts.append(open)
        texts.append(text("](", end: ")"))
        openLink = nil
      default: continue
      }
    }
    return texts
  }

  /// A line `key: value`, perhaps in a list.
  private struct Entry {
    let indent: Int
    let isItem: Bool
    let name: String
    /// The value without its quotes; empty where there is none on the line, or another than a text.
    let value: Range<Int>

    init?(_ line: LineScanner) {
      var scanner = line
      indent = scanner.skip { $0 == 0x20 }
      isItem = scanner.take("- ")
      scanner.skipSpace()
      name = scanner.name()
      guard !name.isEmpty, scanner.take(":") else { return nil }
      scanner.skipSpace()
      var end = scanner.end
      while end > scanner.index, scanner.bytes[end - 1] <= 0x20 { end -= 1 }
      var value = scanner.index..<max(scanner.index, end)
      if let first = value.first.map({ scanner.bytes[$0] }) {
        switch first {
        case 0x22, 0x27:
          guard value.count > 1, scanner.bytes[end - 1] == first,
            !scanner.bytes[(value.lowerBound + 1)..<(end - 1)].contains(where: {
              $0 == 0x5C || $0 == first
            })
          else {
            value = end..<end
            break
          }
          value = (value.lowerBound + 1)..<(end - 1)
        case 0x7C, 0x3E, 0x5B, 0x7B, 0x26, 0x2A, 0x21, 0x23: value = end..<end
        default: break
        }
      }
      self.value = value
    }
  }
}
