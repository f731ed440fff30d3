extension Tree {
  /// The value in the authoring format: maps and lists of maps on lines of their own, small values
  /// in flow style.
  package var yaml: String {
    var text = ""
    writeBlock(indent: 0, into: &text)
    return text
  }

  private func writeBlock(indent: Int, into text: inout String) {
    let margin = String(repeating: "  ", count: indent)
    switch value {
    case .map(let entries):
      for entry in entries {
        let flow = entry.value.flow
        let isLong = indent < 3 && entry.value.holdsMaps
        if isLong {
          text += "\(margin)\(Self.plain(entry.key)):\n"
          entry.value.writeBlock(indent: indent + 1, into: &text)
        } else {
          text += "\(margin)\(Self.plain(entry.key)): \(flow)\n"
        }
      }
    case .list(let items):
      for item in items {
        if indent < 3, item.holdsMaps, case .map = item.value {
          var inner = ""
          item.writeBlock(indent: indent + 1, into: &inner)
          text += "\(margin)- " + inner.dropFirst(margin.utf8.count + 2)
        } else {
          text += "\(margin)- \(item.flow)\n"
        }
      }
    case .scalar:
      text += "\(margin)\(flow)\n"
    }
  }

  /// Whether a list of maps is somewhere in the value: then it deserves lines of its own.
  private var holdsMaps: Bool {
    switch value {
    case .scalar: false
    case .list(let items):
      items.contains { if case .map = $0.value { true } else { false } }
    case .map(let entries): entries.contains { $0.value.holdsMaps }
    }
  }

  private var flow: String {
    switch value {
    case .scalar(let text): Self.plain(text)
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\(Self.plain($0.key)): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// Plain where YAML cannot misread it, else in double quotes.
  private static func plain(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.hasPrefix("-")
      && !text.hasPrefix("?") && !["on", "off", "yes", "no", "null", "~"].contains(text)
      && !text.unicodeScalars.contains { scalar in
        ",[]{}#&*!|>'\"%@`:\\".unicodeScalars.contains(scalar) || scalar.value < 0x20
          || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
          || scalar.value == 0x2029 || scalar.value == 0xFEFF
      }
    return isPlain ? text : quoted(text)
  }
}
