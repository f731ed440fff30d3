/// Draws outlines as shades, by the area that they cover of each pixel.
///
/// Each line adds, to each pixel that it crosses, the part of the pixel to its right, with the sign
/// of the line's direction. The sums along the rows are then the covered areas, as in FreeType and
/// font-rs. Contours within others run the other way, and an area that two contours cover is
/// covered.
struct LetterRaster {
  /// A letter as pixels.
  struct Shades: Equatable, Sendable {
    /// The distance from the beginning of the letter on the baseline, to the right and down.
    var (left, top) = (0, 0)
    var (width, height) = (0, 0)
    /// The shade of each pixel, row by row, from 0 to ``LetterRaster/ink``.
    var levels: [UInt8] = []
  }

  /// The level of a pixel that is fully covered.
  static let ink: UInt8 = 15
  /// The largest width and height of a letter, in pixels.
  private static let most = 1024

  private var areas: [Float]
  private let (left, top): (Int, Int)
  private let (width, height): (Int, Int)

  /// Draws an outline.
  ///
  /// `scale` is the number of pixels in a unit of the font; `shift` moves the outline to the right
  /// by a part of a pixel.
  static func shades(of outline: Font.Outline, scale: Float, shift: Float = 0) -> Shades {
    let curves = outline.contours.flatMap(\.curves)
    let points = outline.contours.map(\.start) + curves.map(\.end) + curves.compactMap(\.control)
    let xs = points.map { Float($0.x) * scale + shift }
    let ys = points.map { -Float($0.y) * scale }
    guard let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max()
    else { return Shades() }
    let (left, top) = (Int(west.rounded(.down)), Int(north.rounded(.down)))
    let (right, bottom) = (Int(east.rounded(.up)), Int(south.rounded(.up)))
    guard right > left, bottom > top, right - left <= most, bottom - top <= most else {
      return Shades()
    }
    var raster = LetterRaster(left: left, top: top, width: right - left, height: bottom - top)
    for contour in outline.contours { raster.add(contour, scale: scale, shift: shift) }
    return raster.shades()
  }

  private init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    // A line at the right edge also adds to the pixel after it.
    areas = [Float](repeating: 0, count: (width + 2) * height)
  }

  private mutating func add(_ contour: Font.Contour, scale: Float, shift: Float) {
    func point(_ point: Font.Point) -> SIMD2<Float> {
      [Float(point.x) * scale + shift - Float(left), -Float(point.y) * scale - Float(top)]
    }
    let start = point(contour.start)
    var place = start
    for curve in contour.curves {
      let end = point(curve.end)
      if let control = curve.control.map(point) {
        add(from: place, control, end)
      } else {
        line(place, end)
      }
      place = end
    }
    line(place, start)
  }

  /// Adds a curve as lines that are at most a tenth of a pixel away.
  private mutating func add(from start: SIMD2<Float>, _ control: SIMD2<Float>, _ end: SIMD2<Float>)
  {
    let bend = start - 2 * control + end
    let parts = max(
      1, min(64, Int((max(abs(bend.x), abs(bend.y)) / 0.4).squareRoot().rounded(.up))))
    var place = start
    for part in 1...parts {
      let t = Float(part) / Float(parts)
      let next =
        part == parts ? end : (1 - t) * (1 - t) * start + 2 * t * (1 - t) * control + t * t * end
      line(place, next)
      place = next
    }
  }

  private mutating func line(_ from: SIMD2<Float>, _ to: SIMD2<Float>) {
    guard from.y != to.y else { return }
    let sign: Float = from.y < to.y ? 1 : -1
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    var x = min(max(upper.x, 0), Float(width))
    let first = max(0, Int(upper.y))
    for row in first..<max(first, min(height, Int(lower.y.rounded(.up)))) {
      let part = min(Float(row + 1), lower.y) - max(Float(row), upper.y)
      let next = min(max(x + slope * part, 0), Float(width))
      cross(row, min(x, next), max(x, next), area: part * sign)
      x = next
    }
  }

  /// Adds the part of a line in one row, from x to x.
  private mutating func cross(_ row: Int, _ from: Float, _ to: Float, area: Float) {
    let start = row * (width + 2)
    let (first, last) = (Int(from), Int(to.rounded(.up)))
    guard last > first + 1 else {
      let right = area * ((from + to) / 2 - Float(first))
      areas[start + first] += area - right
      areas[start + first + 1] += right
      return
    }
    // The area to the right grows along the line: as a triangle over the first and the last pixel,
    // evenly over the others.
    let each = 1 / (to - from)
    for pixel in first..<last {
      let (west, east) = (max(Float(pixel), from), min(Float(pixel + 1), to))
      let crossed = (east - west) * each
      // The mean distance of this part of the line from the left edge of the pixel.
      let right = crossed * ((west + east) / 2 - Float(pixel))
      areas[start + pixel] += area * (crossed - right)
      areas[start + pixel + 1] += area * right
    }
  }

  private func shades() -> Shades {
    var levels: [UInt8] = []
    levels.reserveCapacity(width * height)
    for row in 0..<height {
      var sum: Float = 0
      for pixel in 0..<width {
        sum += areas[row * (width + 2) + pixel]
        levels.append(UInt8(min(abs(sum), 1) * Float(Self.ink) + 0.5))
      }
    }
    return Shades(left: left, top: top, width: width, height: height, levels: levels)
  }
}
