/// A text that is followed back through the versions of its file.
struct TrackedText {
  /// The text in the version that was reached.
  let text: String
  /// The text without the alternative texts of pictures.
  let shown: String
  /// Ascending indices into the texts of that version.
  private let places: [Int]
  /// The range of the text among the pieces of the texts at ``places``; nil for all.
  private let part: Range<Int>?

  /// - Parameters:
  ///   - variant: A variant of a unit.
  ///   - state: The texts of its document and language.
  init(_ variant: Variant, in state: StateText) {
    let segments = Set(variant.segments)
    let places = state.places.indices.filter { segments.contains(state.places[$0]) }
    self.init(places, in: state)
  }

  /// Whole texts of a version.
  private init(_ places: [Int], in state: StateText) {
    text = state.text(places)
    shown = state.shownText(places)
    self.places = places
    part = nil
  }

  private init(text: String, places: [Int], part: Range<Int>) {
    self.text = text
    shown = text
    self.places = places
    self.part = part
  }

  /// The text in the version before; nil if it is new.
  func before(_ changes: TextChanges) -> TrackedText? {
    let links = Set(places.map { changes.linkOfNew[$0] }).map { changes.links[$0] }
    let before = links.flatMap(\.old).sorted()
    guard !before.isEmpty else { return nil }
    let after = links.flatMap(\.new).sorted()
    if part == nil, after == places {
      return TrackedText(before, in: changes.old)
    }
    return partBefore(before, after, changes)
  }

  /// The part of some old texts that became this text, which is a part of their new texts.
  private func partBefore(_ before: [Int], _ after: [Int], _ changes: TextChanges) -> TrackedText? {
    let old = Words.pieces(of: changes.old.text(before))
    let new = Words.pieces(of: changes.new.text(after))
    guard let own = range(in: after, of: changes.new, count: new.count),
      let matches = TokenMatching(new, old)?.matches
    else { return TrackedText(before, in: changes.old) }
    let start =
      matches[own.lowerBound]
      ?? matches[..<own.lowerBound].last { $0 != nil }?.map { $0 + 1 } ?? 0
    let end =
      matches[own.upperBound - 1].map { $0 + 1 }
      ?? matches[own.upperBound...].first { $0 != nil }.flatMap(\.self) ?? old.count
    guard start < end else { return nil }
    let text = old[start..<end].joined().split(whereSeparator: \.isWhitespace)
    guard !text.isEmpty else { return nil }
    return TrackedText(text: text.joined(separator: " "), places: before, part: start..<end)
  }

  /// The range of this text among the pieces of the texts at `after`, which include its own.
  private func range(in after: [Int], of state: StateText, count: Int) -> Range<Int>? {
    guard let first = after.firstIndex(of: places.first ?? -1),
      let last = after.lastIndex(of: places.last ?? -1)
    else { return nil }
    func length(_ places: ArraySlice<Int>) -> Int {
      places.isEmpty ? 0 : Words.pieces(of: state.text(Array(places))).count
    }
    // A space joins the texts.
    let start = first == 0 ? 0 : length(after[..<first]) + 1
    let end = min(count, start + length(after[first...last]))
    if let part {
      let own = (start + part.lowerBound)..<(start + part.upperBound)
      return own.upperBound <= count ? own : nil
    }
    return start < end ? start..<end : nil
  }

  /// The text whose place this one took.
  func replaced(_ changes: TextChanges) -> TrackedText? {
    guard let first = places.first, let link = changes.replacements[changes.linkOfNew[first]]
    else { return nil }
    return TrackedText(changes.links[link].old, in: changes.old)
  }
}
