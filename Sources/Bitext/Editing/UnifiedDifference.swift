/// The lines in which two versions of a file differ, as `diff -u` and `git diff` show them, so that
/// `patch` reads it.
package enum UnifiedDifference {
  /// The number of lines that are shown before and after a change.
  private static let context = 3

  /// The difference of a file, empty if there is none.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - old: Its bytes; nil for a new file.
  ///   - new: Its new bytes.
  /// - Returns: Text that ends with a line break.
  package static func text(path: String, from old: [UInt8]?, to new: [UInt8]) -> String {
    let (a, b) = (lines(old ?? []), lines(new))
    let edits = edits(from: a, to: b)
    let changed = edits.indices.filter { edits[$0].kind != .kept }
    guard let first = changed.first else { return "" }
    var text = "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n"
    var start = first
    var last = first
    for index in changed.dropFirst() {
      if index - last > 2 * context {
        text += hunk(edits, around: start...last)
        start = index
      }
      last = index
    }
    return text + hunk(edits, around: start...last)
  }

  private enum Kind: String { case kept = " ", removed = "-", added = "+" }

  private struct Edit {
    let kind: Kind
    let line: String
    /// The numbers of the line, or of the next one, in both versions, from 0.
    let old: Int
    let new: Int
  }

  /// The lines with their ends; only the last may have none.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(String(decoding: bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return lines
  }

  private static func edits(from a: [String], to b: [String]) -> [Edit] {
    // Without a matching, everything is replaced.
    let matches = TokenMatching(a, b)?.matches ?? Array(repeating: nil, count: a.count)
    var edits: [Edit] = []
    var next = 0
    var removed: [Int] = []
    func close(upTo end: Int) {
      for line in removed {
        edits.append(Edit(kind: .removed, line: a[line], old: line, new: next))
      }
      let old = removed.last.map { $0 + 1 } ?? edits.last.map { $0.old + 1 } ?? 0
      while next < end {
        edits.append(Edit(kind: .added, line: b[next], old: old, new: next))
        next += 1
      }
      removed = []
    }
    for (line, match) in matches.enumerated() {
      guard let match else {
        removed.append(line)
        continue
      }
      close(upTo: match)
      edits.append(Edit(kind: .kept, line: a[line], old: line, new: match))
      next = match + 1
    }
    close(upTo: b.count)
    return edits
  }

  private static func hunk(_ edits: [Edit], around changed: ClosedRange<Int>) -> String {
    let shown = edits[
      max(0, changed.lowerBound - context)...min(edits.count - 1, changed.upperBound + context)]
    let old = shown.count { $0.kind != .added }
    let new = shown.count { $0.kind != .removed }
    func range(_ start: Int, _ count: Int) -> String {
      // A range of no lines names the line before it.
      "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
    }
    let first = shown[shown.startIndex]
    var text = "@@ -\(range(first.old, old)) +\(range(first.new, new)) @@\n"
    for edit in shown {
      text += edit.kind.rawValue + edit.line
      if edit.line.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }
}
