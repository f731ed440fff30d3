import Bitext
import TextBasics

/// Draws a topic's alignment as an SVG, one figure per translation.
///
/// Each of the two languages is a column of bars, one per unit, as high as its text is long. A
/// ribbon connects each pair, darker with higher confidence. All bars, and all ribbons of one
/// shade, form a single path, which keeps the page small.
struct AlignmentPicture: Sendable {
  fileprivate static let width = 300
  /// The width of a column.
  fileprivate static let bar = 60
  private static let shades = 5

  private let original: Language
  private let translation: Language
  private let height: Int
  /// The paths, which are the same for readers of all languages.
  private let drawing: [UInt8]

  /// A figure for each language that the original is aligned with.
  ///
  /// - Complexity: O(units · languages).
  static func all(of topic: Topic) -> [AlignmentPicture] {
    guard let original = topic.originalLanguage else { return [] }
    let source = Column(topic, original)
    return topic.languages.filter { $0 != original && $0.isDetermined }.map { language in
      AlignmentPicture(original, source, language, Column(topic, language))
    }
  }

  private init(_ original: Language, _ left: Column, _ translation: Language, _ right: Column) {
    self.original = original
    self.translation = translation
    height = max(left.height, right.height)
    drawing = Self.drawing(left, right)
  }

  /// Writes the figure with the names of its languages.
  func write(words: SharedValue<Catalogue>, to html: inout HTMLWriter) {
    let names = (words.name(of: original), words.name(of: translation))
    html.markup("<div class=\"alignment\">\n<p aria-hidden=\"true\"><span>")
    html.text(names.0)
    html.markup("</span><span>")
    html.text(names.1)
    html.markup("</span></p>\n<svg")
    html.attribute("viewBox", "0 0 \(Self.width) \(height)")
    html.attribute("width", "\(Self.width)")
    html.attribute("height", "\(height)")
    html.attribute("role", "img")
    html.attribute("aria-label", "\(names.0) – \(names.1)")
    html.markup(">")
    html.markup(bytes: drawing)
    html.markup("</svg></div>\n")
  }

  /// The bars of one language.
  private struct Column {
    /// By unit.
    var bars: [Bar] = []
    /// By unit; 1 if the unit has no text in the language.
    var confidence: [Double] = []
    var height = 0

    init(_ topic: Topic, _ language: Language) {
      var order: [(document: Int, segment: Int, unit: Int)] = []
      bars.reserveCapacity(topic.units.count)
      confidence.reserveCapacity(topic.units.count)
      order.reserveCapacity(topic.units.count)
      for (number, unit) in topic.units.enumerated() {
        if let variant = topic.mainVariant(of: unit, in: language) {
          bars.append(Bar(height: AlignmentPicture.height(of: topic.text(of: variant))))
          confidence.append(variant.confidence)
          order.append((variant.document, variant.segments[0], number))
        } else {
          bars.append(Bar())
          confidence.append(1)
        }
      }
      // The bars follow the order of their own source.
      order.sort { ($0.document, $0.segment) < ($1.document, $1.segment) }
      for (_, _, unit) in order {
        bars[unit].top = height
        height += bars[unit].height + 2
      }
    }
  }

  fileprivate struct Bar {
    var top = 0
    /// 0 if the unit has no text in the language.
    var height = 0
    var bottom: Int { top + height }
  }

  private static func height(of text: String) -> Int {
    max(3, min(48, TerminalWidth.columns(of: text) / 8))
  }

  private static func drawing(_ left: Column, _ right: Column) -> [UInt8] {
    var html = HTMLWriter()
    for (shade, path) in ribbons(left, right).enumerated() {
      element("bead s\(shade + 1)", path, to: &html)
    }
    for isLinked in [true, false] {
      var path: [UInt8] = []
      for (column, other, x) in [(left, right, bar / 2), (right, left, width - bar / 2)] {
        var place: Int?
        for (box, otherBox) in zip(column.bars, other.bars)
        where box.height > 0 && (otherBox.height > 0) == isLinked {
          if place == nil { path.append(contentsOf: "M\(x) 0".utf8) }
          path.append(box, gap: box.top - (place ?? 0))
          place = box.bottom
        }
      }
      element(isLinked ? "linked" : "alone", path, to: &html)
    }
    return html.bytes
  }

