import TextBasics

/// A picture of horizontal runs of few colours, and of letters, written as PNG (ISO/IEC 15948).
///
/// Equal rows are kept as bands. A band is written as its first row and a filter that repeats the
/// row above, so the cost of a picture depends on its runs and its height, not on its pixels. Rows
/// of letters are written as their differences from the row above, which are zero in the stems.
struct RunPicture {
  struct Run: Hashable {
    /// An index into the colours.
    var color: UInt8
    var length: Int
  }

  /// Rows of letters as they are written, for pictures that share them.
  struct Rows: Sendable {
    let width: Int
    let height: Int
    fileprivate private(set) var runs: [Run] = []

    /// The rows as differences from the rows above; the first row as it is.
    init(_ canvas: Canvas) {
      (width, height) = (canvas.width, canvas.height)
      for row in 0..<canvas.height { add(row, of: canvas) }
    }
  }

  let width: Int
  /// Red, green and blue in 24 bits.
  let colors: [UInt32]
  private enum Band {
    case runs([Run], height: Int)
    case rows(Rows)
  }

  private var bands: [Band] = []
  private(set) var height = 0

  init(width: Int, colors: [UInt32]) {
    self.width = width
    self.colors = colors
  }

  /// Adds rows below the others.
  ///
  /// Marks are the parts in another colour than the first one, from left to right; parts that
  /// overlap the mark before or the edge are cut off.
  mutating func add(_ height: Int, _ marks: [(x: Int, width: Int, color: UInt8)] = []) {
    guard height > 0 else { return }
    var runs: [Run] = []
    var end = 0
    for mark in marks {
      let start = max(end, mark.x)
      let stop = min(width, mark.x + mark.width)
      guard stop > start else { continue }
      if start > end { runs.append(Run(color: 0, length: start - end)) }
      runs.append(Run(color: mark.color, length: stop - start))
      end = stop
    }
    if end < width { runs.append(Run(color: 0, length: width - end)) }
    bands.append(.runs(runs, height: height))
    self.height += height
  }

  /// Adds letters below the other rows, as wide as the picture.
  mutating func add(_ rows: Rows) {
    guard rows.width == width else { return }
    bands.append(.rows(rows))
    height += rows.height
  }

  func png() -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each pixel, which are indices of colours.
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 3, 0, 0, 0]
    Self.append("IHDR", header, to: &bytes)
    Self.append("PLTE", colors.flatMap { Self.bigEndian($0).dropFirst() }, to: &bytes)
    Self.append("IDAT", compressed(), to: &bytes)
    Self.append("IEND", [], to: &bytes)
    return bytes
  }

  /// The rows in the format of zlib (RFC 1950).
  private func compressed() -> [UInt8] {
    var stream = Stream()
    for band in bands {
      switch band {
      case .runs(let runs, let height):
        stream.put(0, times: 1)
        for run in runs { stream.put(run.color, times: run.length) }
        for _ in 1..<height {
          stream.put(2, times: 1)
          stream.put(0, times: width)
        }
      case .rows(let rows): for run in rows.runs { stream.put(run.color, times: run.length) }
      }
    }
    return [0x78, 0x01] + stream.deflate.finished() + Self.bigEndian(stream.sum.value)
  }

  private struct Stream {
    var deflate = RunDeflate()
    var sum = Checksum.Adler32()

    mutating func put(_ byte: UInt8, times count: Int) {
      deflate.put(byte, times: count)
      sum.add(byte, times: count)
    }
  }

  private static func append(_ kind: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    let chunk = Array(kind.utf8) + content
    bytes += bigEndian(UInt32(content.count)) + chunk + bigEndian(Checksum.crc32(of: chunk))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}

extension RunPicture.Rows {
  /// Most pixels are equal to those above them, so they are compared by eights.
  private mutating func add(_ row: Int, of canvas: Canvas) {
    runs.append(RunPicture.Run(color: row == 0 ? 0 : 2, length: 1))
    let pixels = canvas.pixels.span
    let end = row * canvas.width + canvas.end
    var place = row * canvas.width
    var (value, count): (UInt8, Int) = (0, 0)
    while place < end {
      if value == 0, place + 8 <= end,
        pixels.word(at: place) == (row == 0 ? 0 : pixels.word(at: place - canvas.width))
      {
        count += 8
        place += 8
        continue
      }
      let next = pixels[place] &- (row == 0 ? 0 : pixels[place - canvas.width])
      if next != value {
        if count > 0 { runs.append(RunPicture.Run(color: value, length: count)) }
        (value, count) = (next, 0)
      }
      count += 1
      place += 1
    }
    let rest = canvas.width - canvas.end
    if value == 0 {
      runs.append(RunPicture.Run(color: 0, length: count + rest))
    } else {
      runs.append(RunPicture.Run(color: value, length: count))
      if rest > 0 { runs.append(RunPicture.Run(color: 0, length: rest)) }
    }
  }
}
