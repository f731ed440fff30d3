/// Markup that the structure of a document does not show when it is broken: the ends of elements, and
/// of fences that hold prose.
struct MarkupBalance {
  /// For each element that takes an end tag, its start tags without their end tags.
  private let open: [String: Int]

  /// - Complexity: O(bytes).
  init(of bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.contains(UInt8(ascii: "<")) else {
      open = [:]
      return
    }
    let all = Array(bytes)
    var open: [String: Int] = [:]
    for tag in HTMLTag.all(in: all, all.indices) {
      switch tag.form {
      case .opening: open[tag.name, default: 0] += 1
      case .closing: open[tag.name, default: 0] -= 1
      case .selfClosing: break
      }
    }
    self.open = open
  }

  /// Whether every element that `edits` add in the markup around their texts ends as well, if all of
  /// its kind did in the file before.
  ///
  /// Some authors do not write the end tags of items and paragraphs.
  static func isKept(by edits: [SegmentEdit], in old: [UInt8], as new: [UInt8]) -> Bool {
    let (before, after) = (MarkupBalance(of: old), MarkupBalance(of: new))
    guard before.open != after.open else { return true }
    // What the texts themselves have is judged elsewhere.
    var own: [String: Int] = [:]
    func add(_ bytes: some RandomAccessCollection<UInt8>, _ sign: Int) {
      for (name, count) in MarkupBalance(of: bytes).open { own[name, default: 0] += sign * count }
    }
    for edit in edits {
      switch edit.change {
      case .replacement(let range, let bytes):
        add(bytes, 1)
        add(old[slice: range], -1)
      case .insertion(let insertion): for part in insertion.parts { add(part.bytes, 1) }
      case .exchange: return true
      }
    }
    return after.open.allSatisfy { name, count in
      let was = before.open[name] ?? 0
      return was != 0 || HTMLAllowList.isVoid(name) || count == own[name] ?? 0
    }
  }
}

/// Which lines of a file stand in a fence.
enum FencedLines {
  /// Whether the old texts of a document stand in a fence, or in none, as in the document before, and
  /// all fences end that ended there.
  ///
  /// - Complexity: O(bytes).
  static func areKept(in document: Document, from other: Document, _ isNew: [Bool]) -> Bool {
    let (own, others) = (Fences.all(in: document.source), Fences.all(in: other.source))
    guard !(own.blocks.isEmpty && others.blocks.isEmpty) else { return true }
    guard others.isOpen || !own.isOpen else { return false }
    let old = document.segments.indices.filter { !isNew[$0] }
    var last: (own: Int?, other: Int?)
    return zip(old, other.segments).allSatisfy { index, segment in
      let number = (
        own: Fences.number(ofLine: document.segments[index].lines.upperBound, in: own.blocks),
        other: Fences.number(ofLine: segment.lines.upperBound, in: others.blocks)
      )
      defer { last = number }
      guard number.own != nil, number.other != nil else {
        return number.own == nil && number.other == nil
      }
      return number.other != last.other || number.own == last.own
    }
  }
}
