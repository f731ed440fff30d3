/// Puts the blocks between the marks of a callout into it.
struct CalloutNesting {
  /// A mark among blocks.
  struct Mark {
    let form: CalloutMark.Form
    let callout: Callout?
    let title: [Inline]
    /// How many of the blocks stand before it.
    let place: Int
    let line: Int
    /// The mark as text, for one that has no partner: then it is shown as it was written.
    let literal: [Inline]
  }

  /// How deep callouts nest in each other; deeper ones are shown as they were written.
  static let maximumDepth = 10

  private let marks: [Mark]
  /// For each opening mark, the index of the mark that closes it; nil if none does.
  private var closings: [Int?]
  private var isClosing: [Bool]

  private struct Frame {
    let mark: Mark
    var blocks: [Block] = []
  }

  /// `siblings` with the blocks between marks moved into callouts; `finished` is called once for
  /// the contents of each callout.
  ///
  /// - Complexity: O(blocks + marks).
  static func resolved(
    _ siblings: [Block], _ marks: [Mark], note: (MarkdownFinding) -> Void,
    finished: ([Block]) -> [Block]
  ) -> [Block] {
    let nesting = CalloutNesting(marks)
    for (index, mark) in marks.enumerated() where nesting.closings[index] == nil {
      guard let callout = mark.callout else { continue }
      note(
        MarkdownFinding(
          .warning, "callout-never-closed",
          "this \(callout.name) is never closed; its mark is shown as text", line: mark.line))
    }
    return nesting.resolved(siblings, note: note, finished)
  }

  private init(_ marks: [Mark]) {
    self.marks = marks
    closings = marks.map { _ in nil }
    isClosing = marks.map { _ in false }
    var open: [Int] = []
    for (index, mark) in marks.enumerated() {
      guard let place = Self.partner(of: mark, among: open, of: marks) else {
        if mark.form.opens { open.append(index) }
        continue
      }
      closings[open[place]] = index
      isClosing[index] = true
      // Marks inside that are still open are never closed.
      open.removeSubrange(place...)
    }
  }

  /// The mark of those that are open that `mark` closes: the last with as many colons, else with
  /// fewer.
  private static func partner(of mark: Mark, among open: [Int], of marks: [Mark]) -> Int? {
    // Nobody means one that is far back, and looking for it would take long.
    let near = open.indices.suffix(Markdown.maximumDepth)
    switch mark.form {
    case .alert, .fence, .hint: return nil
    case .hintEnd: return near.last { marks[open[$0]].form == .hint }
    case .fenceEnd(let colons):
      return near.last { marks[open[$0]].form == .fence(colons) }
        ?? near.last {
          guard case .fence(let fewer) = marks[open[$0]].form else { return false }
          return fewer < colons
        }
    }
  }

  private func resolved(
    _ siblings: [Block], note: (MarkdownFinding) -> Void, _ finished: ([Block]) -> [Block]
  ) -> [Block] {
    var frames: [Frame] = []
    var blocks: [Block] = []
    /// The openings that are open, each with whether it is a callout that holds something.
    var open: [Bool] = []
    var place = 0
    for (index, mark) in marks.enumerated() {
      blocks += siblings[place..<mark.place]
      place = mark.place
      if let closing = closings[index] {
        let isEmpty = closing == index + 1 && marks[closing].place == place && mark.title.isEmpty
        let isTooDeep = frames.count >= Self.maximumDepth
        let isCallout = mark.callout != nil && !isEmpty && !isTooDeep
        if isTooDeep {
          note(
            MarkdownFinding(
              .warning, "nesting-cut",
              "callouts nest deeper than \(Self.maximumDepth); the rest is shown as text",
              line: mark.line))
        }
        open.append(isCallout)
        if isCallout {
          frames.append(Frame(mark: mark, blocks: blocks))
          blocks = []
          continue
        }
      } else if isClosing[index], let isCallout = open.popLast(), isCallout {
        var frame = frames.removeLast()
        // Appended in place: there may be as many callouts as blocks.
        frame.blocks.append(Self.callout(frame.mark, finished(blocks), endLine: mark.line))
        blocks = frame.blocks
        continue
      }
      blocks.append(Block(.paragraph(mark.literal), lines: mark.line...mark.line))
    }
    return finished(blocks + siblings[place...])
  }

  private static func callout(_ mark: Mark, _ blocks: [Block], endLine: Int) -> Block {
    Block(
      .callout(mark.callout ?? .note, title: mark.title, blocks),
      lines: mark.line...max(mark.line, endLine))
  }
}

extension CalloutMark.Form {
  fileprivate var opens: Bool {
    switch self {
    case .fence, .hint: true
    case .alert, .fenceEnd, .hintEnd: false
    }
  }
}
