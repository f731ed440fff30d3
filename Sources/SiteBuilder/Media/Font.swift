/// The letters of the program: Latin, Greek, Cyrillic, kana, Korean syllables and the Chinese
/// characters of JIS X 0208 and KS X 1001, in one weight.
///
/// Nothing is read before a letter is needed. `Sources/CFont/make` describes the format of the
/// bytes.
struct Font: Sendable {
  /// A letter: closed contours in units of the font, upwards from the baseline.
  struct Outline: Equatable, Sendable {
    var width: Int
    var contours: [Contour] = []
  }

  struct Contour: Equatable, Sendable {
    var start: Point
    var curves: [Curve] = []
  }

  /// A quadratic curve from the end of the one before; a line has no control point.
  struct Curve: Equatable, Sendable {
    var control: Point?
    var end: Point
  }

  struct Point: Equatable, Sendable {
    var x: Int
    var y: Int

    /// A point moved by `x` and `y`, limited to a few ems, whatever the font says.
    func moved(_ x: Int, _ y: Int) -> Point {
      Point(x: min(max(self.x + x, -4096), 4096), y: min(max(self.y + y, -4096), 4096))
    }

    func halfway(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
  }

  static let builtIn = Font(FontData())

  let unitsPerEm: Int
  private let data: FontData
  private let count: Int
  private let pairs: Int
  private let codes: [FontCode]
  /// The indices in the bytes at which the outlines' places, the kerned pairs and the outlines
  /// begin.
  private let (places, kerning, outlines): (Int, Int, Int)

  private static let blocks = 20
  private static let blockSize = 10
  private static let pairSize = 5
  /// More steps than any letter has.
  private static let mostSteps = 4096

  init(_ data: FontData) {
    self.data = data
    unitsPerEm = max(1, data.number(at: 4, bytes: 2))
    count = min(65_536, data.number(at: 8, bytes: 4))
    pairs = min(65_536, data.number(at: 12, bytes: 4))
    places = Self.blocks + 1024 * Self.blockSize
    kerning = places + 3 * count
    let start = kerning + Self.pairSize * pairs
    outlines = start + data.number(at: 16, bytes: 4)
    var next = start
    codes = (0..<7).map { _ in
      let code = FontCode(data, at: next)
      next += code.size
      return code
    }
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { index(of: scalar) != nil }

  /// The index of a letter: the number of letters before it.
  private func index(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.value < 0x10000 else { return nil }
    let block = Self.blocks + Int(scalar.value / 64) * Self.blockSize
    let bit = Int(scalar.value % 64)
    var before = data.number(at: block, bytes: 2)
    guard data[block + 2 + bit / 8] >> UInt8(bit % 8) & 1 == 1 else { return nil }
    for byte in 0..<(bit / 8) { before += data[block + 2 + byte].nonzeroBitCount }
    let lower = UInt8(truncatingIfNeeded: 1 << (bit % 8) - 1)
    before += (data[block + 2 + bit / 8] & lower).nonzeroBitCount
    return before < count ? before : nil
  }

  /// The number of units by which the second of two letters is moved: nearer if negative, else
  /// farther.
  func kern(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    guard first.value < 0x2100, second.value < 0x2100 else { return 0 }
    let wanted = Int(first.value) << 16 | Int(second.value)
    var (low, high) = (0, pairs)
    while low < high {
      let middle = (low + high) / 2
      let place = kerning + middle * Self.pairSize
      let pair = data.number(at: place, bytes: 2) << 16 | data.number(at: place + 2, bytes: 2)
      if pair == wanted { return Int(Int8(bitPattern: data[place + 4])) }
      if pair < wanted { low = middle + 1 } else { high = middle }
    }
    return 0
  }

  /// The width of a letter in units; nil for one that the font lacks.
  func width(of scalar: Unicode.Scalar) -> Int? {
    guard var bits = bits(of: scalar) else { return nil }
    return width(&bits)
  }

  func outline(of scalar: Unicode.Scalar) -> Outline? {
    guard var bits = bits(of: scalar) else { return nil }
    var outline = Outline(width: width(&bits))
    var start = Point(x: 0, y: 0)
    var left = Self.mostSteps
    var operation = codes[0].symbol(&bits)
    while let kind = operation, kind == 1 || kind == 2, left > 0 {
      left -= 1
      start = start.moved(codes[5].symbol(&bits) ?? 0, codes[5].symbol(&bits) ?? 0)
      var contour = Contour(start: start)
      if kind == 2 {
        var elsewhere = FontBits(data: data, place: outlines * 8 + bits.number(bits: 24))
        _ = readCurves(of: &contour, &elsewhere, &left)
        operation = codes[0].symbol(&bits)
      } else {
        operation = readCurves(of: &contour, &bits, &left)
      }
      outline.contours.append(contour)
    }
    return outline
  }

  private func bits(of scalar: Unicode.Scalar) -> FontBits? {
    index(of: scalar).map { index in
      FontBits(
        data: data, place: 8 * (outlines + data.number(at: places + 3 * index, bytes: 3)))
    }
  }

  private func width(_ bits: inout FontBits) -> Int {
    min(max(0, codes[6].symbol(&bits) ?? 0), 4 * unitsPerEm)
  }

  /// - Returns: The operation that ends the contour.
  private func readCurves(
    of contour: inout Contour, _ bits: inout FontBits, _ left: inout Int
  ) -> Int? {
    var place = contour.start
    func next(_ x: Int?, _ y: Int?) -> Point {
      place = place.moved(x ?? 0, y ?? 0)
      return place
    }
    while left > 0 {
      left -= 1
      let operation = codes[0].symbol(&bits)
      switch operation {
      case 3: contour.curves.append(Curve(end: next(codes[1].symbol(&bits), 0)))
      case 4: contour.curves.append(Curve(end: next(0, codes[2].symbol(&bits))))
      case 5:
        contour.curves.append(Curve(end: next(codes[3].symbol(&bits), codes[3].symbol(&bits))))
      case 6, 7:
        var control = next(codes[4].symbol(&bits), codes[4].symbol(&bits))
        if operation == 7 {
          let second = next(codes[4].symbol(&bits), codes[4].symbol(&bits))
          contour.curves.append(Curve(control: control, end: control.halfway(to: second)))
          control = second
        }
        let end = next(codes[4].symbol(&bits), codes[4].symbol(&bits))
        contour.curves.append(Curve(control: control, end: end))
      default: return operation
      }
    }
    return nil
  }
}