  /// The path of all ribbons of each shade.
  private static func ribbons(_ left: Column, _ right: Column) -> [[UInt8]] {
    var paths = [[UInt8]](repeating: [], count: shades)
    var places = [Int?](repeating: nil, count: shades)
    for (unit, (a, b)) in zip(left.bars, right.bars).enumerated() where a.height * b.height > 0 {
      let confidence = min(left.confidence[unit], right.confidence[unit])
      let shade = max(1, Int((confidence * Double(shades)).rounded(.up)))
      guard shade <= shades else { continue }
      if places[shade - 1] == nil { paths[shade - 1].append(contentsOf: "M\(bar) 0".utf8) }
      paths[shade - 1].appendRibbon(a, b, step: a.top - (places[shade - 1] ?? 0))
      places[shade - 1] = a.top
    }
    return paths
  }

  private static func element(_ name: String, _ path: [UInt8], to html: inout HTMLWriter) {
    guard !path.isEmpty else { return }
    html.markup("<path")
    html.attribute("class", name)
    html.markup(" d=\"")
    html.markup(bytes: path)
    html.markup("\"/>")
  }
}

/// Writes SVG path commands that are relative to the place before.
///
/// Where two texts run side by side, relative commands repeat, so that the compressed page takes
/// half as much as with absolute ones.
extension [UInt8] {
  /// Bars are thick lines: each begins `gap` below the end of the one before.
  fileprivate mutating func append(_ bar: AlignmentPicture.Bar, gap: Int) {
    append(addingCapacity: 3 * 24) { path in
      path.draw("m", 0, gap)
      path.draw("v", bar.height)
    }
  }

  /// Ribbons begin at the start of the one before, moved by `step`.
  fileprivate mutating func appendRibbon(
    _ a: AlignmentPicture.Bar, _ b: AlignmentPicture.Bar, step: Int
  ) {
    let width = AlignmentPicture.width - 2 * AlignmentPicture.bar
    append(addingCapacity: 18 * 24) { path in
      path.draw("m", 0, step)
      path.drawCurve(to: width, b.top - a.top)
      path.draw("v", b.height)
      path.drawCurve(to: -width, a.bottom - b.bottom)
      path.draw("z")
    }
  }
}

/// Writes path commands; inlined, so that each is a few stores.
extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func draw(_ command: StaticString) {
    command.withBytes { bytes in for place in bytes.indices { append(bytes[place]) } }
  }

  @inline(__always)
  fileprivate mutating func draw(_ command: StaticString, _ number: Int) {
    draw(command)
    append(decimal: number)
  }

  @inline(__always)
  fileprivate mutating func draw(_ command: StaticString, _ x: Int, _ y: Int) {
    draw(command, x)
    if y >= 0 { append(0x20) }
    append(decimal: y)
  }

  /// A curve that leaves and arrives level.
  @inline(__always)
  fileprivate mutating func drawCurve(to x: Int, _ y: Int) {
    draw("c", x / 2, 0)
    draw(x < 0 ? "" : " ", x / 2, y)
    draw(x < 0 ? "" : " ", x, y)
  }

  private mutating func append(decimal signed: Int) {
    if signed < 0 { append(0x2D) }
    let number = abs(signed)
    if number >= 1000 {
      append(decimal: number / 1000)
      append(digit: number / 100 % 10)
    } else if number >= 100 {
      append(digit: number / 100)
    }
    if number >= 10 { append(digit: number / 10 % 10) }
    append(digit: number % 10)
  }

  @inline(__always)
  private mutating func append(digit: Int) {
    append(UInt8(truncatingIfNeeded: 0x30 + digit))
  }
}
