import TextBasics

extension AlignmentReport {
  /// A picture of each pair of streams: two columns of bars, one for each segment and as high as
  /// its text is long, with a ribbon for each bead.
  ///
  /// The darker a bead, the higher its confidence.
  package func svg() -> [UInt8] {
    let shown = entries.filter { $0.a.language.isDetermined }
    let columns = shown.map { entry in
      (
        a: Column(entry.beads.flatMap(\.a).sorted().map { ($0, segments[$0].segment) }),
        b: Column(entry.beads.flatMap(\.b).sorted().map { ($0, segments[$0].segment) })
      )
    }
    let heights = columns.map { max($0.a.height, $0.b.height) + Layout.head }
    let height = max(Layout.head, heights.reduce(0, +))
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(Layout.width)"),
        ("height", "\(height)"), ("viewBox", "0 0 \(Layout.width) \(height)"), ("role", "img"),
      ]
    ) { xml in
      xml.text("title", [], "Alignment")
      xml.text("style", [], Layout.style)
      var top = 0
      for (index, entry) in shown.enumerated() {
        xml.element("g", [("transform", "translate(0 \(top))")]) { xml in
          write(entry, columns[index].a, columns[index].b, to: &xml)
        }
        top += heights[index]
      }
    }
    return xml.bytes
  }

  private func write(_ entry: Entry, _ a: Column, _ b: Column, to xml: inout XMLWriter) {
    for (stream, x, anchor) in [
      (entry.a, Layout.left, "start"), (entry.b, Layout.width - Layout.left, "end"),
    ] {
      xml.text(
        "text", [("x", "\(x)"), ("y", "20"), ("text-anchor", anchor)],
        "\(documents[stream.file].source.path) (\(stream.language))")
    }
    for bead in entry.beads where !bead.isNull { ribbon(bead, a, b, to: &xml) }
    let linked = entry.beads.filter { !$0.isNull }
    bars(a, x: Layout.left, linked: Set(linked.flatMap(\.a)), to: &xml)
    bars(b, x: Layout.right, linked: Set(linked.flatMap(\.b)), to: &xml)
  }

  private func ribbon(_ bead: Bead, _ a: Column, _ b: Column, to xml: inout XMLWriter) {
    let percent = Int((bead.confidence * 100).rounded())
    let x = (Layout.left + Layout.bar, Layout.right)
    let middle = (x.0 + x.1) / 2
    // A bead's segments may not be adjacent: a ribbon for each pair of runs.
    for left in a.runs(of: bead.a) {
      for right in b.runs(of: bead.b) {
        let path =
          "M\(x.0) \(left.lowerBound)C\(middle) \(left.lowerBound) \(middle) \(right.lowerBound) "
          + "\(x.1) \(right.lowerBound)V\(right.upperBound)C\(middle) \(right.upperBound) "
          + "\(middle) \(left.upperBound) \(x.0) \(left.upperBound)Z"
        let opacity = max(0.08, 0.7 * bead.confidence).fourDecimals
        xml.element(
          "path", [("d", path), ("class", "bead"), ("fill-opacity", opacity)]
        ) { xml in
          xml.text("title", [], "\(bead.a.count)–\(bead.b.count), \(percent) %")
        }
      }
    }
  }

  private func bars(_ column: Column, x: Int, linked: Set<Int>, to xml: inout XMLWriter) {
    for bar in column.bars {
      xml.element(
        "rect",
        [
          ("x", "\(x)"), ("y", "\(bar.range.lowerBound)"), ("width", "\(Layout.bar)"),
          ("height", "\(bar.range.count)"),
          ("class", linked.contains(bar.member) ? "linked" : "alone"),
        ]
      ) { xml in
        xml.text("title", [], "line \(bar.segment.lines.lowerBound): \(bar.segment.text.shortened)")
      }
    }
  }

  private enum Layout {
    static let width = 640
    static let left = 16
    static let bar = 120
    static let right = width - left - bar
    /// The height of a pair's heading.
    static let head = 40
    static let style = """
      text{font:13px sans-serif;fill:#333}.bead{fill:#2c6fbb}.linked{fill:#46586a}\
      .alone{fill:#c9a227}@media(prefers-color-scheme:dark){text{fill:#ddd}\
      .linked{fill:#9fb3c8}.bead{fill:#6cb2ff}}
      """
  }

  /// The bars of one stream, from top to bottom, in pixels.
  private struct Column {
    struct Bar {
      let member: Int
      let segment: Segment
      let range: Range<Int>
    }

    let bars: [Bar]
    let height: Int

    init(_ members: [(Int, Segment)]) {
      var bars: [Bar] = []
      var top = Layout.head - 8
      for (member, segment) in members {
        let length = TerminalWidth.columns(of: segment.text)
        let height = max(4, min(60, length / 6))
        bars.append(Bar(member: member, segment: segment, range: top..<top + height))
        top += height + 3
      }
      self.bars = bars
      height = top
    }

    /// The vertical ranges of `members`; adjacent segments share one.
    func runs(of members: SegmentIndices) -> [Range<Int>] {
      var runs: [Range<Int>] = []
      var last: Int?
      for (index, bar) in bars.enumerated() where members.contains(bar.member) {
        if let last, last + 1 == index, let run = runs.last {
          runs[runs.count - 1] = run.lowerBound..<bar.range.upperBound
        } else {
          runs.append(bar.range)
        }
        last = index
      }
      return runs
    }
  }
}
