import Testing

/// Reads pictures of cards back: the one block with its own codes is expanded, and filters are undone.
struct PictureReader {
  let width: Int
  /// Red, green and blue.
  let colors: [[UInt8]]
  /// Indices of colours.
  let rows: [[UInt8]]

  init(_ png: [UInt8]) throws {
    func start(of kind: String) throws -> Int {
      let name = Array(kind.utf8)
      return try #require(png.indices.first { png[$0...].starts(with: name) }) + 4
    }
    func number(_ place: Int) -> Int { png[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let header = try start(of: "IHDR")
    width = number(header)
    let palette = try start(of: "PLTE")
    colors = stride(from: palette, to: palette + number(palette - 8), by: 3).map {
      Array(png[$0..<($0 + 3)])
    }
    let data = try start(of: "IDAT")
    let end = data + number(data - 8)
    let bytes = try Self.expanded(Bits(bytes: Array(png[(data + 2)..<(end - 4)])))
    #expect(number(end - 4) == Self.adler32(bytes))
    var rows: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: width + 1) {
      let row = Array(bytes[(start + 1)..<(start + 1 + width)])
      rows.append(bytes[start] == 2 ? zip(rows.last ?? row, row).map { $0 &+ $1 } : row)
    }
    #expect(rows.count == number(header + 4))
    self.rows = rows
  }

  /// The sum of RFC 1950, byte by byte.
  private static func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// A code of RFC 1951, as its words and what they stand for.
  private struct Code {
    private var symbols: [[Int]: Int] = [:]

    init(_ lengths: [Int]) {
      var next = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[[length, next]] = symbol
          next += 1
        }
        next <<= 1
      }
    }

    func symbol(_ bits: Bits) throws -> Int {
      var code = 0
      for length in 1...15 {
        code = code << 1 | bits.number(1)
        if let symbol = symbols[[length, code]] { return symbol }
      }
      throw Unreadable()
    }
  }

  private struct Unreadable: Error {}

  /// Reads bits as RFC 1951 stores them.
  private final class Bits {
    private let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func number(_ count: Int) -> Int {
      (0..<count).reduce(0) { number, bit in
        defer { place += 1 }
        guard place / 8 < bytes.count else { return number }
        return number | Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
      }
    }
  }

  private static func expanded(_ bits: Bits) throws -> [UInt8] {
    #expect(bits.number(3) == 0b101)
    let code = try code(bits)
    var bytes: [UInt8] = []
    while true {
      let symbol = try code.symbol(bits)
      if symbol == 256 { return bytes }
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      let place = symbol - 257
      let extra = place < 8 || place == 28 ? 0 : (place - 4) / 4
      let base = place < 8 ? place + 3 : place == 28 ? 258 : (4 + place % 4) << extra + 3
      let length = base + bits.number(extra)
      #expect(bits.number(1) == 0)
      bytes += [UInt8](repeating: try #require(bytes.last), count: length)
    }
  }

  private static func code(_ bits: Bits) throws -> Code {
    let (count, distances, order) = (bits.number(5) + 257, bits.number(5) + 1, bits.number(4) + 4)
    var inner = [Int](repeating: 0, count: 19)
    let places = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for place in places.prefix(order) { inner[place] = bits.number(3) }
    let innerCode = Code(inner)
    var lengths: [Int] = []
    while lengths.count < count + distances {
      let symbol = try innerCode.symbol(bits)
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 17: lengths += [Int](repeating: 0, count: 3 + bits.number(3))
      case 18: lengths += [Int](repeating: 0, count: 11 + bits.number(7))
      default: throw Unreadable()
      }
    }
    #expect(lengths.count == count + distances && lengths.last == 1)
    return Code(Array(lengths.prefix(count)))
  }
}
