import Synchronization

/// Draws lines of text, in one font and any size.
///
/// A letter is drawn once for each size and, if it is narrow, for each quarter of a pixel at which it may begin;
/// wide ones begin at whole pixels.
final class Lettering: Sendable {
  private struct Key: Hashable {
    var scalar: Unicode.Scalar
    var size: Int
    var quarter: Int
  }

  let font: Font
  private let drawn = Mutex<[Key: LetterRaster.Shades]>([:])
  private let widths = Mutex<[Unicode.Scalar: Int]>([:])

  init(font: Font) { self.font = font }

  /// The number of drawn letters that are kept; others are drawn again each time.
  private static let mostKept = 20_000

  /// The width of a text in units of the font; letters that the font lacks have no width.
  func width(of text: ArraySlice<Unicode.Scalar>) -> Int {
    var width = 0
    widths.withLock { known in
      var before: Unicode.Scalar?
      for scalar in text {
        let own = known[scalar] ?? font.width(of: scalar) ?? 0
        known[scalar] = own
        width += own + (before.map { font.kern($0, scalar) } ?? 0)
        before = scalar
      }
    }
    return width
  }

  /// The number of pixels between the beginning of a letter and its ink.
  private func bearing(of scalar: Unicode.Scalar, size: Int) -> Int {
    shades(of: Key(scalar: scalar, size: size, quarter: 0)).left
  }

  /// Draws a line so that the ink of its first letter begins at `x`.
  func draw(
    _ text: ArraySlice<Unicode.Scalar>, size: Int, x: Int, baseline: Int, color: UInt8,
    on canvas: inout Canvas
  ) {
    guard let first = text.first else { return }
    let scale = Float(size) / Float(font.unitsPerEm)
    var units = 0
    let start = x - bearing(of: first, size: size)
    var before: Unicode.Scalar?
    for scalar in text {
      units += before.map { font.kern($0, scalar) } ?? 0
      let place = Float(units) * scale
      var (pixel, quarter) = (Int(place.rounded()), 0)
      if scalar.value < 0x1100 {
        let quarters = Int((place * 4).rounded())
        (pixel, quarter) = (quarters >> 2, quarters & 3)
      }
      let shades = shades(of: Key(scalar: scalar, size: size, quarter: quarter))
      canvas.add(shades, x: start + pixel, baseline: baseline, color: color)
      units += font.width(of: scalar) ?? 0
      before = scalar
    }
  }

  private func shades(of key: Key) -> LetterRaster.Shades {
    if let known = drawn.withLock({ $0[key] }) { return known }
    guard let outline = font.outline(of: key.scalar) else { return LetterRaster.Shades() }
    let scale = Float(key.size) / Float(font.unitsPerEm)
    let shades = LetterRaster.shades(of: outline, scale: scale, shift: Float(key.quarter) / 4)
    drawn.withLock { if $0.count < Self.mostKept { $0[key] = shades } }
    return shades
  }
}

/// Pixels as indices of colours: paper, then the shades of each colour of letters.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]
  /// The column from which on everything is paper.
  private(set) var end = 0

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  /// Adds a letter in a colour, given by the index of its darkest shade; parts beyond the edges are
  /// cut off.
  mutating func add(_ letter: LetterRaster.Shades, x: Int, baseline: Int, color: UInt8) {
    let paper = color - LetterRaster.ink
    let left = x + letter.left
    let columns = max(0, -left)..<max(max(0, -left), min(letter.width, width - left))
    end = max(end, left + columns.upperBound)
    for row in 0..<letter.height {
      let y = baseline + letter.top + row
      guard y >= 0, y < height else { continue }
      for column in columns {
        let level = letter.levels[row * letter.width + column]
        guard level > 0 else { continue }
        let place = y * width + left + column
        // Kerned letters may share a pixel.
        pixels[place] = max(pixels[place], paper + level)
      }
    }
  }

  /// Fills a part with one colour; parts beyond the edges are cut off.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, color: UInt8) {
    end = max(end, min(self.width, x + width))
    for row in max(0, y)..<max(max(0, y), min(self.height, y + height)) {
      for column in max(0, x)..<max(max(0, x), min(self.width, x + width)) {
        pixels[row * self.width + column] = color
      }
    }
  }
}
