import TextBasics

/// Finds numbers whose unit is another in the translation: 44 pt and 44 px.
struct UnitsDiffer: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.pairs.flatMap { pair -> [Diagnostic] in
      let source = Measures(in: pair.source.prose).units
      guard !source.isEmpty else { return [] }
      let target = Measures(in: pair.target.prose)
      return pair.target.findings(
        target.list.compactMap { measure in
          guard let units = source[measure.number], !units.contains(measure.unit),
            // Where a unit is left over on both sides, one took the place of the other.
            let other = units.first(where: { target.units[measure.number]?.contains($0) == false })
          else { return nil }
          return CheckedText.Remark(
            .warning, "units-differ",
            "‘\(measure.text)’ is \(measure.number) \(other) in the "
              + "\(pair.source.language) text (\(pair.source.reference))",
            at: measure.text)
        })
    }
  }
}

/// The numbers of a text that have a unit.
private struct Measures {
  struct Measure {
    let number: String
    let unit: String
    let text: String
  }

  private(set) var list: [Measure] = []
  /// The units of each number.
  private(set) var units: [String: Set<String>] = [:]

  init(in text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard "0"..."9" ~= scalars[index] else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, "0"..."9" ~= scalars[index] || scalars[index] == "." {
        index += 1
      }
      let number = String(String.UnicodeScalarView(scalars[start..<index])).trimmed { $0 == "." }
      var place = index
      if place < scalars.count, [" ", "-", "\u{A0}"].contains(scalars[place]) { place += 1 }
      guard start == 0 || Script(of: scalars[start - 1]) != .latin,
        let (unit, end) = Self.unit(at: place, in: scalars)
      else { continue }
      let words = String(String.UnicodeScalarView(scalars[start..<end]))
      list.append(Measure(number: number, unit: unit, text: words))
      units[number, default: []].insert(unit)
      index = end
    }
  }

  private static func unit(at start: Int, in scalars: [Unicode.Scalar]) -> (String, Int)? {
    for (name, unit) in names {
      let word = Array(name.unicodeScalars)
      let end = start + word.count
      guard end <= scalars.count, scalars[start..<end].elementsEqual(word) else { continue }
      let isLatin = word[0].isASCII
      if isLatin, end < scalars.count, Script(of: scalars[end]) == .latin { continue }
      // 1000분의 1 is a fraction.
      if word == ["분"], end < scalars.count, scalars[end] == "의" { return nil }
      return (unit, end)
    }
    return nil
  }

  /// The names of units, longest first.
  private static let names: [(String, String)] = [
    ("pixels", "px"), ("pixel", "px"), ("points", "pt"), ("point", "pt"), ("픽셀", "px"),
    ("ピクセル", "px"), ("포인트", "pt"), ("ポイント", "pt"), ("milliseconds", "ms"),
    ("millisecond", "ms"), ("seconds", "s"), ("second", "s"), ("minutes", "min"),
    ("minute", "min"), ("hours", "h"), ("hour", "h"), ("밀리초", "ms"), ("ミリ秒", "ms"),
    ("초", "s"), ("秒", "s"), ("분", "min"), ("分間", "min"), ("시간", "h"), ("時間", "h"),
    ("px", "px"), ("pt", "pt"), ("dp", "dp"), ("rem", "rem"), ("em", "em"), ("ms", "ms"),
    ("KB", "KB"), ("MB", "MB"), ("GB", "GB"), ("TB", "TB"), ("cm", "cm"), ("mm", "mm"),
    ("km", "km"), ("kg", "kg"), ("Hz", "Hz"), ("kHz", "kHz"), ("fps", "fps"), ("dpi", "dpi"),
    ("ppi", "ppi"),
  ]
}
