import TestSupport

/// Writes random tables as TOML, choosing among the syntaxes of the language.
struct RandomTOML {
  private var random: SplitMix64
  private var count = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A document and its expected ``TOML/dump``.
  mutating func document() -> (text: String, dump: String) {
    let (lines, entries) = table(path: "", depth: 0)
    return (lines, "{" + entries.joined(separator: ", ") + "}")
  }

  /// The lines of a table: its own entries, then its subtables with their headers.
  private mutating func table(path: String, depth: Int) -> (lines: String, entries: [String]) {
    var lines = ""
    var entries: [String] = []
    for _ in 0..<number(0...4) {
      let (name, written) = key()
      if chance(5) {
        let (inner, innerWritten) = key()
        let (value, dump) = value(depth: depth)
        lines += "\(written) \(chance(2) ? "." : " . ")\(innerWritten)= \(value)\(end())"
        entries.append("\(name): {\(inner): \(dump)}")
      } else {
        let (value, dump) = value(depth: depth)
        lines += "\(chance(3) ? "\t" : "")\(written) = \(value)\(end())"
        entries.append("\(name): \(dump)")
      }
    }
    guard depth < 4 else { return (lines, entries) }
    for _ in 0..<number(0...2) {
      let (name, written) = key()
      let inner = path.isEmpty ? written : "\(path).\(written)"
      if chance(3) {
        var items: [String] = []
        for _ in 0..<number(1...3) {
          let (text, entries) = table(path: inner, depth: depth + 1)
          lines += "[[ \(inner)]]\(end())\(text)"
          items.append("{" + entries.joined(separator: ", ") + "}")
        }
        entries.append("\(name): [\(items.joined(separator: ", "))]")
      } else {
        let (text, innerEntries) = table(path: inner, depth: depth + 1)
        lines += "[\(inner) ]\(end())\(text)"
        entries.append("\(name): {" + innerEntries.joined(separator: ", ") + "}")
      }
    }
    return (lines, entries)
  }

  private mutating func key() -> (name: String, written: String) {
    count += 1
    return switch number(0...3) {
    case 0: ("k\(count)", "k\(count)")
    case 1: ("표 \(count)", "\"표 \(count)\"")
    case 2: ("a.\(count)", "'a.\(count)'")
    default: ("\(count)", "\(count)")
    }
  }

  private mutating func value(depth: Int) -> (written: String, dump: String) {
    switch number(0...(depth < 4 ? 9 : 7)) {
    case 0: return ("\"a\\t\\u00E9\"", #""a\té""#)
    case 1: return ("'b\\'", #""b\\""#)
    case 2: return ("\"\"\"\nc\n\\\n   d\"\"\"", #""c\nd""#)
    case 3: return ("'''e''f\n'''", #""e\'\'f\n""#)
    case 4: return ("-1_0", "-10")
    case 5: return ("0x1f", "31")
    case 6: return ("2.5e1", "25.0")
    case 7: return ("2026-11-21 07:30:00", "ldt 2026-11-21 07:30:00")
    case 8:
      let items = (0..<number(0...3)).map { _ in value(depth: depth + 1) }
      let comma = items.isEmpty ? "" : chance(2) ? ",\n" : ""
      return (
        "[" + items.map(\.written).joined(separator: chance(2) ? ",\n # c\n" : ", ") + comma + "]",
        "[" + items.map(\.dump).joined(separator: ", ") + "]"
      )
    default:
      let entries = (0..<number(0...3)).map { _ in (key(), value(depth: depth + 1)) }
      return (
        "{ " + entries.map { "\($0.0.written) = \($0.1.written)" }.joined(separator: ", ") + "}",
        "{" + entries.map { "\($0.0.name): \($0.1.dump)" }.joined(separator: ", ") + "}"
      )
    }
  }

  private mutating func end() -> String {
    ["\n", "\r\n", " # 끝\n", "\n\n\t\n"][number(0...3)]
  }

  private mutating func chance(_ one: Int) -> Bool { number(1...one) == 1 }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
