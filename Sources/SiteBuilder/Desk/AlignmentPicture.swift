import Bitext

/// A topic's alignment as a picture in its page: for each translation two columns of bars, one a
/// passage and as high as its text is long, and a ribbon for each pair, the surer the darker.
///
/// Bars and ribbons of one shade are one path each, so that a page stays small.
struct AlignmentPicture {
  private static let width = 300
  private static let bar = 60
  private static let shades = 5

  /// Writes a figure for each language that the original is aligned with.
  static func write(_ topic: Topic, words: Catalogue, to html: inout HTMLWriter) {
    guard let original = topic.originalLanguage else { return }
    for language in topic.languages where language != original && language.isDetermined {
      AlignmentPicture(topic, original, language).write(
        title: "\(words.name(of: original)) – \(words.name(of: language))", to: &html)
    }
  }

  private struct Bar {
    var top = 0
    var height = 0
    var isLinked = false
  }

  /// By unit; nil where the unit has no text in the language.
  private var left: [Bar?]
  private var right: [Bar?]
  private var confidence: [Double]
  private var height = 0

  private init(_ topic: Topic, _ original: Language, _ language: Language) {
    left = []
    right = []
    confidence = []
    for unit in topic.units {
      let source = topic.mainVariant(of: unit, in: original)
      let target = topic.mainVariant(of: unit, in: language)
      let isLinked = source != nil && target != nil
      left.append(source.map { Self.bar(topic.text(of: $0), isLinked) })
      right.append(target.map { Self.bar(topic.text(of: $0), isLinked) })
      confidence.append(min(source?.confidence ?? 1, target?.confidence ?? 1))
    }
    height = max(
      Self.stack(&left, by: Self.order(topic, original)),
      Self.stack(&right, by: Self.order(topic, language)))
  }

  private static func bar(_ text: String, _ isLinked: Bool) -> Bar {
    var text = text
    // Bytes that go on a scalar are not counted; wide ones are those from U+1000 on.
    let length = text.withUTF8 { bytes in
      bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xE1 ? 2 : 1) }
    }
    return Bar(height: max(3, min(48, length / 8)), isLinked: isLinked)
  }

  /// The units as they follow each other in their own source.
  private static func order(_ topic: Topic, _ language: Language) -> [Int] {
    topic.units.indices.compactMap { unit in
      topic.mainVariant(of: topic.units[unit], in: language).map {
        (unit: unit, place: ($0.document, $0.segments[0]))
      }
    }.sorted { $0.place < $1.place }.map(\.unit)
  }

  private static func stack(_ bars: inout [Bar?], by order: [Int]) -> Int {
    var top = 0
    for unit in order {
      bars[unit]?.top = top
      top += (bars[unit]?.height ?? 0) + 2
    }
    return top
  }

  private func write(title: String, to html: inout HTMLWriter) {
    html.markup("<div class=\"alignment\">\n<svg")
    html.attribute("viewBox", "0 0 \(Self.width) \(height)")
    html.attribute("width", "\(Self.width)")
    html.attribute("height", "\(height)")
    html.attribute("role", "img")
    html.attribute("aria-label", title)
    html.markup(">")
    for shade in 1...Self.shades {
      var path: [UInt8] = []
      for unit in left.indices {
        guard let a = left[unit], let b = right[unit],
          max(1, Int((confidence[unit] * Double(Self.shades)).rounded(.up))) == shade
        else { continue }
        Self.ribbon(a, b, to: &path)
      }
      Self.element("bead s\(shade)", path, to: &html)
    }
    for isLinked in [true, false] {
      var path: [UInt8] = []
      for (bars, x) in [(left, 0), (right, Self.width - Self.bar)] {
        for case let bar? in bars where bar.isLinked == isLinked {
          path.draw("M", x, bar.top)
          path.draw("h", Self.bar)
          path.draw("v", bar.height)
          path.draw("h-", Self.bar)
          path.draw("z")
        }
      }
      Self.element(isLinked ? "linked" : "alone", path, to: &html)
    }
    html.markup("</svg>\n<p>")
    html.text(title)
    html.markup("</p></div>\n")
  }

  private static func element(_ name: String, _ path: [UInt8], to html: inout HTMLWriter) {
    guard !path.isEmpty else { return }
    html.markup("<path class=\"\(name)\" d=\"")
    html.markup(bytes: path)
    html.markup("\"/>")
  }

  private static func ribbon(_ a: Bar, _ b: Bar, to path: inout [UInt8]) {
    let (x, y) = (bar, width - bar)
    let middle = width / 2
    let (p, q) = (a.top + a.height, b.top + b.height)
    path.draw("M", x, a.top)
    path.draw("C", middle, a.top, middle, b.top, y, b.top)
    path.draw("V", q)
    path.draw("C", middle, q, middle, p, x, p)
    path.draw("Z")
  }
}

extension [UInt8] {
  /// Appends a command of an SVG path with its numbers, none of which is negative.
  fileprivate mutating func draw(_ command: StaticString, _ numbers: Int...) {
    command.withUTF8Buffer { append(contentsOf: $0) }
    for (place, number) in numbers.enumerated() {
      if place > 0 { append(0x20) }
      append(decimal: number)
    }
  }
}
